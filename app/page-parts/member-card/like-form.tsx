import type { MouseEvent, ReactNode } from "react";
import { Form } from "react-router";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { UnsentText } from "../navigation/unsent-text.tsx";
import * as styles from "./like-form.css.ts";
import { useLike } from "./use-like.ts";

/** Around one like button or many; sent without a script, to the page that it stands on (`like-action.server.ts`). */
export function LikeForm({ children }: { children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      {children}
    </Form>
  );
}

/** The phone's bar may lie over it. */
function showWhole(text: HTMLElement | null): void {
  text?.scrollIntoView({ block: "nearest" });
}

interface LikeButtonProps {
  id: string;
  name: string;
  liked?: boolean;
  size?: "small" | "normal";
}

/** Likes somebody, or takes the like back: then the heart is filled and the word another. Belongs in a LikeForm. */
export function LikeButton({ id, name, liked = false, size = "small" }: LikeButtonProps) {
  const { t } = useTranslation("common");
  const { isLiked, unsent, toggle } = useLike(id, liked);
  function onClick(event: MouseEvent) {
    event.preventDefault();
    // The second half of a double click.
    if (event.detail < 2) toggle();
  }
  return (
    <>
      <Button
        tone="secondary"
        size={size}
        wide
        icon={isLiked ? "heart-filled" : "heart"}
        id={`l${id}`}
        name={isLiked ? "unlike" : "like"}
        value={id}
        aria-pressed={isLiked}
        onClick={onClick}
      >
        {t(isLiked ? "liked" : "like")} <span className={visuallyHidden}>{name}</span>
      </Button>
      {unsent && (
        <p role="alert" ref={showWhole} className={styles.unsent}>
          <UnsentText unsent={unsent} />
        </p>
      )}
    </>
  );
}
