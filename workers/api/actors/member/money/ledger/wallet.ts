import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { first } from "../../engine/state.ts";
import { IS_DEBT } from "../payments/charge-back-schema.ts";

/** Of the member; every other account is somebody else's: `site:signup`, `payments`, and those below. */
const WALLET = "wallet";
/** Where money that was paid comes from, and where what is taken back goes. */
export const PAYMENTS = "payments";
/** What messages cost. */
export const SPENT = "site:messages";
/** What messages to fictional profiles cost, until somebody answers for them (decision 0172). */
export const HELD = "held:messages";

/** What the member owes since a charge-back of credits that were spent already; no other account goes below zero. Decision 0214. */
const DEBT = "debt";

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

/** Puts credits into the wallet; whoever owes some pays them back first. Answers the balance. */
export function grant(sql: SqlStorage, { from, ...transfer }: Transfer & { from: string }): number {
  const balance = balanceOf(sql);
  if (transfer.credits === 0 || isKept(sql, transfer.key)) return balance;
  keep(sql, { ...transfer, from_account: from, to_account: WALLET, balance: balance + transfer.credits });
  return payDebt(sql, transfer.key);
}

/** Were credits put into the wallet for this before, under this key or one that goes on with a slash? */
export function isGranted(sql: SqlStorage, key: string): boolean {
  const query = "SELECT 1 FROM ledger WHERE key = ?1 OR (key > ?1 || '/' AND key < ?1 || '0') LIMIT 1";
  return first(sql.exec(query, key)) !== undefined;
}

/** Credits that the member owes. */
export function debtOf(sql: SqlStorage): number {
  const owed = `SELECT coalesce(sum(iif(from_account = '${DEBT}', credits, -credits)), 0) AS credits FROM ledger WHERE ${IS_DEBT}`;
  return sql.exec<{ credits: number }>(owed).one().credits;
}

function payDebt(sql: SqlStorage, key: string): number {
  const balance = balanceOf(sql);
  const credits = Math.min(debtOf(sql), balance);
  if (credits === 0) return balance;
  const sides = { from_account: WALLET, to_account: DEBT };
  return keep(sql, { ...sides, key: `${key}/debt`, credits, kind: "debt_paid", balance: balance - credits });
}

/** Takes credits back: what is left of them out of the wallet, the rest becomes a debt. Answers both; again nothing. */
export function takeBack(
  sql: SqlStorage,
  { to, ...transfer }: Transfer & { to: string },
): { taken: number; owed: number } {
  const [balance, debtKey] = [balanceOf(sql), `${transfer.key}/debt`];
  if (isKept(sql, transfer.key) || isKept(sql, debtKey)) return { taken: 0, owed: 0 };
  const taken = Math.min(balance, transfer.credits);
  const owed = transfer.credits - taken;
  const left = { to_account: to, balance: balance - taken };
  if (taken > 0) keep(sql, { ...transfer, ...left, from_account: WALLET, credits: taken });
  if (owed > 0) keep(sql, { ...left, from_account: DEBT, key: debtKey, credits: owed, kind: "debt" });
  return { taken, owed };
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
