import { eraseRows } from "../../../erase-rows.ts";
import { accountOf } from "../../account/account.ts";
import { isHidden } from "../../standing/hidden.ts";

/** What the other one of an event is called in its payload, by kind. */
const senders = { message: "$.from.id", like: "$.person.id", unlike: "$.id" } as const;

type DeferredKind = keyof typeof senders;

/** Who sent what waits: they know the member, who has not heard of them. As SQL. */
export const DEFERRED_SENDERS = `SELECT json_extract(payload, CASE kind ${Object.entries(senders)
  .map(([kind, sender]) => `WHEN '${kind}' THEN '${sender}'`)
  .join(" ")} END) AS id FROM deferred`;

/** An event that waits. */
export type Deferred = { kind: DeferredKind; payload: string };

/**
 * Must it wait, neither shown nor counted? Messages do until the member's address is confirmed (spec §4); while the account
 * is being deleted or suspended everything does that would be news to the member.
 */
export function mustWait(sql: SqlStorage, kind: string): kind is DeferredKind {
  if (!(kind in senders)) return false;
  return isHidden(sql) || (kind === "message" && accountOf(sql).status !== "confirmed");
}

/** Keeps an event, with its payload as JSON, until `takeDeferred`. Answers who sent it. */
export function defer(sql: SqlStorage, { kind, payload }: { kind: DeferredKind; payload: unknown }): string {
  const insert = "INSERT INTO deferred (kind, payload) VALUES (?, ?) RETURNING json_extract(payload, ?) AS sender";
  return sql.exec<{ sender: string }>(insert, kind, JSON.stringify(payload), senders[kind]).one().sender;
}

/** What waited, in the order in which it came. */
export function takeDeferred(sql: SqlStorage): Deferred[] {
  const deferred = sql.exec<Deferred>("SELECT kind, payload FROM deferred ORDER BY position").toArray();
  eraseRows(sql, { table: "deferred", words: ["payload"], where: "true" });
  return deferred;
}

/** Nothing of theirs will ever be shown. */
export function dropDeferredFrom(sql: SqlStorage, other: string): void {
  for (const [kind, sender] of Object.entries(senders)) {
    const theirs = "kind = ? AND json_extract(payload, ?) = ?";
    eraseRows(sql, { table: "deferred", words: ["payload"], where: theirs }, kind, sender, other);
  }
}
