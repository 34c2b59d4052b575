import { mailKinds, type MailKind } from "../../../contract/account/notification-kinds.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";

/** Mails about the account itself and about cases: nobody can switch those off. */
export const ownKinds = [
  "activation",
  "password_reset",
  "password_changed",
  "email_change",
  "email_changed",
  "new_sign_in",
  "passkey_added",
  "photo_refused",
  "about_refused",
  "corrected",
  "charge_back",
  "purchase",
  "statement",
  "mandate_given",
  "mandate_ended",
  "debit_announced",
  "refund",
  "account_closing",
  "account_reactivation",
  "account_erased",
  "sanction",
  "report_received",
  "report_decided",
  "appeal_received",
  "case_decided",
  "support_received",
  "support_answered",
  "mail_test",
] as const;

type OwnKind = (typeof ownKinds)[number];

/** The words for a kind of mail; nothing for one that another API invented, whose subject has to do. */
export function useMailKind(): (kind: string) => string | undefined {
  const { t } = useTranslation("notifications");
  return (kind) => {
    if ((mailKinds as readonly string[]).includes(kind)) return t(`kinds.${kind as MailKind}.title`);
    if ((ownKinds as readonly string[]).includes(kind)) return t(`mails.kinds.${kind as OwnKind}`);
    return undefined;
  };
}
