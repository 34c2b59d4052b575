import { SESSION_DAYS } from "../../../../../../app/domain/auth/session.ts";
import type { SignedInDevice } from "../../../../../../app/contract/account/access.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { randomness } from "../../../../randomness.ts";
import { hashOf } from "../../../../signature.ts";
import { publishProfile } from "../../account/listing.ts";
import { forgetDeviceOf, forgetDevices, keepDevice, type SignedInWith } from "./known-devices.ts";
import { hearAgain } from "../../notifications/push-devices.ts";
import { first, type MemberState } from "../../engine/state.ts";

/** Milliseconds. */
export const SESSION_LIFETIME = SESSION_DAYS * 24 * 60 * 60_000;
/** How often activity is written down and told to the directory. */
const TOUCH_EVERY = 5 * 60_000;

/** More devices than anybody has; the one that was not used for the longest goes. */
const MOST_SESSIONS = 20;

/** With what somebody signs in, and how. */
export interface SigningIn {
  userAgent: string;
  device?: SignedInWith | undefined;
  method: NonNullable<SignedInDevice["method"]>;
}

type Row = { hash: string; created: number; last_seen: number; user_agent: string; method: SigningIn["method"] };

/** Signs a device in. The token goes to the device alone; only its hash is kept. */
export function startSession(state: MemberState, { userAgent, method, device }: SigningIn): string {
  const { sql } = state;
  const token = randomness.token();
  const now = clock.now();
  sql.exec("DELETE FROM sessions WHERE last_seen < ?", now - SESSION_LIFETIME);
  if (device) keepDevice(sql, device);
  end(state, longestUnused(sql, MOST_SESSIONS - 1));
  sql.exec(
    "INSERT INTO sessions (hash, created, last_seen, user_agent, method, device) VALUES (?, ?, ?, ?, ?, ?)",
    hashOf(token),
    now,
    now,
    userAgent.slice(0, 256),
    method,
    device?.hash ?? null,
  );
  if (device) hearAgain(sql, hashOf(token), device);
  return token;
}

/** All sessions but the `kept` ones that were used last. */
function longestUnused(sql: SqlStorage, kept: number): string[] {
  return sql
    .exec<{ hash: string }>(
      "SELECT hash FROM sessions ORDER BY last_seen DESC, created DESC, rowid DESC LIMIT -1 OFFSET ?",
      kept,
    )
    .toArray()
    .map(({ hash }) => hash);
}

/** A session as it is stored: by the hash of its token. */
export interface Session {
  hash: string;
  /** Milliseconds. */
  last_seen: number;
}

/** The member's session of this token, unless nobody used it for too long. */
export function findSession(sql: SqlStorage, token: string): Session | undefined {
  const session = storedSession(sql, token);
  return session && !isExpired(session) ? session : undefined;
}

/** As `findSession`, however long nobody used it. Nobody is signed in as a fictional profile: operators act in its name (design §8). */
export function storedSession(sql: SqlStorage, token: string): Session | undefined {
  const hash = hashOf(token);
  const row = first(
    sql.exec<{ last_seen: number }>(
      "SELECT last_seen FROM sessions WHERE hash = ? AND EXISTS (SELECT 1 FROM account WHERE fictional = 0)",
      hash,
    ),
  );
  return row && { hash, last_seen: row.last_seen };
}

/** Was the session last used longer ago than its lifetime? */
export function isExpired({ last_seen }: Session): boolean {
  return clock.now() - last_seen > SESSION_LIFETIME;
}

/** Was the last that was noted of it so long ago that it is to be noted again? */
export function isTouchDue({ last_seen }: Session): boolean {
  return clock.now() - last_seen >= TOUCH_EVERY;
}

/** Is this one of the member's sessions? Notes that they are here, every five minutes at most. */
export function seeSession(sql: SqlStorage, token: string): boolean {
  const session = findSession(sql, token);
  if (!session) return false;
  if (!isTouchDue(session)) return true;
  sql.exec("UPDATE sessions SET last_seen = ? WHERE hash = ?", clock.now(), session.hash);
  noteActive(sql);
  return true;
}

/** The member is here: in the search order, and as a sign on their card. Not for fictional profiles (design §8). */
export function noteActive(sql: SqlStorage): void {
  const touched = sql.exec(
    "UPDATE account SET last_active = ?1 WHERE last_active <= ?1 - ?2 AND fictional = 0 RETURNING id",
    clock.now(),
    TOUCH_EVERY,
  );
  if (touched.toArray().length > 0) publishProfile(sql);
}

/** The member's devices: this one first, then the last seen. */
export function listSessions(sql: SqlStorage, token: string): SignedInDevice[] {
  const own = hashOf(token);
  const rows = sql.exec<Row>(
    "SELECT * FROM sessions WHERE last_seen >= ? ORDER BY hash = ? DESC, last_seen DESC, created DESC",
    clock.now() - SESSION_LIFETIME,
    own,
  );
  return rows.toArray().map(({ hash, created, last_seen, user_agent, method }) => ({
    id: publicId(hash),
    current: hash === own,
    device: user_agent,
    method,
    created: instantOf(created),
    last_seen: instantOf(last_seen),
  }));
}

/** Signs the device of this token out; harmless when it was. It stays a known one. */
export function endSession(state: MemberState, token: string): void {
  end(state, [hashOf(token)]);
}

/** By the id that `listSessions` gave: somebody else may hold the device, so it is no known one any more either. */
export function endSessionById(state: MemberState, id: string): void {
  const ended = hashes(state.sql).filter((hash) => publicId(hash) === id);
  for (const hash of ended) forgetDeviceOf(state.sql, hash);
  end(state, ended);
}

/** Signs every device out and forgets it, but for the one of this token. Answers how many. */
export function endSessions(state: MemberState, { except }: { except?: string } = {}): number {
  forgetDevices(state.sql, { ...(except !== undefined && { except }) });
  const kept = except === undefined ? undefined : hashOf(except);
  const others = hashes(state.sql).filter((hash) => hash !== kept);
  end(state, others);
  return others.length;
}

/** Whoever holds a device no longer hears of the member there: no session, no push, and soon no socket. */
function end({ sql, ended }: MemberState, sessions: readonly string[]): void {
  for (const hash of sessions) {
    sql.exec("DELETE FROM sessions WHERE hash = ?", hash);
    sql.exec("DELETE FROM push_subscriptions WHERE session = ?", hash);
    ended.push(hash);
  }
}

function hashes(sql: SqlStorage): string[] {
  return sql
    .exec<{ hash: string }>("SELECT hash FROM sessions")
    .toArray()
    .map(({ hash }) => hash);
}

/** What a device is called in the open: tells nothing of the hash, which names its sockets. */
function publicId(hash: string): string {
  return hashOf(`device/${hash}`).slice(0, 16);
}
