import { KNOWN_DEVICE_DAYS } from "../../../../../app/domain/auth/session.ts";
import { clock } from "../../../clock.ts";
import type { NewDevice } from "../../../visitors/known-device.ts";
import { keepLatest } from "../keep-latest.ts";

/** Milliseconds. */
const LIFETIME = KNOWN_DEVICE_DAYS * 24 * 60 * 60_000;
/** The one that signed in longest ago goes. */
const MOST = 10;

/** How a device token calls an operator; never the id of a member. */
export const operatorDeviceName = (email: string) => `operator/${email}`;

/** The operator signed in with this browser: what others try does not keep them out of it (decision 0086). */
export function keepOperatorDevice(
  sql: SqlStorage,
  { email, hash, replaces }: NewDevice["kept"] & { email: string },
): void {
  sql.exec("DELETE FROM operator_devices WHERE hash = ? OR at <= ?", replaces ?? "", clock.now() - LIFETIME);
  sql.exec("INSERT INTO operator_devices (hash, email, at) VALUES (?, ?, ?)", hash, email, clock.now());
  keepLatest(sql, { table: "operator_devices", column: "hash" }, { email, added: hash, most: MOST });
}

/** Has this operator signed in there, and was it not forgotten since? */
export function isOperatorDevice(sql: SqlStorage, { email, hash }: { email: string; hash: string }): boolean {
  const since = clock.now() - LIFETIME;
  const found = sql.exec("SELECT 1 FROM operator_devices WHERE hash = ? AND email = ? AND at > ?", hash, email, since);
  return found.toArray().length > 0;
}

/** All devices of an operator are unknown from now on. */
export function forgetOperatorDevices(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM operator_devices WHERE email = ?", email);
}
