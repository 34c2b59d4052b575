import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { overwriteRows } from "../../../erase-rows.ts";
import { first } from "../../engine/state.ts";
import { isBlocked } from "../blocks/blocked.ts";
import type { Person } from "../person.ts";
import { IS_RELATED } from "../related.ts";

// The last that was heard of each person the member has something to do with (table `profile_cache`).

/** Keeps the last we heard of somebody; what is known already is not written again. */
export function cacheProfile(sql: SqlStorage, person: Person): void {
  // What is written at another length would leave the earlier card where it lies.
  const changed = "id = ? AND length(CAST(person AS BLOB)) <> length(CAST(? AS BLOB))";
  overwriteRows(sql, { table: "profile_cache", words: ["person"], where: changed }, person.id, JSON.stringify(person));
  sql.exec(
    `INSERT INTO profile_cache (id, person, at) VALUES (?1, ?2, ?3)
     ON CONFLICT (id) DO UPDATE SET person = ?2, at = ?3 WHERE person <> ?2`,
    person.id,
    JSON.stringify(person),
    clock.now(),
  );
}

/** Is somebody the member knows another than what was last heard of them? */
export function differsFromCached(sql: SqlStorage, person: Person): boolean {
  const known = first(sql.exec<{ person: string }>("SELECT person FROM profile_cache WHERE id = ?", person.id));
  return known !== undefined && known.person !== JSON.stringify(person);
}

/** As `cacheProfile`, only for those the member has something to do with: nothing new of somebody blocked. */
export function refreshCachedProfile(sql: SqlStorage, person: Person): Result {
  if (cachedProfile(sql, person.id) && !isBlocked(sql, person.id)) cacheProfile(sql, person);
  return accept();
}

/** Undefined for somebody the member has nothing to do with. */
export function cachedProfile(sql: SqlStorage, id: string): Person | undefined {
  const row = first(sql.exec<{ person: string }>("SELECT person FROM profile_cache WHERE id = ?", id));
  return row && (JSON.parse(row.person) as Person);
}

/** As `cachedProfile`, while the two have something to do with each other: anybody else says themselves whether they are to be seen. */
export function relatedProfile(sql: SqlStorage, id: string): Person | undefined {
  const query = `SELECT person FROM profile_cache WHERE id = ?1 AND ${IS_RELATED}`;
  const row = first(sql.exec<{ person: string }>(query, id));
  return row && (JSON.parse(row.person) as Person);
}

/** Is somebody the member knows deleting their account? */
export function isDeactivated(sql: SqlStorage, id: string): boolean {
  return sql.exec("SELECT 1 FROM profile_cache WHERE id = ? AND deactivated = 1", id).toArray().length > 0;
}
