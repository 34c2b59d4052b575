import { eraseRows } from "../../erase-rows.ts";

const CASES = "'report_received', 'report_decided', 'appeal_received'";
const OF_NO_CASE = ` AND ifnull(json_extract(payload, '$.kind'), '') NOT IN (${CASES})`;

/** Mails and push messages about somebody that wait in the outbox are not sent; those on a case only of whom is erased: they are owed. */
export function dropMailsAbout(sql: SqlStorage, id: string, { isErased }: { isErased: boolean }): void {
  const waiting = { table: "outbox", words: ["payload"] };
  eraseRows(sql, { ...waiting, where: "target GLOB 'push:*' AND json_extract(payload, '$.from') = ?" }, id);
  eraseRows(
    sql,
    {
      ...waiting,
      where: "target GLOB 'mail:*' AND json_extract(payload, '$.about') = ?" + (isErased ? "" : OF_NO_CASE),
    },
    id,
  );
}
