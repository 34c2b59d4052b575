import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { enqueue } from "../../outbox.ts";
import type { Actor, AuditEntry } from "../../site/operators/audit/audit.ts";

/** Who makes and removes operators: whoever runs the site (scripts/operator.ts). */
export const COMMAND: Actor = { id: "command", name: "npm run operator" };

/** A row for the site's audit log, on its way there. */
export interface OperatorEvent extends AuditEntry {
  site: string;
  /** Milliseconds. */
  at: number;
}

/** Writes down what happened to an operator's account, in the transaction of what it tells of. Of the operator only id and name leave. */
export function recordEvent(sql: SqlStorage, site: string, entry: AuditEntry): void {
  const { id, name } = entry.operator;
  const payload: OperatorEvent = { ...entry, operator: { id, name }, site, at: clock.now() };
  enqueue(sql, { id: `operator/${randomness.token()}`, target: "site", kind: "operator_event", payload });
}
