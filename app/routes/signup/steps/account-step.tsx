import type { ReactNode } from "react";
import { MIN_AGE } from "../../../domain/account/age.ts";
import type { Niche } from "../../../domain/site/niches.ts";
import { isLive } from "../../../domain/live-features.ts";
import { PASSWORD_MIN } from "../../../domain/account/limits.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { MarkedText } from "../../../page-parts/words/marked-text.tsx";
import { ShowPassword } from "../../../page-parts/password/show-password.tsx";
import { PageLink } from "../page-link.tsx";
import type { StepProps } from "./step-props.ts";
import { Summary } from "./summary.tsx";

/** Step 4: a password, what was filled in, and consents, of which the third is free. */
export function AccountStep({ view }: StepProps) {
  return (
    <AccountFields site={view.site} niche={view.niche} email={view.values.email}>
      <Summary view={view} />
    </AccountFields>
  );
}

interface AccountFieldsProps {
  site: string;
  niche: Niche;
  email?: string;
  /** Between the password and the consents. */
  children?: ReactNode;
}

/** What every sign-up ends with, by whichever entry: a password and the consents. */
export function AccountFields({ site, niche, email, children }: AccountFieldsProps) {
  const { t } = useTranslation("signup");
  const links = {
    terms: <PageLink href="/pages/terms" aside />,
    privacy: <PageLink href="/pages/privacy" aside />,
  };
  return (
    <>
      {/* So that a password manager knows which account the password is for. */}
      {email && <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />}
      <PasswordField
        name="password"
        hint={t("account.password_hint", { min: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <ShowPassword />
      {children}
      <CheckboxField
        name="consent_terms"
        label={<MarkedText text={t("account.consent_terms", { min_age: MIN_AGE })} marks={links} />}
      />
      <CheckboxField
        name="consent_sensitive"
        label={t("account.consent_sensitive", { site, context: toldBy(niche) })}
      />
      {(isLive("news") || isLive("promotions")) && (
        <CheckboxField name="consent_news" label={t("account.consent_news")} />
      )}
    </>
  );
}

/** What membership alone tells of a person: the consent names it, too (special categories, GDPR article 9). */
function toldBy(niche: Niche): "gay" | "bdsm" | "niche" | undefined {
  if (niche === "general") return undefined;
  return niche === "gay" || niche === "bdsm" ? niche : "niche";
}
