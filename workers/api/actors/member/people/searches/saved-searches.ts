import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { MOST_SAVED_SEARCHES, type SavedSearch } from "../../../../../../app/contract/people/saved-searches.ts";
import { searchFields } from "../../../../../../app/contract/people/discovery.ts";
import { cleanText } from "../../../../../../app/domain/clean-text.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { eraseRows, overwriteRows } from "../../../erase-rows.ts";
import type { MemberState } from "../../engine/state.ts";

type Row = { id: string; name: string; search: string; is_on: number };

/** The member's saved searches, the oldest first. */
export function listSavedSearches(sql: SqlStorage): SavedSearch[] {
  const rows = sql.exec<Row>("SELECT id, name, search, is_on FROM saved_searches ORDER BY created_at, id").toArray();
  return rows.map(({ id, name, search, is_on }) => ({ id, name, on: is_on === 1, search: readSearch(search) }));
}

/** Those that mails tell of, with the day since 1970 from which whoever signed up is new in them. */
export function savedSearchesOn(sql: SqlStorage): { name: string; search: SavedSearch["search"]; since: number }[] {
  const query = "SELECT id, name, search, is_on, new_since FROM saved_searches WHERE is_on = 1 ORDER BY created_at, id";
  const rows = sql.exec<Row & { new_since: number }>(query).toArray();
  return rows.map(({ name, search, new_since }) => ({ name, search: readSearch(search), since: new_since }));
}

/** Of what was stored, the fields that a search still has. */
function readSearch(stored: string): SavedSearch["search"] {
  const known = Object.entries(JSON.parse(stored) as Record<string, unknown>);
  const kept = known.filter(([name, value]) => {
    const field = searchFields.shape[name as keyof typeof searchFields.shape];
    return field?.safeParse(value).success;
  });
  return searchFields.parse(Object.fromEntries(kept));
}

export type NewSearch = Omit<SavedSearch, "on"> & { on?: boolean };

/** Saves it, switched on unless told otherwise; the same id again changes nothing. `saved_search_limit`: `{ limit }`; `invalid_input`: nobody would see the name. */
export function saveSearch({ sql }: MemberState, { id, name: typed, search, on = true }: NewSearch): Result {
  const name = cleanText(typed);
  if (!name) return refuse("invalid_input", NO_NAME);
  const saved = listSavedSearches(sql);
  if (saved.some((one) => one.id === id)) return accept();
  if (saved.length >= MOST_SAVED_SEARCHES) return refuse("saved_search_limit", { limit: MOST_SAVED_SEARCHES });
  sql.exec(
    "INSERT INTO saved_searches (id, name, search, created_at, new_since, is_on) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    name,
    JSON.stringify(search),
    clock.now(),
    today(),
    Number(on),
  );
  return accept();
}

const NO_NAME = { fields: { name: "required" } } as const;

/** Another name (as `saveSearch`), or on or off. Who signed up while it was off is no news any more. */
export function changeSavedSearch(
  { sql }: MemberState,
  { id, name, on }: { id: string; name?: string; on?: boolean },
): Result {
  if (!listSavedSearches(sql).some((one) => one.id === id)) return refuse("not_found");
  if (name !== undefined && !cleanText(name)) return refuse("invalid_input", NO_NAME);
  if (name !== undefined) {
    overwriteRows(sql, { table: "saved_searches", words: ["name"], where: "id = ?" }, id);
    sql.exec("UPDATE saved_searches SET name = ? WHERE id = ?", cleanText(name), id);
  }
  if (on === true)
    sql.exec("UPDATE saved_searches SET is_on = 1, new_since = ? WHERE id = ? AND is_on = 0", today(), id);
  if (on === false) sql.exec("UPDATE saved_searches SET is_on = 0 WHERE id = ?", id);
  return accept();
}

/** Deletes it; without one nothing happens. */
export function deleteSavedSearch({ sql }: MemberState, id: string): Result {
  eraseRows(sql, { table: "saved_searches", words: ["name", "search"], where: "id = ?" }, id);
  return accept();
}

function today(): number {
  return Math.floor(clock.now() / DAY_MS);
}
