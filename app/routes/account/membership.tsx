import type { User } from "../../contract/profile.ts";
import { isDay } from "../../domain/age.ts";
import { formatDay } from "../../domain/format.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { useLocale } from "../use-locale.ts";

/** What only the member and we know. */
export function Membership({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { email, status } = user;
  const since = user.signup_date?.slice(0, 10) ?? "";
  const facts = [
    { term: t("email"), detail: email && <Address email={email} /> },
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

/** A long one goes on after its @, where people read it in two parts. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
