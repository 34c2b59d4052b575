import { clock } from "../clock.ts";
import { log } from "../log.ts";
import type { ArrivalNote, ArrivedEvents } from "./arrived-events.ts";
import { eraseRows } from "./erase-rows.ts";

/**
 * Messages between actors (design §1): written in the same transaction as the change they tell of, tried at once,
 * then by alarm until the target acknowledges. The target handles each id once (`once`).
 */
export interface OutboxEvent {
  /** Unique for ever, e.g. `<member>/message/<client_id>`. */
  id: string;
  /** `member:<id>`, `directory:<country>`, `accounts:<shard>` or `site`; outside `mail:<id>`, `push:<id>` and `sms:<id>`. */
  target: string;
  kind: string;
  payload: unknown;
}

/** What an actor needs to send events. */
export const sendingSchema = [
  `CREATE TABLE outbox (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL
  )`,
  "CREATE INDEX outbox_due ON outbox (due)",
  "CREATE INDEX outbox_target ON outbox (target, position)",
];

/** What an actor needs to send events, and to take others' once. */
export const outboxSchema = [
  ...sendingSchema,
  "CREATE TABLE inbox (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
  "CREATE INDEX inbox_by_age ON inbox (at)",
];

const FIRST_DELAY = 500;
const LONGEST_DELAY = 5 * 60_000;
const BATCH = 100;
/**
 * Attempts are counted from here, so that their number takes two bytes from the first to the 32,767th: a row that got longer
 * would be written elsewhere, and its words would stay where it was (decision 0127). Rows of earlier builds began at 0.
 */
const NO_ATTEMPT = 128;
/** Whoever misses an answer repeats the event within minutes (`LONGEST_DELAY`), unless its machine stands still. Milliseconds. */
const REMEMBERED = 60 * 24 * 60 * 60_000;
/** The end of the year 9999: whatever is due then waits until somebody sets it free. Milliseconds. */
export const NEVER = 253_402_300_799_000;
/** Planned by a clock that was ahead: nothing else is due so late. As SQL; `?1` is now. */
const PLANNED_AHEAD = `due BETWEEN ?1 + ${LONGEST_DELAY + 1} AND ${NEVER - 1}`;
const IS_DUE = `(due <= ?1 OR ${PLANNED_AHEAD})`;

/** Adds an event to the running transaction, to leave after `delay` milliseconds, five minutes at most. The same id again is the same event. */
export function enqueue(sql: SqlStorage, event: OutboxEvent, delay = 0): void {
  sql.exec(
    "INSERT OR IGNORE INTO outbox (id, target, kind, payload, attempts, due) VALUES (?, ?, ?, ?, ?, ?)",
    event.id,
    event.target,
    event.kind,
    JSON.stringify(event.payload),
    NO_ATTEMPT,
    clock.now() + delay,
  );
}

/** Runs `act` unless this event was handled before; both in the caller's transaction. */
export function once(sql: SqlStorage, id: string, act: () => void): void {
  const seen = sql.exec("SELECT 1 FROM inbox WHERE id = ?", id).toArray().length > 0;
  if (seen) return;
  sql.exec("INSERT INTO inbox (id, at) VALUES (?, ?)", id, clock.now());
  act();
}

/** Forgets events that were handled long ago. */
export function forgetHandled(sql: SqlStorage): void {
  sql.exec("DELETE FROM inbox WHERE at < ?", clock.now() - REMEMBERED);
}

/** How many events wait. */
export function waiting(sql: SqlStorage): number {
  return sql.exec<{ count: number }>("SELECT count(*) AS count FROM outbox").one().count;
}

/** Has this event not left yet, and did nobody take it back? */
export function isWaiting(sql: SqlStorage, id: string): boolean {
  return sql.exec("SELECT 1 FROM outbox WHERE id = ?", id).toArray().length > 0;
}

/** Of `outbox`: not due yet and never tried, so it has arrived nowhere. As SQL; `?1` is now. */
export const IS_PLANNED = `NOT ${IS_DUE} AND attempts IN (0, ${NO_ATTEMPT})`;

/**
 * Of `outbox AS event`: one to the same target failed, and this one waits behind it, as SQL. What is planned for later and was
 * never tried holds up nothing: a ban does not wait for a decision that can still be undone (decision 0174).
 */
const WAITS_BEHIND = `EXISTS (SELECT 1 FROM outbox AS failed WHERE failed.target = event.target
  AND failed.position < event.position AND failed.attempts NOT IN (0, ${NO_ATTEMPT}))`;

