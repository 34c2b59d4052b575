import type { User } from "../../contract/people/profile.ts";
import { isDay } from "../../domain/account/age.ts";
import { formatDay } from "../../domain/locale/format.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import { EmailText } from "../../ui/email-text/email-text.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";

/** Facts of the account that other members do not see. */
export function Membership({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { email, status } = user;
  const since = user.signup_date?.slice(0, 10) ?? "";
  const facts = [
    { term: t("email"), detail: email && <EmailText>{email}</EmailText> },
    { term: t("status"), detail: status && t(status === "not_confirmed" ? "not_confirmed" : "confirmed") },
    { term: t("since"), detail: isDay(since) && formatDay(since, locale) },
    { term: t("membership"), detail: t(user.paid_user ? "premium" : "free") },
  ];
  return (
    <Card as="section">
      <h2>{t("account")}</h2>
      <Facts items={facts.filter(({ detail }) => detail)} />
      {email && <p>{t("email_hint")}</p>}
    </Card>
  );
}
