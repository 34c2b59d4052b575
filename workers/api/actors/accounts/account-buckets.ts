import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

/**
 * A leaky bucket of failed attempts at one account from all unknown networks together: so many at once, and one more each
 * quarter of an hour. It slows down whoever has many addresses. `source`: no device, or one that the account knows, which may
 * be stolen. A network where the member signed in before is not counted (decision 0125).
 */
export interface AccountBucket {
  email: string;
  source: string;
}

/** The source of attempts without a known device. */
export const NO_DEVICE = "";
const MOST = { withoutDevice: 50, withDevice: 20 };
const DRAINS_EVERY = 15 * 60_000;
const MINUTE = 60_000;

/** Counts one attempt, or `too_many_attempts` with the minutes until one is allowed again. */
export function fillAccountBucket(sql: SqlStorage, bucket: AccountBucket): Result {
  sql.exec("DELETE FROM guesses_by_source WHERE at < ?", clock.now() - MOST.withoutDevice * DRAINS_EVERY);
  // What a clock that was ahead wrote drains from now on.
  sql.exec("UPDATE guesses_by_source SET at = ?1 WHERE at > ?1", clock.now());
  const most = bucket.source === NO_DEVICE ? MOST.withoutDevice : MOST.withDevice;
  const level = levelOf(sql, bucket);
  if (level > most - 1)
    return refuse("too_many_attempts", { minutes: Math.ceil(((level - most + 1) * DRAINS_EVERY) / MINUTE) });
  write(sql, bucket, level + 1);
  return accept();
}

/** Takes one attempt back: its password was right, or it was not looked at. */
export function drainAccountBucket(sql: SqlStorage, bucket: AccountBucket): void {
  write(sql, bucket, Math.max(0, levelOf(sql, bucket) - 1));
}

/** Empties all buckets of this account. */
export function emptyAccountBuckets(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM guesses_by_source WHERE email = ?", email);
}

function levelOf(sql: SqlStorage, { email, source }: AccountBucket): number {
  const [row] = sql
    .exec<{ level: number; at: number }>(
      "SELECT level, at FROM guesses_by_source WHERE email = ? AND source = ?",
      email,
      source,
    )
    .toArray();
  // A clock that was set back drains nothing.
  return row ? Math.max(0, row.level - Math.max(0, clock.now() - row.at) / DRAINS_EVERY) : 0;
}

function write(sql: SqlStorage, { email, source }: AccountBucket, level: number): void {
  sql.exec(
    "INSERT OR REPLACE INTO guesses_by_source (email, source, level, at) VALUES (?, ?, ?, ?)",
    email,
    source,
    level,
    clock.now(),
  );
}
