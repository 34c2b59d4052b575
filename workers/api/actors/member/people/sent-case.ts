import type { SentCase } from "../../../../../app/contract/safety/cases.ts";
import { accountOf } from "../account/account.ts";

/** What a mail may say of what somebody sent: to an address that nobody confirmed, not about whom. It may be another person's. */
export function sentCaseFor(sql: SqlStorage, { person, ...sent }: SentCase): SentCase {
  return person && accountOf(sql).status === "confirmed" ? { ...sent, person } : sent;
}
