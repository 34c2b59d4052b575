import { overwriteRows } from "../../../erase-rows.ts";
import { type Case, copiesAbout, findCase } from "./cases.ts";
import { dropEvidence } from "./loose-evidence.ts";

/**
 * No word and no picture of a case is left, nor who complained; pictures that no other case has are deleted as loose ones.
 * `erased`: whom they show is. In the running transaction.
 */
export function eraseEvidence(sql: SqlStorage, number: string, { erased }: { erased: boolean }): void {
  const one = findCase(sql, number);
  if (one) dropPhotos(sql, one, { erased });
  overwriteRows(sql, { table: "cases", words: ["details", "contact", "content_hash"], where: "number = ?" }, number);
  sql.exec("UPDATE cases SET details = '', contact = '', content_hash = '' WHERE number = ?", number);
  eraseExplanations(sql, '"case" = ?', number);
  eraseAppeals(sql, '"case" = ?', number);
}

/** A case's pictures go, but those that another case has. */
export function dropPhotos(sql: SqlStorage, one: Case, { erased }: { erased: boolean }): void {
  const shared = copiesAbout(sql, one.reported, one.number);
  const loose = one.details.photos.filter((photo) => !shared.includes(photo));
  dropEvidence(sql, loose, { erased });
}

/** An operator's words about decisions; `where`: of `case_decisions`. */
export function eraseExplanations(sql: SqlStorage, where: string, ...given: unknown[]): void {
  overwriteRows(sql, { table: "case_decisions", words: ["words"], where }, ...given);
  sql.exec(`UPDATE case_decisions SET words = '' WHERE ${where}`, ...given);
}

/** The words of appeals; `where`: of `appeals`. */
export function eraseAppeals(sql: SqlStorage, where: string, ...given: unknown[]): void {
  overwriteRows(sql, { table: "appeals", words: ["text"], where }, ...given);
  sql.exec(`UPDATE appeals SET text = '' WHERE ${where}`, ...given);
}
