import type { ReplyOf, QueryOf } from "../../../../../../app/contract/endpoint.ts";
import {
  FICTIONAL_PAGE,
  type ListedFictional,
  type listFictional,
} from "../../../../../../app/contract/operators/operator-profiles.ts";
import type { Gender } from "../../../../../../app/contract/scalars.ts";
import { instantOf } from "../../../../clock.ts";

/** The list of fictional profiles: derived, each profile's object tells of itself. Times are milliseconds. Decision 0176. */
export const fictionalProfilesSchema = [
  `CREATE TABLE fictional_profiles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    gender TEXT NOT NULL,
    date_of_birth TEXT NOT NULL,
    country TEXT NOT NULL,
    city TEXT,
    made_at INTEGER NOT NULL,
    retired_at INTEGER
  ) WITHOUT ROWID`,
  "CREATE INDEX fictional_profiles_by_time ON fictional_profiles (retired_at IS NULL, made_at)",
];

/** Payload of the event `fictional_profile`: how it stands in the list now. */
export interface RegisteredFictional {
  id: string;
  name: string;
  gender: Gender;
  date_of_birth: string;
  country: string;
  city?: string | null;
  made_at: number;
  retired_at: number | null;
}

/** One row a profile; the latest event counts. */
export function registerFictional(sql: SqlStorage, profile: RegisteredFictional): void {
  const { id, name, gender, date_of_birth, country, city = null, made_at, retired_at } = profile;
  sql.exec(
    "INSERT OR REPLACE INTO fictional_profiles VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    id,
    name,
    gender,
    date_of_birth,
    country,
    city,
    made_at,
    retired_at,
  );
}

/** An erased one. */
export function forgetFictional(sql: SqlStorage, id: string): void {
  sql.exec("DELETE FROM fictional_profiles WHERE id = ?", id);
}

type Row = Omit<ListedFictional, "made_at" | "retired_at"> & { made_at: number; retired_at: number | null };

/** A page of them. */
export function fictionalProfiles(
  sql: SqlStorage,
  { q = "", state, page }: QueryOf<typeof listFictional>,
): ReplyOf<typeof listFictional> {
  const wanted =
    "FROM fictional_profiles WHERE (retired_at IS NULL) = ?1 AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))";
  const given = [Number(state === "active"), q ? JSON.stringify(idsNamed(sql, q)) : null];
  const rows = sql.exec<Row & Record<string, SqlStorageValue>>(
    `SELECT * ${wanted} ORDER BY made_at DESC, id LIMIT ${FICTIONAL_PAGE} OFFSET ?3`,
    ...given,
    (page - 1) * FICTIONAL_PAGE,
  );
  return {
    profiles: rows.toArray().map((row) => ({
      ...row,
      made_at: instantOf(row.made_at),
      retired_at: row.retired_at === null ? null : instantOf(row.retired_at),
    })),
    found: countOf(sql, wanted, given),
    active: countOf(sql, "FROM fictional_profiles WHERE retired_at IS NULL"),
    retired: countOf(sql, "FROM fictional_profiles WHERE retired_at IS NOT NULL"),
  };
}

/** SQLite's own `lower` knows no letters but ASCII's. */
function idsNamed(sql: SqlStorage, part: string): string[] {
  const rows = sql.exec<{ id: string; name: string }>("SELECT id, name FROM fictional_profiles").toArray();
  return rows.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase())).map(({ id }) => id);
}

function countOf(sql: SqlStorage, which: string, given: (string | number | null)[] = []): number {
  return sql.exec<{ count: number }>(`SELECT count(*) AS count ${which}`, ...given).one().count;
}
