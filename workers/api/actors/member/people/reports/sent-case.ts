import type { SentCase, SentWords } from "../../../../../../app/contract/safety/cases.ts";
import { accountOf } from "../../account/account.ts";

/** What a mail may say of what somebody sent: to an address that nobody confirmed, not about whom. It may be another person's. */
export function sentCaseFor(sql: SqlStorage, { person, ...sent }: SentCase): SentCase {
  return person && isConfirmed(sql) ? { ...sent, person } : sent;
}

/** Likewise of what they wrote: nothing. */
export function copyFor(sql: SqlStorage, text: string | undefined): { copy?: SentWords } {
  return text && isConfirmed(sql) ? { copy: { text } } : {};
}

function isConfirmed(sql: SqlStorage): boolean {
  return accountOf(sql).status === "confirmed";
}
