import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock, lasts } from "../../clock.ts";
import type { Attempt } from "./attempt.ts";
import {
  fillAccountBucket,
  drainAccountBucket,
  emptyAccountBuckets,
  NO_DEVICE,
  type AccountBucket,
} from "./account-buckets.ts";
import { isKnownNetwork } from "./known-networks.ts";

/** Spec §8: 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.' The figures are ours (decisions 0086, 0125). */
const FAILURES = 5;
const MINUTE = 60_000;
const FIRST_BLOCK = 15 * MINUTE;
const LONGEST_BLOCK = 24 * 60 * MINUTE;
/** After so long without an attempt everything is forgotten. */
const REMEMBERED = 48 * 60 * MINUTE;

type Row = { failures: number; blocks: number; blocked_until: number };

/** Counts one attempt as failed until `forgetAttempt` says otherwise. Unknown addresses are treated alike. */
export function beginAttempt(sql: SqlStorage, attempt: Attempt): Result {
  const now = clock.now();
  sql.exec("DELETE FROM failed_attempts WHERE last_at < ?", now - REMEMBERED);
  const row = find(sql, attempt);
  if (isBlocked(row)) return tooMany(row, now);
  const room = isKnownNetwork(sql, attempt) ? accept() : fillAccountBucket(sql, bucketOf(attempt));
  if (!room.ok) return room;
  const failures = row.failures + 1;
  write(sql, attempt, failures < FAILURES ? { ...row, failures } : blocked(row, now));
  return accept();
}

/**
 * One of the attempts that were counted was none. While the account is blocked nothing is counted, so it was one of those
 * that led there: then the block goes, and the others stay.
 */
export function withdrawAttempt(sql: SqlStorage, attempt: Attempt): void {
  drainBucketOf(sql, attempt);
  const row = find(sql, attempt);
  const { failures, blocks, blocked_until } = row;
  const before = isBlocked(row)
    ? { failures: FAILURES - 1, blocks: blocks - 1, blocked_until: 0 }
    : { failures: Math.max(0, failures - 1), blocks, blocked_until };
  write(sql, attempt, before);
}

/** Each block is twice as long as the one before: how long this one is. */
function lengthOf(block: number): number {
  return Math.min(LONGEST_BLOCK, FIRST_BLOCK * 2 ** (block - 1));
}

function blocked({ blocks }: Row, now: number): Row {
  return { failures: 0, blocks: blocks + 1, blocked_until: now + lengthOf(blocks + 1) };
}

function isBlocked({ blocks, blocked_until }: Row): boolean {
  return lasts(blocked_until, lengthOf(blocks));
}

/** What a failed attempt is answered. */
export function stillBlocked(sql: SqlStorage, attempt: Attempt): Result<never> {
  const row = find(sql, attempt);
  return isBlocked(row) ? tooMany(row, clock.now()) : refuse("login_failed");
}

/** The password was right: this network begins anew. Attempts from elsewhere still count. */
export function forgetAttempt(sql: SqlStorage, attempt: Attempt): void {
  sql.exec("DELETE FROM failed_attempts WHERE email = ? AND source = ?", attempt.email, countOf(attempt));
  drainBucketOf(sql, attempt);
}

/** Nothing of this account's attempts is remembered, wherever they came from. */
export function forgetAttempts(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM failed_attempts WHERE email = ?", email);
  emptyAccountBuckets(sql, email);
}

/**
 * What the failures are counted under: a device's are counted in each network, so that whoever stole its cookie blocks it
 * where they are, and not at its owner's home (decision 0125).
 */
function countOf({ network, device }: Attempt): string {
  return device === undefined ? network : `${device}@${network}`;
}

function bucketOf({ email, device }: Attempt): AccountBucket {
  return { email, source: device ?? NO_DEVICE };
}

function drainBucketOf(sql: SqlStorage, attempt: Attempt): void {
  if (!isKnownNetwork(sql, attempt)) drainAccountBucket(sql, bucketOf(attempt));
}

function find(sql: SqlStorage, attempt: Attempt): Row {
  const [row] = sql
    .exec<Row>(
      "SELECT failures, blocks, blocked_until FROM failed_attempts WHERE email = ? AND source = ?",
      attempt.email,
      countOf(attempt),
    )
    .toArray();
  return row ?? { failures: 0, blocks: 0, blocked_until: 0 };
}

function write(sql: SqlStorage, attempt: Attempt, { failures, blocks, blocked_until }: Row): void {
  sql.exec(
    `INSERT OR REPLACE INTO failed_attempts (email, source, failures, blocks, blocked_until, last_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    attempt.email,
    countOf(attempt),
    failures,
    blocks,
    blocked_until,
    clock.now(),
  );
}

function tooMany({ blocked_until }: Row, now: number): Result<never> {
  return refuse("too_many_attempts", { minutes: Math.ceil((blocked_until - now) / MINUTE) });
}
