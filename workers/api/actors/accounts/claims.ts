import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { isBanned } from "./bans.ts";

/** An address, and the member that it is to be, or is. */
export interface Claim {
  email: string;
  member: string;
}

type Row = { member: string; created: number; at: number };

/** A sign-up that was cut off keeps its address so long; a repeat of the same one has it anyway. */
const HELD_FOR = 15 * 60_000;

/** May this member have the address? Whose ban it was is not said: `signups_closed`. */
export function mayClaim(sql: SqlStorage, { email, member }: Claim): Result {
  const row = find(sql, email);
  if (isFree(row)) return isBanned(sql, email) ? refuse("signups_closed") : accept();
  return row.member === member ? accept() : refuse("email_taken");
}

/** Takes the address; again for the same member changes nothing. */
export function claim(sql: SqlStorage, order: Claim): Result {
  const { email, member } = order;
  const allowed = mayClaim(sql, order);
  if (!allowed.ok || !isFree(find(sql, email))) return allowed;
  sql.exec(
    "INSERT OR REPLACE INTO claims (email, member, created, at) VALUES (?, ?, 0, ?)",
    email,
    member,
    clock.now(),
  );
  return accept();
}

/** The member was made. Takes the address again if a refused repeat of the same sign-up gave it up in between. */
export function confirmClaim(sql: SqlStorage, { email, member }: Claim): void {
  sql.exec(
    `INSERT INTO claims (email, member, created, at) VALUES (?, ?, 1, ?)
     ON CONFLICT (email) DO UPDATE SET created = 1 WHERE member = excluded.member`,
    email,
    member,
    clock.now(),
  );
}

/** Frees an address that was claimed for an account which was not made after all. */
export function releaseClaim(sql: SqlStorage, { email, member }: Claim): void {
  sql.exec("DELETE FROM claims WHERE email = ? AND member = ? AND created = 0", email, member);
}

/** The member gives the address up for good. Says whether nobody has it now. */
export function giveUp(sql: SqlStorage, { email, member }: Claim): boolean {
  sql.exec("DELETE FROM claims WHERE email = ? AND member = ?", email, member);
  return ownerOf(sql, email) === undefined;
}

/** The id of the member who has this address, given as its hash; undefined when nobody has. */
export function ownerOf(sql: SqlStorage, email: string): string | undefined {
  return find(sql, email)?.member;
}

function find(sql: SqlStorage, email: string): Row | undefined {
  return sql.exec<Row>("SELECT member, created, at FROM claims WHERE email = ?", email).toArray()[0];
}

function isFree(row: Row | undefined): row is undefined {
  return !row || (row.created === 0 && row.at < clock.now() - HELD_FOR);
}
