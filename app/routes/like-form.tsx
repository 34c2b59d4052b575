import { useTranslation } from "react-i18next";
import { visuallyHidden } from "../design/visually-hidden.css.ts";
import { Button } from "../ui/button/button.tsx";

interface LikeFormProps {
  id: string;
  name: string;
  liked?: boolean;
  /** The page to return to; it comes back to this very form. */
  back: string;
  size?: "small" | "normal";
}

/** Likes somebody, or takes the like back. The heart is filled and the word changed where one likes already. */
export function LikeForm({ id, name, liked, back, size = "small" }: LikeFormProps) {
  const { t } = useTranslation("common");
  return (
    <form method="post" action="/likes" id={`l${id}`}>
      <input type="hidden" name="intent" value={liked ? "unlike" : "like"} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <Button tone="secondary" size={size} wide icon={liked ? "heart-filled" : "heart"} aria-pressed={Boolean(liked)}>
        {t(liked ? "liked" : "like")} <span className={visuallyHidden}>{name}</span>
      </Button>
    </form>
  );
}
