import { KNOWN_DEVICE_DAYS } from "../../../../../../app/domain/auth/session.ts";
import { clock } from "../../../../clock.ts";
import { hashOf } from "../../../../signature.ts";

/** Somebody who signed in there so long ago (milliseconds) has an unknown device again. */
const LIFETIME = KNOWN_DEVICE_DAYS * 24 * 60 * 60_000;
/** More devices than anybody has; the one that signed in longest ago goes. */
const MOST = 20;

/** A browser somebody signed in with; `replaces` is what it was called before. */
export interface SignedInWith {
  hash: string;
  replaces?: string;
}

/** This browser is the member's from now on, also after signing out: what others try does not keep it out. Decision 0086. */
export function keepDevice(sql: SqlStorage, { hash, replaces }: SignedInWith): void {
  if (replaces) {
    sql.exec("DELETE FROM known_devices WHERE hash = ?", replaces);
    sql.exec("UPDATE sessions SET device = ? WHERE device = ?", hash, replaces);
  }
  sql.exec("INSERT INTO known_devices (hash, at) VALUES (?, ?)", hash, clock.now());
  sql.exec(
    `DELETE FROM known_devices WHERE at <= ? OR hash NOT IN
       (SELECT hash FROM known_devices ORDER BY at DESC, hash = ? DESC LIMIT ?)`,
    clock.now() - LIFETIME,
    hash,
    MOST,
  );
}

/** Has somebody signed in there as this member, and was it not forgotten since? Reads only. */
export function isKnownDevice(sql: SqlStorage, hash: string): boolean {
  const found = sql.exec("SELECT 1 FROM known_devices WHERE hash = ? AND at > ?", hash, clock.now() - LIFETIME);
  return found.toArray().length > 0;
}

/** The device of this session is unknown from now on. */
export function forgetDeviceOf(sql: SqlStorage, session: string): void {
  sql.exec("DELETE FROM known_devices WHERE hash = (SELECT device FROM sessions WHERE hash = ?)", session);
}

/** All devices are unknown from now on, but for the one of this session's token. */
export function forgetDevices(sql: SqlStorage, { except }: { except?: string } = {}): void {
  sql.exec(
    "DELETE FROM known_devices WHERE hash IS NOT (SELECT device FROM sessions WHERE hash = ?)",
    except === undefined ? "" : hashOf(except),
  );
}
