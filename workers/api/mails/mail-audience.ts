import { mailKinds, type MailKind } from "../../../app/contract/notification-kinds.ts";
import type { MailName } from "./mail-contents.ts";

/**
 * Why somebody gets a mail: it is a notification they chose (`notification`), it is about their account (`account`), or it goes
 * to an address that is not (or no longer) a member's account's (`other`): whoever reads it there may switch nothing off.
 */
export type MailAudience = "notification" | "account" | "other";

const others: readonly MailName[] = ["email_change", "email_changed", "account_erased", "operator_code"];

export function audienceOf(kind: MailName): MailAudience {
  if (isNotification(kind)) return "notification";
  return others.includes(kind) ? "other" : "account";
}

export function isNotification(kind: MailName): kind is MailKind {
  return (mailKinds as readonly string[]).includes(kind);
}
