import type { Movement } from "../../../../../../app/contract/money/movements.ts";
import { instantOf } from "../../../../clock.ts";
import { BLOCKED } from "../../people/blocks/blocked.ts";
import { readLedgerKey } from "./ledger-key.ts";
import { moneyOf } from "./movement-money.ts";
import { changeOf, type LedgerEntry } from "./wallet.ts";

/** So many of a month stand on one page, and so many go into a file at a time. */
const MOST_SHOWN = 50;
const MOST_IN_FILE = 1000;

export const ledgerByTimeSchema = ["CREATE INDEX ledger_by_time ON ledger (at)"];

/** Movements of credits, the latest first; `next`: earlier ones come before it. */
export interface MovementsPage {
  movements: Movement[];
  next: number | null;
}

type Row = LedgerEntry & { position: number };

/** From `start` up to `end` (ms, `end` itself not among them). */
export function movementsBetween(
  sql: SqlStorage,
  { start, end, before }: { start: number; end: number; before?: number | undefined },
): MovementsPage {
  const rows = sql.exec<Row>(
    `SELECT * FROM ledger WHERE at >= ?1 AND at < ?2
       AND (?3 IS NULL OR (at, position) < ((SELECT at FROM ledger WHERE position = ?3), ?3))
     ORDER BY at DESC, position DESC LIMIT ?4`,
    start,
    end,
    before ?? null,
    MOST_SHOWN + 1,
  );
  return pageOf(sql, rows.toArray(), MOST_SHOWN);
}

/** All of them, page by page. */
export function allMovements(sql: SqlStorage, before = Number.MAX_SAFE_INTEGER): MovementsPage {
  const query = "SELECT * FROM ledger WHERE position < ? ORDER BY position DESC LIMIT ?";
  return pageOf(sql, sql.exec<Row>(query, before, MOST_IN_FILE + 1).toArray(), MOST_IN_FILE);
}

function pageOf(sql: SqlStorage, rows: Row[], most: number): MovementsPage {
  const shown = rows.slice(0, most);
  const next = rows.length > most ? (shown.at(-1)?.position ?? null) : null;
  const spentOn = receivers(
    sql,
    shown.flatMap(({ key }) => messageIn(key) ?? []),
  );
  const paidFor = moneyOf(sql, shown);
  return {
    movements: shown.map((row) => {
      const paid = paidFor(row.key);
      return { ...movementOf(row, spentOn), ...(paid && { paid }) };
    }),
    next,
  };
}

function movementOf(entry: LedgerEntry, spentOn: (message: string) => Movement["spent_on"]): Movement {
  const { at, key, kind, credits, balance } = entry;
  const [message, payment] = [messageIn(key), paymentIn(key)];
  return {
    at: instantOf(at),
    kind,
    credits,
    change: changeOf(entry),
    balance,
    ...(message && { spent_on: spentOn(message) }),
    ...(payment && { payment_id: payment }),
  };
}

/** The key of the message that an entry was for (`pay` of dispatch.ts, held-credits.ts). */
function messageIn(key: string): string | undefined {
  const { kind, id, part } = readLedgerKey(key);
  return ["message", "held"].includes(kind) && part === undefined ? id : undefined;
}

/** The payment that an entry came of (settle-payment.ts), a debt that it left or paid too. */
function paymentIn(key: string): string | undefined {
  const { kind, id } = readLedgerKey(key);
  return ["payment", "charge_back", "refund", "refund_failed"].includes(kind) ? id : undefined;
}

type Receiver = { client_id: string; id: string; name: string };

/**
 * To whom these messages (by the keys of their forms) went. Nobody names who blocks or is blocked, is erased, or leaves; nobody
 * is behind a fictional profile, so its name stays.
 */
function receivers(sql: SqlStorage, messages: string[]): (message: string) => Movement["spent_on"] {
  const rows = sql.exec<Receiver>(
    `SELECT client_id, other AS id, json_extract(person, '$.name') AS name FROM json_each(?)
     JOIN sent ON sent.client_id = value
     JOIN conversations ON conversations.id = sent.conversation
     JOIN profile_cache ON profile_cache.id = other
     WHERE (deactivated = 0 OR json_extract(person, '$.fictional'))
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.other = conversations.other AND ${BLOCKED})`,
    JSON.stringify(messages),
  );
  const found = new Map(rows.toArray().map(({ client_id, id, name }) => [client_id, { id, name }]));
  return (message) => found.get(message) ?? null;
}
