import type { FoundMember } from "../../../../app/contract/operators/operator-members.ts";

const MOST = 20;

/**
 * Whose name begins so, whatever the case of its first letter, or of any from a to z, which is all that SQLite knows; by name.
 * A LIKE of over 50 bytes is refused by workerd.
 */
export function membersNamed(sql: SqlStorage, beginning: string): FoundMember[] {
  const small = beginning.toLowerCase();
  const [first = "", ...rest] = small;
  return sql
    .exec<{ id: string; name: string; country: string; place: string }>(
      `SELECT id, json_extract(card, '$.name') AS name, json_extract(card, '$.country') AS country,
         json_extract(card, '$.city') AS place
       FROM cards WHERE substr(lower(json_extract(card, '$.name')), 1, length(?1))
         IN (lower(?1), lower(?2), lower(?3)) ORDER BY name, id LIMIT ?4`,
      beginning,
      small,
      first.toUpperCase() + rest.join(""),
      MOST,
    )
    .toArray();
}
