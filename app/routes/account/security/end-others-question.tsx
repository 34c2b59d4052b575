import { QuestionDialog } from "../../../page-parts/question-dialog.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";

/** Asks before all other devices are signed out. Without a script it stands at the top of the page. */
export function EndOthersQuestion() {
  const { t } = useTranslation("access");
  return (
    <QuestionDialog
      title={t("security.others_title")}
      text={t("security.others_text")}
      yes={t("security.others_yes")}
      no={t("security.others_no")}
      page="/profile/security"
      fields={{ intent: "end_others" }}
    />
  );
}
