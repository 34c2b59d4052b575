import { mailKinds, type MailKind } from "../../../app/contract/account/notification-kinds.ts";
import type { MailName } from "./mail-contents.ts";

/**
 * Why somebody gets a mail: it is a notification they chose (`notification`), it is about their account (`account`), or it goes
 * to an address that is not (or no longer) a member's account's (`other`): whoever reads it there may switch nothing off.
 * So may nobody what is about a report, a complaint or a question to the support (`case`).
 */
export type MailAudience = "notification" | "account" | "other" | "case";

const cases: readonly MailName[] = [
  "report_received",
  "complaint_received",
  "appeal_received",
  "case_decided",
  "report_decided",
  "support_received",
  "support_answered",
];
const others: readonly MailName[] = [
  "email_change",
  "email_changed",
  "account_erased",
  "operator_code",
  "operator_passkey_added",
  "operator_passkey_removed",
];

export function audienceOf(kind: MailName): MailAudience {
  if (isNotification(kind)) return "notification";
  if (cases.includes(kind)) return "case";
  return others.includes(kind) ? "other" : "account";
}

export function isNotification(kind: MailName): kind is MailKind {
  return (mailKinds as readonly string[]).includes(kind);
}