/** When (milliseconds, by our clock) the next attempt is due, as SQL; `?1` is now. */
export const NEXT_DELIVERY = `SELECT min(iif(${PLANNED_AHEAD}, ?1, due)) FROM outbox AS event WHERE NOT ${WAITS_BEHIND}`;

/** When the next attempt is due, or undefined when nothing waits. */
export function nextDelivery(sql: SqlStorage): number | undefined {
  return sql.exec<{ due: number | null }>(`SELECT (${NEXT_DELIVERY}) AS due`, clock.now()).one().due ?? undefined;
}

type Row = { position: number; id: string; target: string; kind: string; payload: string; attempts: number };

/** What whoever delivers an event may have to say of its arrival. */
interface Arrival {
  /** Deletes the event, for whoever changes something else in the same step. */
  erase(): void;
  /** To be written in the step in which it is deleted, now or later. */
  note(note: ArrivalNote): void;
}

/** Brings one event to its target; throws when it did not arrive. */
export type Deliver = (event: OutboxEvent, arrival: Arrival) => Promise<unknown>;

/** Others' mail servers are slow: what goes to them never holds up what goes to our own actors. */
export type OutboxChannel = "actors" | "external";

/**
 * Delivers what is due in one channel: in order to each target, the targets beside each other. Behind an event that
 * failed, later ones to the same target wait, until it has arrived. `arrived`: where to note what members have got, for
 * who erases it later; left out, it is erased at once.
 */
export async function deliverChannel(
  sql: SqlStorage,
  deliver: Deliver,
  channel: OutboxChannel = "actors",
  arrived?: ArrivedEvents,
): Promise<void> {
  const due = () => (arrived?.isOver ? [] : dueRows(sql, channel).filter(({ position }) => !arrived?.has(position)));
  for (let rows = due(); rows.length > 0; rows = due()) {
    const targets = Map.groupBy(rows, (row) => row.target);
    await Promise.all([...targets.values()].map((events) => deliverInOrder({ sql, deliver, events, arrived })));
  }
}

async function deliverInOrder({
  sql,
  deliver,
  events,
  arrived,
}: {
  sql: SqlStorage;
  deliver: Deliver;
  events: Row[];
  arrived: ArrivedEvents | undefined;
}): Promise<void> {
  for (const row of events) {
    if (arrived?.isOver) return;
    if (!stillWaits(sql, row)) continue;
    const { id, target, kind, payload, position } = row;
    let said: ArrivalNote | undefined;
    const arrival = { erase: () => eraseRow(sql, row), note: (note: ArrivalNote) => void (said = note) };
    try {
      await deliver({ id, target, kind, payload: JSON.parse(payload) }, arrival);
    } catch (failure) {
      if (!arrived?.isOver) postpone(sql, row, failure);
      return;
    }
    if (arrived?.isOver) return;
    if (arrived && mayStay(row, arrived)) arrived.add(position, said);
    else {
      eraseRow(sql, row);
      said?.(sql);
    }
  }
}

function eraseRow(sql: SqlStorage, { position }: Row): void {
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "position = ?" }, position);
}

/** Members handle each event once. Behind one that failed before others wait, and too many would hide what is due. */
function mayStay({ target, attempts }: Row, arrived: ArrivedEvents): boolean {
  return target.startsWith("member:") && attempts === NO_ATTEMPT && arrived.size < BATCH / 2;
}

/** It was read a moment ago: whoever wrote it may have taken it back since. */
function stillWaits(sql: SqlStorage, { position, target }: Row): boolean {
  return sql.exec("SELECT 1 FROM outbox WHERE position = ? AND target = ?", position, target).toArray().length > 0;
}

/** Its limit is written out: with a bound one SQLite prepares the statement anew each time. */
function dueRows(sql: SqlStorage, channel: OutboxChannel): Row[] {
  return sql
    .exec<Row>(
      `SELECT position, id, target, kind, payload, attempts FROM outbox AS event WHERE ${IS_DUE}
       AND (target GLOB 'mail:*' OR target GLOB 'push:*' OR target GLOB 'sms:*') = ?2
       AND NOT ${WAITS_BEHIND}
       ORDER BY position LIMIT ${BATCH}`,
      clock.now(),
      Number(channel === "external"),
    )
    .toArray();
}

function postpone(sql: SqlStorage, row: Row, failure: unknown): void {
  const attempts = Math.max(0, row.attempts - NO_ATTEMPT);
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempts);
  sql.exec("UPDATE outbox SET attempts = attempts + 1, due = ? WHERE position = ?", clock.now() + delay, row.position);
  const [target] = row.target.split(":");
  log({
    level: "warn",
    event: "outbox_retry",
    target,
    kind: row.kind,
    attempts: attempts + 1,
    failure: String(failure),
  });
}
