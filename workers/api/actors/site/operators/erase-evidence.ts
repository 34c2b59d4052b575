import { overwriteRows } from "../../erase-rows.ts";
import { findCase } from "./cases.ts";
import { dropEvidence } from "./loose-evidence.ts";

/** No word and no picture of a case is left, nor who complained; pictures are deleted as loose ones. In the running transaction. */
export function eraseEvidence(sql: SqlStorage, number: string): void {
  dropEvidence(sql, findCase(sql, number)?.details.photos ?? []);
  overwriteRows(sql, { table: "cases", words: ["details", "contact"], where: "number = ?" }, number);
  sql.exec("UPDATE cases SET details = '', contact = '' WHERE number = ?", number);
  overwriteRows(sql, { table: "case_decisions", words: ["words"], where: '"case" = ?' }, number);
  sql.exec(`UPDATE case_decisions SET words = '' WHERE "case" = ?`, number);
  eraseAppeals(sql, '"case" = ?', number);
}

/** The words of appeals; `where`: of `appeals`. */
export function eraseAppeals(sql: SqlStorage, where: string, ...given: unknown[]): void {
  overwriteRows(sql, { table: "appeals", words: ["text"], where }, ...given);
  sql.exec(`UPDATE appeals SET text = '' WHERE ${where}`, ...given);
}
