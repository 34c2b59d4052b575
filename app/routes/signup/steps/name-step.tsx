import { NAME_MAX } from "../../../domain/account/limits.ts";
import { AskedAddressField } from "../../../page-parts/asked-address-field.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { signInHref } from "../sign-in-href.ts";
import type { StepProps } from "./step-props.ts";

/**
 * Step 3: profile name and e-mail address. An address that has an account offers to sign in, one that is being deleted
 * says that the way back was mailed (spec §8). One with a likely slip is asked about once.
 */
export function NameStep({ view, emailConflict, asked, mendHref, button }: StepProps) {
  const { t } = useTranslation("signup");
  return (
    <>
      {emailConflict && (
        <Banner
          tone="info"
          icon={emailConflict === "account_deleted" ? "mail" : "user"}
          title={t(`email_conflict.${emailConflict}_title`)}
          action={
            <ButtonLink href={signInHref(view.target?.id)} tone="secondary" size="small">
              {t("sign_in")}
            </ButtonLink>
          }
        >
          {t(`email_conflict.${emailConflict}_text`)}
        </Banner>
      )}
      {asked && (
        <Banner
          tone="info"
          icon="mail"
          title={t("likely.title", { likely: asked.likely })}
          action={
            <ButtonLink href={mendHref} tone="secondary" size="small" data-signup="">
              {t("likely.mend")}
            </ButtonLink>
          }
        >
          {t("likely.text", { email: asked.email, button })}
        </Banner>
      )}
      <AskedAddressField asked={asked?.email} />
      <TextField name="name" hint={t("name.name_hint", { max: NAME_MAX })} autoComplete="nickname" />
      <TextField name="email" type="email" hint={t("name.email_hint")} autoComplete="email" inputMode="email" />
    </>
  );
}
