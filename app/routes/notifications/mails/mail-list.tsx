import type { SentMail } from "../../../contract/account/notifications.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EmailText } from "../../../ui/email-text/email-text.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useMailKind } from "./mail-kind.ts";
import * as styles from "./mail-list.css.ts";

const icons = { waiting: "clock", sent: "check", bounced: "back", complained: "flag", given_up: "alert" } as const;

/** `zone`: the reader's (IANA). */
export function MailList({ mails, zone }: { mails: SentMail[]; zone: string }) {
  const { t } = useTranslation("notifications");
  return (
    <Card padding="none">
      <ul className={styles.list} aria-label={t("mails.title")}>
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} zone={zone} />
        ))}
      </ul>
    </Card>
  );
}

function Mail({ mail: { kind, subject, to, at, status }, zone }: { mail: SentMail; zone: string }) {
  const { t } = useTranslation("notifications");
  const locale = useLocale();
  const words = useMailKind()(kind);
  return (
    <li className={styles.mail}>
      <div>
        <strong>{subject}</strong>
        {words && <p>{words}</p>}
        <p className={styles.soft}>
          <time dateTime={at}>{formatMoment(at, locale, zone)}</time>
          {" · "}
          <EmailText>{t("mails.to", { email: to })}</EmailText>
        </p>
      </div>
      <span className={styles.status[status]}>
        <Icon name={icons[status]} size={20} />
        {t(`mails.status.${status}`)}
      </span>
    </li>
  );
}
