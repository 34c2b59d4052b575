import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { QuestionDialog } from "../../../page-parts/question-dialog.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";

const PAGE = "/profile/security";

/** Signs out all other devices, once the question is answered. */
export function EndOthers({ asked }: { asked: boolean }) {
  const { t } = useTranslation("access");
  return (
    <>
      <ButtonLink asChild tone="secondary" icon="logout">
        <AppLink href={`${PAGE}?ask=others`} preventScrollReset state={KEEPS_FOCUS}>
          {t("security.end_others")}
        </AppLink>
      </ButtonLink>
      {asked && (
        <QuestionDialog
          title={t("security.others_title")}
          text={t("security.others_text")}
          yes={t("security.others_yes")}
          no={t("security.others_no")}
          page={PAGE}
          fields={{ intent: "end_others" }}
        />
      )}
    </>
  );
}
