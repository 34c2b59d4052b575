import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

/**
 * Failed attempts at one account from all unknown places together: so many at once, and one more each quarter of an hour.
 * It slows down whoever has many addresses. `source` is what they try with: nothing, or one device that the account knows,
 * which somebody may have stolen. Who comes from a place where the member signed in before never meets it (decision 0125).
 */
export interface Guess {
  email: string;
  source: string;
}

/** Of a guess without a known device. No device is called so. */
export const NO_DEVICE = "";
const MOST = { withoutDevice: 50, withDevice: 20 };
const ONE_EACH = 15 * 60_000;
const MINUTE = 60_000;

/** Counts one guess, or `too_many_attempts` with the minutes until one is allowed again. */
export function beginGuess(sql: SqlStorage, guess: Guess): Result {
  sql.exec("DELETE FROM guesses_by_source WHERE at < ?", clock.now() - MOST.withoutDevice * ONE_EACH);
  const most = guess.source === NO_DEVICE ? MOST.withoutDevice : MOST.withDevice;
  const level = levelOf(sql, guess);
  if (level > most - 1)
    return refuse("too_many_attempts", { minutes: Math.ceil(((level - most + 1) * ONE_EACH) / MINUTE) });
  write(sql, guess, level + 1);
  return accept();
}

/** One of them was the owner's, with the right password. */
export function forgetGuess(sql: SqlStorage, guess: Guess): void {
  write(sql, guess, Math.max(0, levelOf(sql, guess) - 1));
}

/** Nothing of this account's is remembered, whatever they were made with. */
export function forgetGuesses(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM guesses_by_source WHERE email = ?", email);
}

function levelOf(sql: SqlStorage, { email, source }: Guess): number {
  const [row] = sql
    .exec<{ level: number; at: number }>(
      "SELECT level, at FROM guesses_by_source WHERE email = ? AND source = ?",
      email,
      source,
    )
    .toArray();
  // A clock that was set back forgives nothing.
  return row ? Math.max(0, row.level - Math.max(0, clock.now() - row.at) / ONE_EACH) : 0;
}

function write(sql: SqlStorage, { email, source }: Guess, level: number): void {
  sql.exec(
    "INSERT OR REPLACE INTO guesses_by_source (email, source, level, at) VALUES (?, ?, ?, ?)",
    email,
    source,
    level,
    clock.now(),
  );
}
