import { getCompanyInfo } from "../../contract/site.ts";
import { withdrawalDays } from "../../domain/money/withdrawal.ts";
import { MIN_AGE } from "../../domain/account/age.ts";
import { FREE_CONVERSATIONS } from "../../domain/new-conversations.ts";
import { showsUsText } from "../../domain/visitor/us-text.ts";
import { apiOf, localeOf, settingsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page as Frame, Section } from "../../ui/page/page.tsx";
import type { Route } from "./+types/page.ts";
import { Contact } from "./contact.tsx";
import { isToken, type Token } from "./tokens.ts";
import { UsPrivacy } from "./us-privacy.tsx";
import { Version } from "./version.tsx";

export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { token: Token } | undefined, t) => (data ? t(`pages:${data.token}.title`) : ""),
} satisfies PageHandle;

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  if (!isToken(token)) throw failure({ error: "not_found" });
  const { companyinfo } = await apiOf(context).callOrThrow(getCompanyInfo);
  const { country } = context.get(platformContext);
  const { name, message_credits, refund_days, support_email, support_phone, countries } = settingsOf(context);
  return {
    token,
    company: companyinfo,
    site: name,
    locale: localeOf(context),
    us: token === "privacy" && showsUsText({ locale: localeOf(context), country, countries }),
    message_credits,
    refund_days: withdrawalDays(refund_days),
    support_email,
    support_phone,
  };
}

interface TextSection {
  heading: string;
  text?: string[];
  list?: string[];
}

/** One of the pages that are read: its words are all in `locales/`, with the site's own figures filled in. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("pages");
  const { token, company } = loaderData;
  const values = {
    site: loaderData.site,
    company: company.name,
    min_age: MIN_AGE,
    free_conversations: FREE_CONVERSATIONS,
    message_credits: t("credits", { count: loaderData.message_credits }),
    refund_days: loaderData.refund_days,
  };
  const sections = t(`${token}.sections`, { ...values, returnObjects: true }) as TextSection[];
  return (
    <Frame title={t(`${token}.title`)} lead={t(`${token}.lead`)}>
      {token === "terms" && <Version added={company.added} locale={loaderData.locale} />}
      {sections.map(({ heading, text = [], list }) => (
        <Section key={heading} title={heading}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Section>
      ))}
      {loaderData.us && <UsPrivacy company={company.name} />}
      {token === "service" && (
        <ButtonLink href="/support" icon="mail">
          {t("contact_link")}
        </ButtonLink>
      )}
      {token === "service" || token === "terms" ? (
        <Contact
          company={company}
          email={loaderData.support_email}
          phone={loaderData.support_phone ?? company.support_phone}
          locale={loaderData.locale}
        />
      ) : (
        <Section title={t("read_on")}>
          <ButtonLink href="/support" tone="secondary" icon="mail">
            {t("contact_link")}
          </ButtonLink>
        </Section>
      )}
    </Frame>
  );
}
