import { eraseRows } from "../../erase-rows.ts";

/** Mails and push messages about somebody that wait in the outbox are not sent. */
export function dropMailsAbout(sql: SqlStorage, id: string): void {
  const waiting = { table: "outbox", words: ["payload"] };
  eraseRows(sql, { ...waiting, where: "target GLOB 'push:*' AND json_extract(payload, '$.from') = ?" }, id);
  eraseRows(sql, { ...waiting, where: "target GLOB 'mail:*' AND json_extract(payload, '$.about') = ?" }, id);
}
