import { QuestionDialog } from "../../page-parts/question-dialog.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";

/** Asks before a photo is deleted. Without a script it stands at the top of the page. */
export function DeleteQuestion({ id }: { id: string }) {
  const { t } = useTranslation("photos");
  return (
    <QuestionDialog
      title={t("ask.title")}
      text={t("ask.text")}
      yes={t("ask.yes")}
      no={t("ask.no")}
      page="/profile/photos"
      fields={{ intent: "delete", id }}
    />
  );
}
