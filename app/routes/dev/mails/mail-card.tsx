import type { Mail } from "../../../contract/development.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import * as styles from "./dev.css.ts";
import { MailFrame } from "./mail-frame.tsx";

/**
 * One mail: who gets it, its text, its links to follow, its HTML behind a fold, and what its provider might tell of it
 * later.
 */
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
        {mail.id && <MailFrame title={mail.subject} query={{ id: mail.id }} />}
      </details>
      {mail.id && (
        <form method="post">
          <input type="hidden" name="mail" value={mail.id} />
          <Actions>
            {(["bounce", "complaint"] as const).map((event) => (
              <Button key={event} name="event" value={event} tone="quiet" size="small">
                {t(`mailbox.${event}`)}
              </Button>
            ))}
          </Actions>
        </form>
      )}
    </Card>
  );
}
