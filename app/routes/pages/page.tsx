import { type CompanyInfo, getCompanyInfo } from "../../contract/site.ts";
import { MIN_AGE } from "../../domain/account/age.ts";
import { supportPhone } from "../../domain/site/support-phone.ts";
import { readsUsText } from "../../page-parts/layout/visitor-footer.server.ts";
import { apiOf, type Context, localeOf, nowOf, settingsOf } from "../../request/context.server.ts";
import { termsTextOf } from "../../request/locale/terms-text.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import { companyFor } from "../../request/site/company.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page as Frame, Section } from "../../ui/page/page.tsx";
import type { Route } from "./+types/page.ts";
import { Contact } from "./contact.tsx";
import { findVersion } from "./find-version.ts";
import { isToken, isVersioned, type TermsToken, type Token } from "./tokens.ts";
import { UsPrivacy } from "./us-privacy.tsx";
import { OtherVersions, Version } from "./versions.tsx";

export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { token: Token } | undefined, t) => (data ? t(`pages:${data.token}.title`) : ""),
} satisfies PageHandle;

export async function loader({ context, params: { token, version } }: Route.LoaderArgs) {
  if (!isToken(token)) throw failure({ error: "not_found" });
  // The last that the API said. Without the company's name there is no page: then it is asked once more, and its failure is the error page.
  const company =
    (await companyFor(context.get(platformContext))) ?? (await apiOf(context).callOrThrow(getCompanyInfo)).companyinfo;
  const versioned = isVersioned(token) ? versionOf(context, { token, version, company }) : undefined;
  if (version !== undefined && !versioned) throw failure({ error: "not_found" });
  const { name, support_email, support_phone } = settingsOf(context);
  return {
    token,
    versioned,
    company,
    site: name,
    locale: localeOf(context),
    us: token === "privacy" && readsUsText(context),
    support_email,
    phone: supportPhone({ support_phone }, company),
  };
}

interface WantedVersion {
  token: TermsToken;
  version: string | undefined;
  company: CompanyInfo;
}

function versionOf(context: Context, { token, version, company: { name, added } }: WantedVersion) {
  const now = Date.parse(nowOf(context));
  const found = findVersion({ version, added, now, locale: localeOf(context) });
  return found && { ...found, ...termsTextOf(context, { document: token, version: found.day, company: name }) };
}

interface TextSection {
  heading: string;
  text?: string[];
  list?: string[];
}

/** One of the pages that are read: its words are all in `locales/`, with the site's own figures filled in. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("pages");
  const { token, company, versioned } = loaderData;
  const { lead, sections } = useText(loaderData);
  return (
    <Frame title={t(`${token}.title`)} lead={lead}>
      {versioned && <Version {...versioned} />}
      <Sections sections={sections} />
      {versioned && <OtherVersions page={token} versions={versioned.others} />}
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
          phone={loaderData.phone}
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

/** What is not versioned stands with the other texts. */
function useText({ token, versioned, site, company }: Route.ComponentProps["loaderData"]) {
  const { t } = useTranslation("pages");
  if (isVersioned(token)) return { lead: versioned?.lead, sections: versioned?.sections ?? [] };
  const values = { site, company: company.name, min_age: MIN_AGE, returnObjects: true } as const;
  return { lead: t(`${token}.lead`), sections: t(`${token}.sections`, values) as TextSection[] };
}

function Sections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ heading, text = [], list = [] }) => (
    <Section key={heading} title={heading}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  ));
}
