import { eraseRows, overwriteRows } from "../../erase-rows.ts";
import { type Evidence, findCase } from "./cases.ts";
import { dropEvidence } from "./loose-evidence.ts";

/**
 * Nothing in a case names an erased member any more: of whoever was reported all evidence goes, of who reported their words and
 * the conversation. That there was a case, and what was decided, stays. In the running transaction.
 */
export function eraseCases(sql: SqlStorage, { member, emails }: { member: string; emails: readonly string[] }): void {
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "target = ?" }, `member:${member}`);
  for (const number of numbers(sql, "reported = ?", member)) {
    eraseEvidence(sql, number);
    sql.exec("UPDATE cases SET reported = NULL WHERE number = ?", number);
  }
  for (const number of numbers(sql, "reporter = ?", member)) eraseReporter(sql, number);
  for (const email of emails) {
    const theirs = "json_extract(nullif(contact, ''), '$.email') = ?";
    for (const number of numbers(sql, theirs, email)) eraseReporter(sql, number);
    const mails = "target GLOB 'mail:*' AND json_extract(payload, '$.to') = ?";
    eraseRows(sql, { table: "outbox", words: ["payload"], where: mails }, email);
  }
}

/** No word and no picture of a case is left, nor who complained; pictures are deleted as loose ones. In the running transaction. */
export function eraseEvidence(sql: SqlStorage, number: string): void {
  dropEvidence(sql, findCase(sql, number)?.details.photos ?? []);
  overwriteRows(sql, { table: "cases", words: ["details", "contact"], where: "number = ?" }, number);
  sql.exec("UPDATE cases SET details = '', contact = '' WHERE number = ?", number);
  for (const table of ["case_decisions", "appeals"] as const) eraseWords(sql, table, number);
}

function eraseReporter(sql: SqlStorage, number: string): void {
  const kept = findCase(sql, number)?.details;
  overwriteRows(sql, { table: "cases", words: ["details", "contact"], where: "number = ?" }, number);
  const rest: Evidence | undefined = kept && { ...kept, text: "", messages: [] };
  delete rest?.address;
  const details = rest?.profile ? JSON.stringify(rest) : "";
  sql.exec("UPDATE cases SET details = ?, contact = '', reporter = NULL WHERE number = ?", details, number);
  eraseWords(sql, "appeals", number);
}

function eraseWords(sql: SqlStorage, table: "case_decisions" | "appeals", number: string): void {
  const column = table === "appeals" ? "text" : "words";
  overwriteRows(sql, { table, words: [column], where: '"case" = ?' }, number);
  sql.exec(`UPDATE ${table} SET ${column} = '' WHERE "case" = ?`, number);
}

function numbers(sql: SqlStorage, where: string, given: string): string[] {
  return sql
    .exec<{ number: string }>(`SELECT number FROM cases WHERE ${where}`, given)
    .toArray()
    .map(({ number }) => number);
}
