import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { DocumentForm } from "../../../page-parts/navigation/document-form.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { blockPage } from "./profile-links.ts";

interface SafetyBannerProps {
  id: string;
  name: string;
  back: string;
  /** The link to where they are reported. */
  report: { href: string; children: string };
  /** The form with which they are not shown again, or are. */
  hiding: { action: string; button: { name: string; value: string; children: string } };
}

/** The end of each profile: what is wise, and the way out of it. */
export function SafetyBanner({ id, name, back, report, hiding }: SafetyBannerProps) {
  const { t } = useTranslation("member-profile");
  const ways = (
    <Actions>
      <ButtonLink asChild tone="secondary" size="small" icon="block">
        <AppLink href={blockPage(id, back)} preventScrollReset>
          {t("block", { name })}
        </AppLink>
      </ButtonLink>
      <DocumentForm action={hiding.action}>
        <Button tone="secondary" size="small" {...hiding.button} />
      </DocumentForm>
      <ButtonLink asChild tone="quiet" size="small">
        <AppLink {...report} />
      </ButtonLink>
    </Actions>
  );
  return (
    <Banner tone="info" icon="shield" title={t("safety")} action={ways}>
      <p>{t("safety_text")}</p>
    </Banner>
  );
}
