import type { FoundMember } from "../../../../app/contract/operator-members.ts";

const MOST = 20;

/** Whose name begins so, whatever the case of its letters; by name. */
export function membersNamed(sql: SqlStorage, beginning: string): FoundMember[] {
  const pattern = `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql
    .exec<{ id: string; name: string; country: string; place: string }>(
      String.raw`SELECT id, json_extract(card, '$.name') AS name, json_extract(card, '$.country') AS country,
         json_extract(card, '$.city') AS place
       FROM cards WHERE json_extract(card, '$.name') LIKE ? ESCAPE '\' ORDER BY name, id LIMIT ?`,
      pattern,
      MOST,
    )
    .toArray();
}
