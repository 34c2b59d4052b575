import { clock } from "../../clock.ts";
import type { Attempt } from "./attempt.ts";

/** As many places as somebody lives, works and visits in; the one signed in from longest ago goes. */
const MOST = 5;
/** A provider gives an address to somebody else after a while. */
const LIFETIME = 90 * 24 * 60 * 60_000;

/**
 * The member signed in from this place: what strangers try or ask for elsewhere takes nothing from who comes from here
 * again, also with a new device. Where all visitors share one address it would say nothing of anybody. Decision 0125.
 */
export function keepPlace(sql: SqlStorage, { email, place, shared }: Attempt): void {
  if (shared) return;
  sql.exec("INSERT OR REPLACE INTO known_places (email, place, at) VALUES (?, ?, ?)", email, place, clock.now());
  sql.exec(
    `DELETE FROM known_places WHERE email = ?1 AND place NOT IN
       (SELECT place FROM known_places WHERE email = ?1 ORDER BY at DESC, place = ?2 DESC LIMIT ?3)`,
    email,
    place,
    MOST,
  );
}

/** Did the member sign in from here lately? Unknown addresses are asked alike. */
export function isKnownPlace(sql: SqlStorage, { email, place }: Attempt): boolean {
  const earliest = clock.now() - LIFETIME;
  sql.exec("DELETE FROM known_places WHERE at <= ?", earliest);
  return sql.exec("SELECT 1 FROM known_places WHERE email = ? AND place = ?", email, place).toArray().length > 0;
}

/** Drops all known places of an address. */
export function forgetPlaces(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM known_places WHERE email = ?", email);
}
