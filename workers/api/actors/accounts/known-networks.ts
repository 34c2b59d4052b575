import { clock } from "../../clock.ts";
import type { Attempt } from "./attempt.ts";
import { keepLatest } from "./keep-latest.ts";

/** Networks of home, work and visits; the one that was signed in from longest ago goes. */
const MOST = 5;
/** A provider gives an address to somebody else after a while. */
const LIFETIME = 90 * 24 * 60 * 60_000;

/**
 * The member signed in from this network: what unknown visitors try or ask for elsewhere does not count against whoever comes
 * from here again, also with a new device. Where all visitors share one address nothing is remembered. Decision 0125.
 */
export function rememberNetwork(sql: SqlStorage, { email, network, shared }: Attempt): void {
  if (shared) return;
  sql.exec("INSERT OR REPLACE INTO known_networks (email, network, at) VALUES (?, ?, ?)", email, network, clock.now());
  keepLatest(sql, { table: "known_networks", column: "network" }, { email, added: network, most: MOST });
}

/** Did the member sign in from this network in the last 90 days? False for e-mail addresses without an account. */
export function isKnownNetwork(sql: SqlStorage, { email, network }: Attempt): boolean {
  const earliest = clock.now() - LIFETIME;
  sql.exec("DELETE FROM known_networks WHERE at <= ?", earliest);
  return sql.exec("SELECT 1 FROM known_networks WHERE email = ? AND network = ?", email, network).toArray().length > 0;
}

/** Drops all known networks of an account. */
export function forgetNetworks(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM known_networks WHERE email = ?", email);
}
