import { QuestionDialog } from "../../page-parts/question-dialog.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PhotoView } from "./photo-view.ts";

/** Asks before a photo is deleted. Without a script it stands at the top of the page. */
export function DeleteQuestion({ id, src }: Pick<PhotoView, "id" | "src">) {
  const { t } = useTranslation("photos");
  return (
    <QuestionDialog
      title={t("ask.title")}
      text={t("ask.text")}
      yes={t("ask.yes")}
      no={t("ask.no")}
      page="/profile/photos"
      fields={{ intent: "delete", id }}
    >
      {src && <Photo src={src} alt="" size="large" />}
    </QuestionDialog>
  );
}
