import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";

/** The profile page of a deleted member. */
export function DeletedMember() {
  const { t } = useTranslation("members");
  const action = (
    <ButtonLink asChild>
      <AppLink href="/members">{t("profile.deleted_action")}</AppLink>
    </ButtonLink>
  );
  return (
    <Page title={t("profile.deleted_title")} hideTitle>
      <EmptyState icon="user" title={t("profile.deleted_title")} action={action}>
        <p>{t("profile.deleted_text")}</p>
      </EmptyState>
    </Page>
  );
}
