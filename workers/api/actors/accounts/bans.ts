import { clock } from "../../clock.ts";

/** Addresses (keyed hashes) whose member was banned: they make no other account, also after the member was erased. */
export const bansSchema = ["CREATE TABLE bans (email TEXT PRIMARY KEY, at INTEGER NOT NULL)"];

/** A ban of an erased member is forgotten after two years. Milliseconds. */
const KEPT = 2 * 365 * 24 * 60 * 60_000;

/** Again keeps the latest time. */
export function banAddress(sql: SqlStorage, email: string): void {
  sql.exec("INSERT OR REPLACE INTO bans (email, at) VALUES (?, ?)", email, clock.now());
}

/** Harmless without one. */
export function liftBan(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM bans WHERE email = ?", email);
}

/** May nobody make an account with this address? */
export function isBanned(sql: SqlStorage, email: string): boolean {
  sql.exec("DELETE FROM bans WHERE at < ?", clock.now() - KEPT);
  return sql.exec("SELECT 1 FROM bans WHERE email = ?", email).toArray().length > 0;
}
