import type { QueueState } from "../../../../../../app/contract/operators/operators.ts";
import { clock, instantOf, lasts } from "../../../../clock.ts";
import { type Actor, type AuditEntry, writeAudit } from "../audit/audit.ts";
import { takeBack } from "../cases/planned-decisions.ts";

/** Milliseconds. */
export const CLAIMED_FOR = 5 * 60_000;
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
  for (const { number } of selectItems(sql, "queue = ? AND ref = ? AND member = ?", queue, ref, member))
    drop(sql, number);
}

/** As `dropItem`, of several: `refs` is a GLOB pattern; `member`: only what is about them. */
export function dropItems(
  sql: SqlStorage,
  { queue, refs, member = null }: { queue: string; refs: string; member?: string | null },
): void {
  const where = "queue = ?1 AND ref GLOB ?2 AND (?3 IS NULL OR member = ?3)";
  for (const { number } of selectItems(sql, where, queue, refs, member)) drop(sql, number);
}

/** What this operator has claimed turned out to be gone: nobody gets it any more. Harmless without a claim. */
export function dropClaimed(sql: SqlStorage, held: { number: number; operator: Actor }): void {
  const item = claimedItem(sql, held);
  if (item) drop(sql, item.number);
}

/** All that is about an erased member. */
export function dropItemsOf(sql: SqlStorage, member: string): void {
  for (const { number } of selectItems(sql, "member = ?", member)) drop(sql, number);
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
  return selectItems(sql, "number = ?", number)[0]?.at ?? 0;
}

/** Behind `from`: what the operator has claimed, else the oldest that nobody works on. Both are found by an index. */
function firstFree(
  sql: SqlStorage,
  { queue, operator, from }: { queue: string; operator: Actor; from: Place },
): QueueItem | undefined {
  const behind = `queue = ?2 AND (at, number) > (?5, ?6) AND decided_at IS NULL AND ${MINE_TO_DECIDE}`;
  const given = [clock.now(), queue, operator.id, operator.member ?? null, from.at, from.number];
  const order = "ORDER BY at, number LIMIT 1";
  const [own] = selectItems(sql, `${behind} AND claimed_by = ?3 ${order}`, ...given);
  if (own) return own;
  return selectItems(sql, `${behind} AND NOT ${IS_CLAIMED} ${order}`, ...given)[0];
}

/** What this operator claimed last; a claim that ran out holds for a decision until somebody else takes it over. */
export function claimedItem(
  sql: SqlStorage,
  { number, operator }: { number: number; operator: Actor },
): QueueItem | undefined {
  return selectItems(sql, "number = ? AND claimed_by = ? AND decided_at IS NULL", number, operator.id)[0];
}

/** What this operator has claimed, to look at it: after the five minutes that is a new claim, and written down. In the running transaction. */
export function renewClaim(sql: SqlStorage, held: { number: number; operator: Actor }): QueueItem | undefined {
  const item = claimedItem(sql, held);
  return item && !lasts(item.claimed_until, CLAIMED_FOR) ? claim(sql, item, held.operator) : item;
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

/** A row of the record about something in a queue; answers its number. */
export function writeItemAudit(
  sql: SqlStorage,
  { queue, number, ref, member }: QueueItem,
  entry: Pick<AuditEntry, "operator" | "action" | "why">,
): number {
  const caseNumber = caseOf(sql, { queue, ref });
  return writeAudit(sql, {
    ...entry,
    queue,
    item: number,
    ...(caseNumber && { caseNumber }),
    ...(member && { member }),
  });
}

/** A row that evidence is read: one a claim, however often its page is opened. */
export function noteRead(sql: SqlStorage, item: QueueItem, operator: Actor): void {
  const query = `SELECT action FROM audit WHERE item = ? AND operator = ? AND action IN ('looked', 'read')
    ORDER BY number DESC LIMIT 1`;
  const [last] = sql.exec<{ action: string }>(query, item.number, operator.id).toArray();
  if (last?.action !== "read") writeItemAudit(sql, item, { operator, action: "read" });
}

/** A report or question waits under its case's number, an appeal under that of the decision. */
function caseOf(sql: SqlStorage, { queue, ref }: Pick<QueueItem, "queue" | "ref">): string | undefined {
  if (queue === "reports" || queue === "support") return ref;
  if (queue !== "appeals") return undefined;
  const decided = 'SELECT "case" FROM case_decisions WHERE number = ?';
  return sql.exec<{ case: string }>(decided, Number(ref)).toArray()[0]?.case;
}

const NOBODY: Actor = { id: "", name: "" };
/** The operator (`?3`) took the decision that this appeal is against. */
const DECIDED = "excluded IS ?3";
const SENT = "SELECT number FROM cases WHERE reporter = ?4";
const SENT_REFS = `${SENT} UNION ALL SELECT CAST(number AS TEXT) FROM case_decisions WHERE "case" IN (${SENT})`;
/** About the operator, who is also the member `?4`, or on what they sent: nothing says to them that it waits. */
const OWN = `(member IS ?4 OR queue IN ('reports', 'appeals', 'support') AND ref IN (${SENT_REFS}))`;
const MINE_TO_DECIDE = `NOT (${DECIDED} OR ${OWN})`;

/** Does this item concern the operator, as the member whom it is about or who sent it? */
export function isOwn(sql: SqlStorage, number: number, operator: Actor): boolean {
  const given = [clock.now(), number, operator.id, operator.member ?? null];
  return selectItems(sql, `number = ?2 AND ?1 AND ?3 IS NOT NULL AND ${OWN}`, ...given).length > 0;
}

/**
 * How many wait in this queue for this operator, how many of them somebody else works on, how many appeals against their decisions
 * wait for others alone, and since when the oldest waits.
 */
export function queueState(sql: SqlStorage, queue: string, operator: Actor = NOBODY): QueueState {
  const { oldest, ...counts } = sql
    .exec<{ waiting: number; claimed: number; others: number; oldest: number | null }>(
      `SELECT count(*) FILTER (WHERE NOT ${DECIDED}) AS waiting,
         count(*) FILTER (WHERE NOT ${DECIDED} AND ${IS_CLAIMED} AND claimed_by <> ?3) AS claimed,
         count(*) FILTER (WHERE ${DECIDED}) AS others, min(at) FILTER (WHERE NOT ${DECIDED}) AS oldest
       FROM queue_items WHERE queue = ?2 AND decided_at IS NULL AND NOT ${OWN}`,
      clock.now(),
      queue,
      operator.id,
      operator.member ?? null,
    )
    .one();
  return { queue, ...counts, oldest: oldest === null ? null : instantOf(oldest) };
}

/** Does somebody work on it? As `lasts`; `?1` is now. */
export const IS_CLAIMED = `claimed_until - ?1 BETWEEN 1 AND ${CLAIMED_FOR}`;

/** Items by a condition in SQL. */
export function selectItems(sql: SqlStorage, where: string, ...given: unknown[]): QueueItem[] {
  return sql
    .exec<QueueItem & Record<string, SqlStorageValue>>(`SELECT * FROM queue_items WHERE ${where}`, ...given)
    .toArray();
}
