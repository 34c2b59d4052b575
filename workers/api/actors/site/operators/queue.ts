import type { QueueState } from "../../../../../app/contract/operators.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../clock.ts";
import { eraseRows } from "../../erase-rows.ts";
import { enqueue, type OutboxEvent } from "../../outbox.ts";
import { type Actor, type AuditEntry, writeAudit } from "./audit.ts";

/** Milliseconds. */
const CLAIMED_FOR = 5 * 60_000;
export const UNDO_FOR = 10_000;
/** So long it can be seen what a decision was about; the audit log stays. Days of milliseconds. */
const DECIDED_KEPT_FOR = 30 * 24 * 60 * 60_000;

/** Something that waits. */
export interface QueueItem {
  number: number;
  queue: string;
  /** What it is, by its queue: a photo's id, a report's case number. */
  ref: string;
  /** About whom; empty where that is nobody. */
  member: string;
  /** Since when it waits, milliseconds. */
  at: number;
  claimed_by: string | null;
  claimed_until: number;
  decided_by: string | null;
  decided_at: number | null;
  decision: string | null;
  /** Which operator must not work on it. */
  excluded: string | null;
  /** Up to when what it is about was shown to who claims it now; null before. */
  shown_until: number | null;
}

interface NewItem extends Pick<QueueItem, "queue" | "ref" | "member" | "at"> {
  excluded?: string;
}

/** Puts something at the end of its queue; again changes nothing. */
export function putItem(sql: SqlStorage, { queue, ref, member, at, excluded }: NewItem): void {
  sql.exec(
    "INSERT OR IGNORE INTO queue_items (queue, ref, member, at, excluded) VALUES (?, ?, ?, ?, ?)",
    queue,
    ref,
    member,
    at,
    excluded ?? null,
  );
}

/** What it was about is gone, and so is a decision that has not left. */
export function dropItem(sql: SqlStorage, { queue, ref, member }: Pick<QueueItem, "queue" | "ref" | "member">): void {
  for (const { number } of select(sql, "queue = ? AND ref = ? AND member = ?", queue, ref, member)) drop(sql, number);
}

/** As `dropItem`, of several: `refs` is a GLOB pattern; `member`: only what is about them. */
export function dropItems(
  sql: SqlStorage,
  { queue, refs, member = null }: { queue: string; refs: string; member?: string | null },
): void {
  const where = "queue = ?1 AND ref GLOB ?2 AND (?3 IS NULL OR member = ?3)";
  for (const { number } of select(sql, where, queue, refs, member)) drop(sql, number);
}

/** What this operator has claimed turned out to be gone: nobody gets it any more. Harmless without a claim. */
export function dropClaimed(sql: SqlStorage, held: { number: number; operator: Actor }): void {
  const item = claimedItem(sql, held);
  if (item) drop(sql, item.number);
}

/** All that is about an erased member. */
export function dropItemsOf(sql: SqlStorage, member: string): void {
  for (const { number } of select(sql, "member = ?", member)) drop(sql, number);
}

function drop(sql: SqlStorage, number: number): void {
  takeBack(sql, number);
  sql.exec("DELETE FROM queue_items WHERE number = ?", number);
}

/**
 * The oldest that nobody works on, for this operator for five minutes; first what they have claimed already. `after`: what they
 * leave for now, and the next behind it. The look is written down. In the running transaction.
 */
export function claimNext(
  sql: SqlStorage,
  { queue, operator, after = 0 }: { queue: string; operator: Actor; after?: number | undefined },
): QueueItem | undefined {
  if (after) release(sql, { number: after, operator });
  const from = { at: after ? waitsSince(sql, after) : 0, number: after };
  const item = firstFree(sql, { queue, operator, from }) ?? firstFree(sql, { queue, operator, from: START });
  return item && claim(sql, item, operator);
}

function claim(sql: SqlStorage, item: QueueItem, operator: Actor): QueueItem | undefined {
  sql.exec(
    `UPDATE queue_items SET claimed_by = ?1, claimed_until = ?2, shown_until = iif(claimed_by = ?1, shown_until, NULL)
     WHERE number = ?3`,
    operator.id,
    clock.now() + CLAIMED_FOR,
    item.number,
  );
  writeItemAudit(sql, item, { operator, action: "looked" });
  return claimedItem(sql, { number: item.number, operator });
}

/** A place in a queue's order. */
type Place = Pick<QueueItem, "at" | "number">;
const START: Place = { at: 0, number: 0 };

function waitsSince(sql: SqlStorage, number: number): number {
  return select(sql, "number = ?", number)[0]?.at ?? 0;
}

/** Behind `from`: what the operator has claimed, else the oldest that nobody works on. Both are found by an index. */
function firstFree(
  sql: SqlStorage,
  { queue, operator, from }: { queue: string; operator: Actor; from: Place },
): QueueItem | undefined {
  const behind = `queue = ? AND (at, number) > (?, ?) AND decided_at IS NULL AND ${NOT_EXCLUDED}`;
  const given = [queue, from.at, from.number, operator.id];
  const order = "ORDER BY at, number LIMIT 1";
  const [own] = select(sql, `${behind} AND claimed_by = ? ${order}`, ...given, operator.id);
  if (own) return own;
  return select(sql, `${behind} AND (claimed_by IS NULL OR claimed_until <= ?) ${order}`, ...given, clock.now())[0];
}

