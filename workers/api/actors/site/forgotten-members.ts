import { clock } from "../../clock.ts";
import { sign } from "../../signature.ts";

/** Whose erasure the site has been told of, by a keyed hash; `at`: milliseconds. */
export const forgottenSchema = [
  "CREATE TABLE forgotten_members (hash TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
  "CREATE INDEX forgotten_by_age ON forgotten_members (at)",
];

/** As long as the ids of events are remembered: nothing that names the member comes later. */
const REMEMBERED = 90 * 86_400_000;

/** The site forgets a member: what still comes in about them is to name nobody. */
export function noteForgotten(sql: SqlStorage, secret: string, member: string): void {
  sql.exec(
    "INSERT OR REPLACE INTO forgotten_members (hash, at) VALUES (?, ?)",
    hashOfMember(secret, member),
    clock.now(),
  );
  sql.exec("DELETE FROM forgotten_members WHERE at < ?", clock.now() - REMEMBERED);
}

/** Was this member erased before what names them came in? */
export function isForgotten(sql: SqlStorage, secret: string, member: string | null): boolean {
  if (member === null) return false;
  return sql.exec("SELECT 1 FROM forgotten_members WHERE hash = ?", hashOfMember(secret, member)).toArray().length > 0;
}

function hashOfMember(secret: string, member: string): string {
  return sign(secret, "forgotten", member);
}
