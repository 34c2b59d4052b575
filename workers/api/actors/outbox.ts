import { clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { actorsOf } from "./actors.ts";

/**
 * Messages between actors (design §1): written in the same transaction as the change they tell of, tried at once,
 * then by alarm until the target acknowledges. The target handles each id once (`once`).
 */
export interface OutboxEvent {
  /** Unique for ever, e.g. `<member>/<client_id>`. */
  id: string;
  /** `member:<id>`, `directory:<country>`, `accounts:<shard>` or `site`. */
  target: string;
  kind: string;
  payload: unknown;
}

export const outboxSchema = [
  `CREATE TABLE outbox (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL
  )`,
  "CREATE TABLE inbox (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
];

const FIRST_DELAY = 500;
const LONGEST_DELAY = 5 * 60_000;
const BATCH = 100;

/** Adds an event to the running transaction. The same id again is the same event. */
export function enqueue(sql: SqlStorage, event: OutboxEvent): void {
  sql.exec(
    "INSERT OR IGNORE INTO outbox (id, target, kind, payload, due) VALUES (?, ?, ?, ?, ?)",
    event.id,
    event.target,
    event.kind,
    JSON.stringify(event.payload),
    clock.now(),
  );
}

/** Runs `act` unless this event was handled before; both in the caller's transaction. */
export function once(sql: SqlStorage, id: string, act: () => void): void {
  const seen = sql.exec("SELECT 1 FROM inbox WHERE id = ?", id).toArray().length > 0;
  if (seen) return;
  sql.exec("INSERT INTO inbox (id, at) VALUES (?, ?)", id, clock.now());
  act();
}

type Row = { position: number; id: string; target: string; kind: string; payload: string; attempts: number };

/**
 * Delivers what is due, oldest first, in order per target: behind an event that failed, later ones to the same target
 * wait. Answers when (milliseconds) the next attempt is due, or undefined when nothing is left.
 */
export async function deliver({ sql, env, site }: { sql: SqlStorage; env: Env; site: string }): Promise<number | undefined> {
  const stuck = new Set<string>();
  for (let rows = dueRows(sql, stuck); rows.length > 0; rows = dueRows(sql, stuck)) {
    for (const row of rows) {
      if (stuck.has(row.target)) continue;
      const delivered = await hand({ env, site, row });
      if (delivered) sql.exec("DELETE FROM outbox WHERE position = ?", row.position);
      else {
        stuck.add(row.target);
        postpone(sql, row);
      }
    }
  }
  return sql.exec<{ due: number | null }>("SELECT min(due) AS due FROM outbox").one().due ?? undefined;
}

function dueRows(sql: SqlStorage, stuck: Set<string>): Row[] {
  const rows = sql
    .exec<Row>(
      `SELECT position, id, target, kind, payload, attempts FROM outbox AS event WHERE due <= ?
       AND NOT EXISTS (SELECT 1 FROM outbox AS earlier WHERE earlier.target = event.target
                       AND earlier.position < event.position AND earlier.due > ?)
       ORDER BY position LIMIT ?`,
      clock.now(),
      clock.now(),
      BATCH,
    )
    .toArray();
  return rows.filter((row) => !stuck.has(row.target));
}

/** An answer acknowledges; anything thrown means: again later. */
async function hand({ env, site, row }: { env: Env; site: string; row: Row }): Promise<boolean> {
  try {
    await actorsOf(env, site).target(row.target).receive({ id: row.id, kind: row.kind, payload: JSON.parse(row.payload) });
    return true;
  } catch (failure) {
    console.warn(JSON.stringify({ event: "outbox_retry", target: row.target.split(":")[0], kind: row.kind, attempts: row.attempts + 1, failure: String(failure) }));
    return false;
  }
}

function postpone(sql: SqlStorage, row: Row): void {
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** row.attempts);
  sql.exec("UPDATE outbox SET attempts = attempts + 1, due = ? WHERE position = ?", clock.now() + delay, row.position);
}
