import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** Of the member; every other account is somebody else's: `site:signup`, `payments`, and the two below. */
const WALLET = "wallet";
/** What messages cost. */
export const SPENT = "site:messages";
/** What messages to fictional profiles cost, until somebody answers for them (decision 0172). */
export const HELD = "held:messages";

/** A movement of credits between two accounts. */
export interface Transfer {
  /** The same key never moves anything twice (design §8). */
  key: string;
  credits: number;
  kind: string;
}

/** `balance`: credits in the wallet after it. `at`: milliseconds. */
export type LedgerEntry = {
  key: string;
  from_account: string;
  to_account: string;
  credits: number;
  kind: string;
  balance: number;
  at: number;
};

/** Credits in the wallet, as SQL; NULL before the first movement. */
export const BALANCE = "SELECT balance FROM ledger ORDER BY position DESC LIMIT 1";

/** Credits in the wallet now. */
export function balanceOf(sql: SqlStorage): number {
  const last = first(sql.exec<{ balance: number }>(BALANCE));
  return last?.balance ?? 0;
}

/** Every movement, oldest first. */
export function ledgerOf(sql: SqlStorage): LedgerEntry[] {
  return sql
    .exec<LedgerEntry>("SELECT key, from_account, to_account, credits, kind, balance, at FROM ledger ORDER BY position")
    .toArray();
}

/** How an entry changed the balance. */
export function changeOf({ from_account, to_account, credits }: LedgerEntry): number {
  if (to_account === WALLET) return credits;
  return from_account === WALLET ? -credits : 0;
}

/** Takes credits out of the wallet, or refuses when there are too few. Answers the balance left. */
export function charge(sql: SqlStorage, { to, ...transfer }: Transfer & { to: string }): Result<number> {
  const balance = balanceOf(sql);
  if (transfer.credits === 0 || isKept(sql, transfer.key)) return accept(balance);
  if (balance < transfer.credits) return refuse("not_enough_credits", { credits: balance, cost: transfer.credits });
  return accept(keep(sql, { ...transfer, from_account: WALLET, to_account: to, balance: balance - transfer.credits }));
}

/** Puts credits into the wallet. Answers the balance. */
export function grant(sql: SqlStorage, { from, ...transfer }: Transfer & { from: string }): number {
  const balance = balanceOf(sql);
  if (transfer.credits === 0 || isKept(sql, transfer.key)) return balance;
  return keep(sql, { ...transfer, from_account: from, to_account: WALLET, balance: balance + transfer.credits });
}

/** Spends what was held. The wallet has nothing to do with it. */
export function spendHeld(sql: SqlStorage, transfer: Transfer): void {
  if (isKept(sql, transfer.key)) return;
  keep(sql, { ...transfer, from_account: HELD, to_account: SPENT, balance: balanceOf(sql) });
}

function isKept(sql: SqlStorage, key: string): boolean {
  return sql.exec("SELECT 1 FROM ledger WHERE key = ?", key).toArray().length > 0;
}

function keep(sql: SqlStorage, entry: Omit<LedgerEntry, "at">): number {
  sql.exec(
    "INSERT INTO ledger (key, from_account, to_account, credits, kind, balance, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    entry.key,
    entry.from_account,
    entry.to_account,
    entry.credits,
    entry.kind,
    entry.balance,
    clock.now(),
  );
  return entry.balance;
}
