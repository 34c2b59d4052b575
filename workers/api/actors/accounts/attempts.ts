import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

/** Spec §8: 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.' The figures are ours. */
const FAILURES = 5;
const MINUTE = 60_000;
const FIRST_BLOCK = 15 * MINUTE;
const LONGEST_BLOCK = 24 * 60 * MINUTE;
/** After so long without an attempt everything is forgotten. */
const REMEMBERED = 48 * 60 * MINUTE;

type Row = { failures: number; blocks: number; blocked_until: number };

/** Counts one attempt as failed until `forgetAttempts` says otherwise. Unknown addresses are treated alike. */
export function beginAttempt(sql: SqlStorage, email: string): Result {
  const now = clock.now();
  sql.exec("DELETE FROM attempts WHERE last_at < ?", now - REMEMBERED);
  const row = find(sql, email);
  if (row.blocked_until > now) return tooMany(row, now);
  const failures = row.failures + 1;
  const next = failures < FAILURES ? { ...row, failures } : blocked(row, now);
  sql.exec(
    "INSERT OR REPLACE INTO attempts (email, failures, blocks, blocked_until, last_at) VALUES (?, ?, ?, ?, ?)",
    email,
    next.failures,
    next.blocks,
    next.blocked_until,
    now,
  );
  return accept();
}

/**
 * One of the attempts that were counted was none. While the account is blocked nothing is counted, so it was one of those
 * that led there: then the block goes, and the others stay.
 */
export function withdrawAttempt(sql: SqlStorage, email: string): void {
  sql.exec("UPDATE attempts SET failures = failures - 1 WHERE email = ?1 AND failures > 0", email);
  const isBlocked = find(sql, email).blocked_until > clock.now();
  if (!isBlocked) return;
  sql.exec(
    "UPDATE attempts SET failures = ?, blocks = blocks - 1, blocked_until = 0 WHERE email = ?",
    FAILURES - 1,
    email,
  );
}

/** Each block is twice as long as the one before. */
function blocked({ blocks }: Row, now: number): Row {
  const length = Math.min(LONGEST_BLOCK, FIRST_BLOCK * 2 ** blocks);
  return { failures: 0, blocks: blocks + 1, blocked_until: now + length };
}

/** What a failed attempt is answered. */
export function stillBlocked(sql: SqlStorage, email: string): Result<never> {
  const row = find(sql, email);
  return row.blocked_until > clock.now() ? tooMany(row, clock.now()) : refuse("login_failed");
}

export function forgetAttempts(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM attempts WHERE email = ?", email);
}

function find(sql: SqlStorage, email: string): Row {
  const [row] = sql.exec<Row>("SELECT failures, blocks, blocked_until FROM attempts WHERE email = ?", email).toArray();
  return row ?? { failures: 0, blocks: 0, blocked_until: 0 };
}

function tooMany({ blocked_until }: Row, now: number): Result<never> {
  return refuse("too_many_attempts", { minutes: Math.ceil((blocked_until - now) / MINUTE) });
}
