import type { ReactNode } from "react";
import { Form } from "react-router";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import "./like-form.css.ts";

/** Around one like button or many; `back` is the page to return to, at the very button that was pressed. */
export function LikeForm({ back, children }: { back: string; children: ReactNode }) {
  return (
    <Form method="post" action="/likes" preventScrollReset>
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  );
}

interface LikeButtonProps {
  id: string;
  name: string;
  liked?: boolean;
  size?: "small" | "normal";
}

/** Likes somebody, or takes the like back: then the heart is filled and the word another. Belongs in a LikeForm. */
export function LikeButton({ id, name, liked, size = "small" }: LikeButtonProps) {
  const { t } = useTranslation("common");
  return (
    <Button
      tone="secondary"
      size={size}
      wide
      icon={liked ? "heart-filled" : "heart"}
      id={`l${id}`}
      name={liked ? "unlike" : "like"}
      value={id}
      aria-pressed={Boolean(liked)}
    >
      {t(liked ? "liked" : "like")} <span className={visuallyHidden}>{name}</span>
    </Button>
  );
}
