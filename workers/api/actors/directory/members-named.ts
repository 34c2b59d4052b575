import type { Person } from "../member/people/person.ts";

const MOST = 20;

/**
 * Whose name begins so, whatever the case of its first letter, or of any from a to z, which is all that SQLite knows; by name.
 * A LIKE of over 50 bytes is refused by workerd.
 */
export function membersNamed(sql: SqlStorage, beginning: string): Person[] {
  const small = beginning.toLowerCase();
  const [first = "", ...rest] = small;
  return sql
    .exec<{ card: string }>(
      `SELECT card FROM cards WHERE substr(lower(json_extract(card, '$.name')), 1, length(?1))
         IN (lower(?1), lower(?2), lower(?3)) ORDER BY json_extract(card, '$.name'), id LIMIT ?4`,
      beginning,
      small,
      first.toUpperCase() + rest.join(""),
      MOST,
    )
    .toArray()
    .map(({ card }) => JSON.parse(card) as Person);
}