/** What this operator claimed last; a claim that ran out holds for a decision until somebody else takes it over. */
export function claimedItem(
  sql: SqlStorage,
  { number, operator }: { number: number; operator: Actor },
): QueueItem | undefined {
  return select(sql, "number = ? AND claimed_by = ? AND decided_at IS NULL", number, operator.id)[0];
}

/** As `claimedItem`, to look at it: after the five minutes that is a new claim, and written down. In the running transaction. */
export function itemInSight(sql: SqlStorage, held: { number: number; operator: Actor }): QueueItem | undefined {
  const item = claimedItem(sql, held);
  return item && item.claimed_until <= clock.now() ? claim(sql, item, held.operator) : item;
}

/** What was decided long ago goes; the audit log keeps who decided what. */
export function dropOldDecided(sql: SqlStorage): void {
  sql.exec("DELETE FROM queue_items WHERE decided_at < ?", clock.now() - DECIDED_KEPT_FOR);
}

/** Leaves something to others. Harmless without a claim. */
export function release(sql: SqlStorage, { number, operator }: { number: number; operator: Actor }): void {
  sql.exec(`${FREE} WHERE number = ? AND claimed_by = ? AND decided_at IS NULL`, number, operator.id);
}

const FREE = "UPDATE queue_items SET claimed_by = NULL, claimed_until = 0";

/** Leaves all that they have claimed to others. */
export function releaseAll(sql: SqlStorage, operator: string): void {
  sql.exec(`${FREE} WHERE claimed_by = ? AND decided_at IS NULL`, operator);
}

interface Decision {
  /** The number is of this queue, else nothing is decided. */
  queue: string;
  number: number;
  operator: Actor;
  /** What is written down, e.g. `approved`. */
  action: string;
  why?: string | undefined;
  /** What the decision does, made of what it is about; it leaves after ten seconds. */
  events(item: QueueItem): Pick<OutboxEvent, "target" | "kind" | "payload">[];
}

/** Decides what this operator has claimed, else `not_claimed`. In the running transaction. */
export function decide(sql: SqlStorage, { queue, number, operator, action, why, events }: Decision): Result {
  const item = claimedItem(sql, { number, operator });
  if (item?.queue !== queue || item.excluded === operator.id) return refuse("not_claimed");
  sql.exec(
    "UPDATE queue_items SET decided_by = ?, decided_at = ?, decision = ? WHERE number = ?",
    operator.id,
    clock.now(),
    why ? `${action} ${why}` : action,
    number,
  );
  writeItemAudit(sql, item, { operator, action, ...(why && { why }) });
  for (const [index, event] of events(item).entries())
    enqueue(sql, { ...event, id: `${decisionOf(number)}${clock.now()}/${index}` }, UNDO_FOR);
  return accept();
}

/** Takes back a decision of this operator while it has not left, else `too_late`: it is theirs to decide again. */
export function undo(sql: SqlStorage, { number, operator }: { number: number; operator: Actor }): Result {
  const since = clock.now() - UNDO_FOR;
  const [item] = select(sql, "number = ? AND decided_by = ? AND decided_at > ?", number, operator.id, since);
  if (!item) return refuse("too_late");
  takeBack(sql, number);
  sql.exec(
    `UPDATE queue_items SET decided_by = NULL, decided_at = NULL, decision = NULL, claimed_by = ?, claimed_until = ?
     WHERE number = ?`,
    operator.id,
    clock.now() + CLAIMED_FOR,
    number,
  );
  writeItemAudit(sql, item, { operator, action: "undone" });
  return accept();
}

/** What was decided on this does not wait any longer. */
export function sendNow(sql: SqlStorage, number: number): Result {
  sql.exec("UPDATE outbox SET due = ? WHERE id GLOB ?", clock.now(), `${decisionOf(number)}*`);
  return accept();
}

/** What was decided does not leave; of its words nothing stays. */
function takeBack(sql: SqlStorage, number: number): void {
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "id GLOB ?" }, `${decisionOf(number)}*`);
}

/** A row of the record about something in a queue. */
export function writeItemAudit(
  sql: SqlStorage,
  { queue, number, member }: QueueItem,
  entry: Pick<AuditEntry, "operator" | "action" | "why">,
): void {
  writeAudit(sql, { ...entry, queue, item: number, ...(member && { member }) });
}

/** How many wait in this queue for this operator, how many of them somebody works on, and since when the oldest waits. */
export function queueState(sql: SqlStorage, queue: string, operator = ""): QueueState {
  const { waiting, claimed, oldest } = sql
    .exec<{ waiting: number; claimed: number; oldest: number | null }>(
      `SELECT count(*) AS waiting, count(CASE WHEN claimed_until > ?1 AND claimed_by <> ?3 THEN 1 END) AS claimed, min(at) AS oldest
       FROM queue_items WHERE queue = ?2 AND decided_at IS NULL AND excluded IS NOT ?3`,
      clock.now(),
      queue,
      operator,
    )
    .one();
  return { queue, waiting, claimed, oldest: oldest === null ? null : instantOf(oldest) };
}

/** May the operator who is given work on it? */
const NOT_EXCLUDED = "excluded IS NOT ?";

/** What the ids of a decision's events begin with. */
const decisionOf = (number: number) => `decision/${number}/`;

function select(sql: SqlStorage, where: string, ...given: unknown[]): QueueItem[] {
  return sql
    .exec<QueueItem & Record<string, SqlStorageValue>>(`SELECT * FROM queue_items WHERE ${where}`, ...given)
    .toArray();
}
