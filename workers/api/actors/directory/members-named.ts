import type { FoundMember } from "../../../../app/contract/operators/operator-members.ts";

const MOST = 20;

/** Whose name begins so, whatever the case of its letters (a to z); by name. A LIKE of over 50 bytes is refused by workerd. */
export function membersNamed(sql: SqlStorage, beginning: string): FoundMember[] {
  return sql
    .exec<{ id: string; name: string; country: string; place: string }>(
      `SELECT id, json_extract(card, '$.name') AS name, json_extract(card, '$.country') AS country,
         json_extract(card, '$.city') AS place
       FROM cards WHERE substr(lower(json_extract(card, '$.name')), 1, length(?1)) = lower(?1) ORDER BY name, id LIMIT ?2`,
      beginning,
      MOST,
    )
    .toArray();
}
