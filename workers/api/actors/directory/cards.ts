import { clock } from "../../clock.ts";
import { eraseRows, overwriteRows } from "../erase-rows.ts";
import type { Person } from "../member/person.ts";
import type { KeptSearches } from "./kept-searches.ts";
import { rankOf } from "./rank.ts";

/** A text of the same length is written over the one before. */
const OTHER_LENGTH = "length(CAST(card AS BLOB)) <> length(CAST(? AS BLOB))";

interface Directory {
  sql: SqlStorage;
  kept: KeptSearches;
}

/** Writes somebody's row; what searches filter by drops the kept answers it touches. */
export function keepCard({ sql, kept }: Directory, person: Person): void {
  const earlier = findCard(sql, person.id);
  const moved = !earlier || filtersOf(earlier) !== filtersOf(person);
  if (moved && earlier) kept.forget(earlier);
  if (moved) kept.forget(person);
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
export function removeCard({ sql, kept }: Directory, id: string): void {
  const earlier = findCard(sql, id);
  if (!earlier) return;
  kept.forget(earlier);
  eraseRows(sql, { table: "cards", words: ["card", "date_of_birth"], where: "id = ?" }, id);
}

/** The people of these rows as the JSON of a list, in the same order; rows that are gone are left out. */
export function readCards(sql: SqlStorage, numbers: number[]): string {
  const { cards } = sql
    .exec<{ cards: string | null }>(
      `SELECT group_concat(card, ',' ORDER BY place.key) AS cards
       FROM json_each(?) AS place JOIN cards ON cards.number = place.value`,
      JSON.stringify(numbers),
    )
    .one();
  return `[${cards ?? ""}]`;
}

/** The rows of these ids. */
export function numbersOf(sql: SqlStorage, ids: readonly string[]): Set<number> {
  const rows = sql.exec<{ number: number }>(
    "SELECT number FROM cards WHERE id IN (SELECT value FROM json_each(?))",
    JSON.stringify(ids),
  );
  return new Set(rows.toArray().map((row) => row.number));
}

function findCard(sql: SqlStorage, id: string): Person | undefined {
  const row = sql.exec<{ card: string }>("SELECT card FROM cards WHERE id = ?", id).toArray()[0];
  return row && (JSON.parse(row.card) as Person);
}

function filtersOf({ gender, seeking, region, date_of_birth }: Person): string {
  return JSON.stringify([gender, seeking, region, date_of_birth]);
}
