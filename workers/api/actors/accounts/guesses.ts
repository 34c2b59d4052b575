import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

/**
 * Failed attempts at one account by devices that it does not know, from all addresses together: so many at once, and one
 * more each quarter of an hour. It slows down whoever has many addresses; known devices never meet it (decision 0086).
 */
const MOST = 50;
const ONE_EACH = 15 * 60_000;
const MINUTE = 60_000;

/** Counts one guess, or `too_many_attempts` with the minutes until one is allowed again. */
export function beginGuess(sql: SqlStorage, email: string): Result {
  sql.exec("DELETE FROM guesses WHERE at < ?", clock.now() - MOST * ONE_EACH);
  const level = levelOf(sql, email);
  if (level > MOST - 1)
    return refuse("too_many_attempts", { minutes: Math.ceil(((level - MOST + 1) * ONE_EACH) / MINUTE) });
  write(sql, email, level + 1);
  return accept();
}

/** One of them was the owner's, with the right password. */
export function forgetGuess(sql: SqlStorage, email: string): void {
  write(sql, email, Math.max(0, levelOf(sql, email) - 1));
}

export function forgetGuesses(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM guesses WHERE email = ?", email);
}

function levelOf(sql: SqlStorage, email: string): number {
  const [row] = sql
    .exec<{ level: number; at: number }>("SELECT level, at FROM guesses WHERE email = ?", email)
    .toArray();
  // A clock that was set back forgives nothing.
  return row ? Math.max(0, row.level - Math.max(0, clock.now() - row.at) / ONE_EACH) : 0;
}

function write(sql: SqlStorage, email: string, level: number): void {
  sql.exec("INSERT OR REPLACE INTO guesses (email, level, at) VALUES (?, ?, ?)", email, level, clock.now());
}
