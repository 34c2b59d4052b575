import { clock } from "../../clock.ts";
import { eraseRows, overwriteRows } from "../erase-rows.ts";
import type { ListedPerson } from "../member/people/person.ts";
import type { CardCache } from "./card-cache.ts";
import type { SearchCache } from "./search-cache.ts";
import type { SearchIndex } from "./bitmaps/search-index.ts";

/** A text of the same length is written over the one before. */
const otherLength = (column: string) => `length(CAST(${column} AS BLOB)) <> length(CAST(? AS BLOB))`;

/** A directory's rows, and what it keeps of them in memory. */
export interface DirectoryState {
  sql: SqlStorage;
  index: SearchIndex;
  searchCache: SearchCache;
  cardCache: CardCache;
}

/** Writes somebody's row, and how they are found once `index.flush` is called; what searches filter by drops the cached searches it touches. */
export function keepCard(state: DirectoryState, person: ListedPerson): void {
  const { sql, index, searchCache, cardCache } = state;
  const row = findCard(sql, person.id);
  const earlier = row?.person;
  cardCache.forget(person.id, row?.number);
  const moved = !earlier || filtersOf(earlier) !== filtersOf(person);
  if (moved && earlier) searchCache.forget(earlier);
  if (moved) searchCache.forget(person);
  const texts = { card: cardOf(person), words: person.words?.join(" ") ?? "" };
  if (earlier)
    for (const [column, text] of Object.entries(texts))
      overwriteRows(
        sql,
        { table: "cards", words: [column], where: `id = ? AND ${otherLength(column)}` },
        person.id,
        text,
      );
  const { number } = sql
    .exec<{ number: number }>(
      `INSERT INTO cards (id, card, words) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET card = excluded.card, words = excluded.words RETURNING number`,
      person.id,
      texts.card,
      texts.words,
    )
    .one();
  index.put(number, { before: earlier, after: person }, clock.now());
}

/** Takes somebody out: hidden, moved to another country, or erased. */
export function removeCard({ sql, index, searchCache, cardCache }: DirectoryState, id: string): void {
  const earlier = findCard(sql, id);
  if (!earlier) return;
  cardCache.forget(id, earlier.number);
  searchCache.forget(earlier.person);
  eraseRows(sql, { table: "cards", words: ["card", "words"], where: "id = ?" }, id);
  index.put(earlier.number, { before: earlier.person }, clock.now());
}

function findCard(sql: SqlStorage, id: string): { number: number; person: ListedPerson } | undefined {
  const row = sql.exec<Row>("SELECT number, card, words FROM cards WHERE id = ?", id).toArray()[0];
  return row && { number: row.number, person: personOf(row) };
}

type Row = { number: number; card: string; words: string };

/** Without the words: cards travel, and are made pages of. */
function cardOf({ words: _words, ...person }: ListedPerson): string {
  return JSON.stringify(person);
}

function personOf({ card, words }: Pick<Row, "card" | "words">): ListedPerson {
  return { ...(JSON.parse(card) as ListedPerson), ...(words && { words: words.split(" ") }) };
}

/** All that a search filters by, but the times, which may wait as the order may. */
function filtersOf({ last_active: _active, name: _name, city: _city, main_image, ...person }: ListedPerson): string {
  return JSON.stringify({ ...person, main_image: main_image !== null });
}

/** The index of a directory that is older than it, from the cards. */
export function buildIndex({ sql, index }: Pick<DirectoryState, "sql" | "index">): void {
  const rows = sql.exec<Row>("SELECT number, card, words FROM cards");
  for (const row of rows) index.put(row.number, { after: personOf(row) }, clock.now());
  index.flush();
}
