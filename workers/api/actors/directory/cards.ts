import { clock } from "../../clock.ts";
import { eraseRows, overwriteRows } from "../erase-rows.ts";
import type { Person } from "../member/people/person.ts";
import type { CardCache } from "./card-cache.ts";
import type { SearchCache } from "./search-cache.ts";
import { rankOf } from "./rank.ts";

/** A text of the same length is written over the one before. */
const OTHER_LENGTH = "length(CAST(card AS BLOB)) <> length(CAST(? AS BLOB))";

/** A directory's rows, and what it keeps of them in memory. */
export interface DirectoryState {
  sql: SqlStorage;
  searchCache: SearchCache;
  cardCache: CardCache;
}

/** Writes somebody's row; what searches filter by drops the cached searches it touches. */
export function keepCard({ sql, searchCache, cardCache }: DirectoryState, person: Person): void {
  const row = findCard(sql, person.id);
  const earlier = row?.person;
  cardCache.forget(person.id, row?.number);
  const moved = !earlier || filtersOf(earlier) !== filtersOf(person);
  if (moved && earlier) searchCache.forget(earlier);
  if (moved) searchCache.forget(person);
  const card = JSON.stringify(person);
  if (earlier)
    overwriteRows(sql, { table: "cards", words: ["card"], where: `id = ? AND ${OTHER_LENGTH}` }, person.id, card);
  sql.exec(
    `INSERT INTO cards (id, gender, seeking, region, birth_year, date_of_birth, rank, card) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET gender = excluded.gender, seeking = excluded.seeking, region = excluded.region, birth_year = excluded.birth_year,
       date_of_birth = excluded.date_of_birth, rank = excluded.rank, card = excluded.card`,
    person.id,
    person.gender,
    person.seeking,
    person.region,
    Number(person.date_of_birth.slice(0, 4)),
    person.date_of_birth,
    rankOf(person, clock.now()),
    card,
  );
}

/** Takes somebody out: hidden, moved to another country, or erased. */
export function removeCard({ sql, searchCache, cardCache }: DirectoryState, id: string): void {
  const earlier = findCard(sql, id);
  if (!earlier) return;
  cardCache.forget(id, earlier.number);
  searchCache.forget(earlier.person);
  eraseRows(sql, { table: "cards", words: ["card", "date_of_birth"], where: "id = ?" }, id);
}

function findCard(sql: SqlStorage, id: string): { number: number; person: Person } | undefined {
  const query = "SELECT number, card FROM cards WHERE id = ?";
  const row = sql.exec<{ number: number; card: string }>(query, id).toArray()[0];
  return row && { number: row.number, person: JSON.parse(row.card) as Person };
}

function filtersOf({ gender, seeking, region, date_of_birth }: Person): string {
  return JSON.stringify([gender, seeking, region, date_of_birth]);
}
