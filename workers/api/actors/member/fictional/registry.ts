import type { AuditAction } from "../../../../../app/contract/operators/audit-actions.ts";
import { clock } from "../../../clock.ts";
import { enqueue } from "../../outbox.ts";
import type { Actor, AuditEntry } from "../../site/operators/audit/audit.ts";
import type { RegisteredFictional } from "../../site/operators/members/fictional-profiles.ts";
import { accountOf, nextNumber } from "../account/account.ts";

/** Who does it, and why. */
export interface Act {
  operator: Actor;
  why: string;
}

/** Is this fictional profile retired? */
export function isRetired(sql: SqlStorage): boolean {
  return accountOf(sql).retired_at !== null;
}

/** Tells the site how this fictional profile stands in the operators' list, in the transaction of the change. */
export function tellFictional(sql: SqlStorage): void {
  const { id, name, gender, date_of_birth, country, city, signup_date, retired_at } = accountOf(sql);
  const basics = { id, name, gender, date_of_birth, country, city };
  const payload: RegisteredFictional = { ...basics, made_at: signup_date, retired_at };
  enqueue(sql, { id: `${id}/fictional/${nextNumber(sql)}`, target: "site", kind: "fictional_profile", payload });
}

interface RecordedAct {
  action: AuditAction;
  operator: Actor;
  why?: string;
  /** Of an act that may come again: it is written down once. */
  key?: string;
}

/** What an operator did with this profile, for the audit log of the site, in the transaction of the act. */
export function recordAct(sql: SqlStorage, { action, operator, why, key }: RecordedAct): void {
  const { id } = accountOf(sql);
  const payload: AuditEntry = {
    operator,
    action,
    member: id,
    at: clock.now(),
    ...(why !== undefined && { words: why }),
  };
  const event = `${id}/${action}/${key ?? nextNumber(sql)}`;
  enqueue(sql, { id: event, target: "site", kind: "operator_event", payload });
}
