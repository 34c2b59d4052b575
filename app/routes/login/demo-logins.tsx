import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { EmailText } from "../../ui/email-text/email-text.tsx";

/** On a demonstration site: whom a newcomer can sign in as. */
export function DemoLogins({ logins }: { logins: { email: string; password: string; name: string }[] }) {
  const { t } = useTranslation("login");
  return (
    <Banner tone="info" title={t("demo_title")}>
      <p>{t("demo")}</p>
      <ul>
        {logins.map(({ email, password, name }) => (
          <li key={email}>
            {name}: <EmailText>{t("demo_use", { email, password })}</EmailText>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
