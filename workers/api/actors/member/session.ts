import { clock } from "../../clock.ts";
import { randomness } from "../../randomness.ts";
import { hashOf } from "../../seal.ts";
import { announce } from "./account.ts";
import { first } from "./state.ts";

/** Spec §9: the auth cookie lives 30 days; so does a session that nobody uses. */
const LIFETIME = 30 * 24 * 60 * 60_000;
/** How often activity is written down and told to the directory. */
const TOUCH_EVERY = 5 * 60_000;

/** Signs a device in. The token goes to the device alone; only its hash is kept. */
export function startSession(sql: SqlStorage, userAgent: string): string {
  const token = randomness.token();
  const now = clock.now();
  sql.exec("DELETE FROM sessions WHERE last_seen < ?", now - LIFETIME);
  sql.exec(
    "INSERT INTO sessions (hash, created, last_seen, user_agent) VALUES (?, ?, ?, ?)",
    hashOf(token),
    now,
    now,
    userAgent.slice(0, 256),
  );
  return token;
}

/** Is this one of the member's sessions? Notes that they are here, every five minutes at most. */
export function seeSession(sql: SqlStorage, token: string): boolean {
  const now = clock.now();
  const hash = hashOf(token);
  const session = first(sql.exec<{ last_seen: number }>("SELECT last_seen FROM sessions WHERE hash = ?", hash));
  if (!session || now - session.last_seen > LIFETIME) return false;
  if (now - session.last_seen < TOUCH_EVERY) return true;
  sql.exec("UPDATE sessions SET last_seen = ? WHERE hash = ?", now, hash);
  noteActive(sql);
  return true;
}

/** The member is here: in the search order, and as a sign on their card. Not for fictional profiles (design §7). */
export function noteActive(sql: SqlStorage): void {
  const touched = sql.exec(
    "UPDATE account SET last_active = ?1 WHERE last_active <= ?1 - ?2 AND fictional = 0 RETURNING id",
    clock.now(),
    TOUCH_EVERY,
  );
  if (touched.toArray().length > 0) announce(sql);
}

/** Signs the device out; harmless when it was. Answers the name of its sockets (`live.ts`). */
export function endSession(sql: SqlStorage, token: string): string {
  const hash = hashOf(token);
  sql.exec("DELETE FROM sessions WHERE hash = ?", hash);
  return hash;
}
