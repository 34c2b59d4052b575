import type { ComponentProps } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";

/** The profile page of a deleted member. */
export function DeletedMember({ back }: Pick<ComponentProps<typeof Page>, "back">) {
  const { t } = useTranslation("member-profile");
  const action = (
    <ButtonLink asChild>
      <AppLink href="/members">{t("deleted_action")}</AppLink>
    </ButtonLink>
  );
  return (
    <Page title={t("deleted_title")} hideTitle back={back}>
      <EmptyState icon="user" title={t("deleted_title")} action={action}>
        <p>{t("deleted_text")}</p>
      </EmptyState>
    </Page>
  );
}
