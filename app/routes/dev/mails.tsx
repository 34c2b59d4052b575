import { listMailPreviews } from "../../contract/development.ts";
import { isLocale, languageNames } from "../../domain/locale/languages.ts";
import { apiOf, localeOf, allowOwnFrames } from "../../request/context.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import type { Route } from "./+types/mails.ts";
import * as styles from "./mails/dev.css.ts";
import { MailFrame } from "./mails/mail-frame.tsx";

export const handle = { hydrate: false, title: "dev:mails.title" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

/** The languages that have mail texts of their own. */
const LANGUAGES = ["nl", "en"] as const;

/** Every kind of mail, and one of them as it is read; `mail` is its number. Only a demonstration has this page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("language") ?? localeOf(context);
  const language = isLocale(asked) ? asked : "nl";
  const { mails } = await apiOf(context).callOrThrow(listMailPreviews, { language });
  const number = Math.min(Math.max(0, Math.floor(Number(url.searchParams.get("mail")) || 0)), mails.length - 1);
  allowOwnFrames(context);
  const list = mails.map(({ kind, subject }) => ({ kind, subject }));
  return { language, number, list, subject: mails[number]?.subject ?? "", text: mails[number]?.text ?? "" };
}

export default function Mails({ loaderData: { language, number, list, subject, text } }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  const to = (changes: { language?: string; mail?: number }) =>
    `?${new URLSearchParams({ language, mail: String(number), ...stringsOf(changes) })}`;
  const tabs = LANGUAGES.map((one) => ({
    link: <a href={to({ language: one })}>{languageNames[one]}</a>,
    current: one === language,
  }));
  return (
    <Page title={t("mails.title")} lead={t("mails.lead")} width="wide">
      <Banner tone="info">{t("mails.examples")}</Banner>
      <Tabs label={t("mails.languages")} tabs={tabs} />
      <Section title={t("mails.kinds")}>
        <ol className={styles.links}>
          {list.map((mail, index) => (
            <li key={`${mail.kind} ${index}`}>
              <a href={to({ mail: index })} aria-current={index === number ? "true" : undefined}>
                {mail.subject}
              </a>{" "}
              <code>{mail.kind}</code>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={subject}>
        <MailFrame title={subject} query={{ language, mail: String(number) }} />
        <Card>
          <h3>{t("mails.text_part")}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
        <ButtonLink href="/dev/mailbox" tone="secondary">
          {t("mailbox.title")}
        </ButtonLink>
      </Section>
    </Page>
  );
}

function stringsOf(changes: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, String(value)]));
}
