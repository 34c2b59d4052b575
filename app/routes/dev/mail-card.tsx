import type { Mail } from "../../contract/development.ts";
import type { Locale } from "../../contract/scalars.ts";
import { formatMoment } from "../../domain/format.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import * as styles from "./dev.css.ts";

/** One mail: who gets it, its text, its links to follow, and its HTML behind a fold, without scripts. */
export function MailCard({ mail, locale }: { mail: Mail; locale: Locale }) {
  const { t } = useTranslation("dev");
  return (
    <Card as="article">
      <h2>{mail.subject || t("mailbox.no_subject")}</h2>
      <Facts
        items={[
          { term: t("mailbox.to"), detail: mail.to },
          { term: t("mailbox.at"), detail: formatMoment(mail.at, locale) },
        ]}
      />
      <p className={styles.text}>{mail.text}</p>
      {mail.links.length > 0 && (
        <section>
          <h3>{t("mailbox.links")}</h3>
          <ul className={styles.links}>
            {mail.links.map((link) => (
              <li key={link}>
                <a href={link}>{link}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary className={styles.more}>{t("mailbox.html")}</summary>
        {/* Lazy: a mail that nobody opens is not laid out. */}
        <iframe
          title={mail.subject}
          sandbox=""
          srcDoc={withoutStyles(mail.html)}
          loading="lazy"
          className={styles.shown}
        />
      </details>
    </Card>
  );
}

/** The page's content security policy holds in the frame too and would report each of them. */
function withoutStyles(html: string): string {
  return html.replaceAll(/\sstyle=("[^"]*"|'[^']*')/gi, "").replaceAll(/<style[\s\S]*?<\/style>/gi, "");
}
