import { clock } from "../../../clock.ts";
import { sign } from "../../../signature.ts";
import { REMEMBERED } from "../remembered.ts";

/** Whose erasure the site has been told of, by a keyed hash; `at`: milliseconds. */
export const forgottenSchema = [
  "CREATE TABLE forgotten_members (hash TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
  "CREATE INDEX forgotten_by_age ON forgotten_members (at)",
];

/**
 * The site forgets a member: a case that others send about them later is to name nobody (`add-case.ts`). What their own object sends
 * comes before this.
 */
export function noteForgotten(sql: SqlStorage, secret: string, member: string): void {
  sql.exec(
    "INSERT OR REPLACE INTO forgotten_members (hash, at) VALUES (?, ?)",
    hashOfMember(secret, member),
    clock.now(),
  );
}

/** Of who was forgotten long ago nothing stays. */
export function endForgotten(sql: SqlStorage): void {
  sql.exec("DELETE FROM forgotten_members WHERE at <= ?", clock.now() - REMEMBERED);
}

/** When the next one's time comes, by our clock. */
export function nextForgottenEnd(sql: SqlStorage): number | undefined {
  const { at } = sql.exec<{ at: number | null }>("SELECT min(at) AS at FROM forgotten_members").one();
  return at === null ? undefined : at + REMEMBERED;
}

/** Was this member erased before what names them came in? */
export function isForgotten(sql: SqlStorage, secret: string, member: string | null): boolean {
  if (member === null) return false;
  const since = clock.now() - REMEMBERED;
  const hash = hashOfMember(secret, member);
  return sql.exec("SELECT 1 FROM forgotten_members WHERE hash = ? AND at > ?", hash, since).toArray().length > 0;
}

function hashOfMember(secret: string, member: string): string {
  return sign(secret, "forgotten", member);
}
