import type { MandateData, MandateRequest } from "../../../../../../app/contract/money/direct-debit.ts";
import { CODE_LIFETIME, MOST_CODES } from "../../../../../../app/domain/direct-debit.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { randomness } from "../../../../randomness.ts";
import { hashOf, sign } from "../../../../signature.ts";
import { eraseRows } from "../../../erase-rows.ts";
import { enqueue } from "../../../outbox.ts";
import { accountOf, nextNumber } from "../../account/account.ts";
import { first, type MemberState } from "../../engine/state.ts";
import type { SmsPayload } from "../../notifications/deliver-sms.ts";
import { refuseBlocked } from "./debit-block.ts";
import { codeName, codesOfToday, noteCode } from "./mandate-codes.ts";
import { findMandate } from "./mandates.ts";
import { MANDATE_WORDS } from "./schema.ts";

/** What was typed is kept a while longer than its code is good, so that a new one can be asked for. Milliseconds. */
const KEPT = 60 * 60_000;

/** With `iban` in electronic form and `phone` in E.164. */
export type MandateOrder = MandateData & { mandate_id: string };

export type RequestRow = MandateOrder & { typed: string; code: string; expires: number; erase_at: number };

/** When the next request is to be erased (a job's `next`). */
export const NEXT_REQUEST_END = "SELECT min(erase_at) FROM mandate_requests";

/**
 * Writes a mandate down that waits for its code, and sends the code; the one before is erased. The same again is the same, and
 * sends nothing. `key_reused`, `direct_debit_blocked`, `direct_debit_codes`.
 */
export function requestMandate(state: MemberState, order: MandateOrder): Result<MandateRequest> {
  const { sql } = state;
  const judged = judgeRequest(sql, order);
  if (!judged.ok) return judged;
  if (judged.value) return accept(shown(judged.value));
  eraseRequests(sql);
  sendCode(state, order, typedHash(order));
  noteCode(sql, "sent");
  const row = findRequest(sql);
  return row ? accept(shown(row)) : refuse("server_error");
}

/**
 * Which code this request would send, as a name that it has until that code is sent; null: none, it is known already. Asked before
 * the telephone's codes are counted, so that who may have none takes none from others. Problems as of `requestMandate`.
 */
export function nextCode(sql: SqlStorage, order: MandateOrder): Result<string | null> {
  const judged = judgeRequest(sql, order);
  if (!judged.ok) return judged;
  return accept(judged.value ? null : codeName(sql));
}

/** The request, if it is known already; undefined for a new one that may be sent a code. */
function judgeRequest(sql: SqlStorage, order: MandateOrder): Result<RequestRow | undefined> {
  const { mandate_id } = order;
  const known = findRequest(sql);
  if (known?.mandate_id === mandate_id) return known.typed === typedHash(order) ? accept(known) : refuse("key_reused");
  if (findMandate(sql, mandate_id)) return refuse("key_reused");
  const free = refuseBlocked(sql);
  if (!free.ok) return free;
  if (codesOfToday(sql, "sent") >= MOST_CODES) return refuse("direct_debit_codes", { limit: MOST_CODES });
  return accept(undefined);
}

function typedHash(order: MandateOrder): string {
  return hashOf(JSON.stringify(order));
}

function sendCode({ sql, env }: MemberState, order: MandateOrder, typed: string): void {
  const code = String(randomness.below(1_000_000)).padStart(6, "0");
  const [expires, eraseAt] = [clock.now() + CODE_LIFETIME, clock.now() + KEPT];
  sql.exec(
    `INSERT INTO mandate_requests
       (mandate_id, typed, account_holder, iban, street, house_number, zip, city, phone, code, expires, erase_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.mandate_id,
    typed,
    ...MANDATE_WORDS.map((name) => order[name]),
    codeHash(env.TOKEN_SECRET, order.mandate_id, code),
    expires,
    eraseAt,
  );
  const id = `${accountOf(sql).id}/sms/${nextNumber(sql)}`;
  const payload: SmsPayload = { to: order.phone, code, expires };
  enqueue(sql, { id, target: `sms:${id}`, kind: "sms", payload });
}

/** As it is stored: useless to who reads the file, and good for this mandate alone. */
export function codeHash(secret: string, mandate_id: string, code: string): string {
  return sign(secret, "mandate-code", mandate_id, code);
}

/** The one that waits for its code, if any does. */
export function findRequest(sql: SqlStorage): RequestRow | undefined {
  return first(sql.exec<RequestRow>("SELECT * FROM mandate_requests WHERE erase_at > ?", clock.now()));
}

/** For its owner. */
export function shownRequest(sql: SqlStorage): MandateRequest | null {
  const row = findRequest(sql);
  return row ? shown(row) : null;
}

/** All of them; with `due` those whose time is over. */
export function eraseRequests(sql: SqlStorage, due = Number.MAX_SAFE_INTEGER): void {
  eraseRows(sql, { table: "mandate_requests", words: [...MANDATE_WORDS], where: "erase_at <= ?" }, due);
}

function shown({ typed: _typed, code: _code, erase_at: _end, expires, ...row }: RequestRow): MandateRequest {
  return { ...row, expires: instantOf(expires) };
}
