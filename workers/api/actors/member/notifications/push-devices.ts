import { eraseRows } from "../../erase-rows.ts";
import type { SignedInWith } from "../auth/sessions/known-devices.ts";

const subscriptions = { table: "push_subscriptions", words: ["subscription"] } as const;

/**
 * All sessions are about to end, for a while: a device hears again once the member signs in there anew (`hearAgain`). Until then the
 * row names the device instead of its session; what belongs to no known device goes.
 */
export function keepPushDevices(sql: SqlStorage): void {
  sql.exec(
    `UPDATE push_subscriptions SET session = (SELECT device FROM sessions WHERE hash = session)
     WHERE session IN (SELECT hash FROM sessions WHERE device IS NOT NULL)`,
  );
  eraseRows(sql, { ...subscriptions, where: "session IN (SELECT hash FROM sessions)" });
}

/** The member signed in on this device; `replaces`: what it was called before. */
export function hearAgain(sql: SqlStorage, session: string, { hash, replaces = hash }: SignedInWith): void {
  sql.exec("UPDATE push_subscriptions SET session = ? WHERE session IN (?, ?)", session, hash, replaces);
}

/** No device hears anything any more, and nothing is kept of them. */
export function dropPushDevices(sql: SqlStorage): void {
  eraseRows(sql, { ...subscriptions, where: "true" });
}
