import { clock } from "../../../../clock.ts";

/** A case comes a moment after its pictures, or never. Milliseconds. */
const PATIENCE = 24 * 60 * 60_000;
/** Until what could not be deleted is tried again. Milliseconds. */
const RETRY_AFTER = 5 * 60_000;

/** Before `tried_again_at` (milliseconds) the alarm does not try again to delete it. */
export const evidenceRetrySchema = ["ALTER TABLE loose_evidence ADD COLUMN tried_again_at INTEGER NOT NULL DEFAULT 0"];

/** These copies are about to be stored; without a case that has them they are deleted again, a day after the latest was to come. */
export function expectEvidence(sql: SqlStorage, photos: readonly string[]): void {
  for (const photo of photos)
    sql.exec("INSERT OR REPLACE INTO loose_evidence (photo, due) VALUES (?, ?)", photo, clock.now() + PATIENCE);
}

/** A case has them. */
export function keepEvidence(sql: SqlStorage, photos: readonly string[]): void {
  for (const photo of photos) sql.exec("DELETE FROM loose_evidence WHERE photo = ?", photo);
}

/** No case has them any more. What one is about to have waits for it, unless whom it shows is erased. */
export function dropEvidence(sql: SqlStorage, photos: readonly string[], { erased }: { erased: boolean }): void {
  const drop = `INSERT INTO loose_evidence (photo, due) VALUES (?1, 0)
    ON CONFLICT (photo) DO UPDATE SET due = iif(?2, 0, due)`;
  for (const photo of photos) sql.exec(drop, photo, Number(erased));
}

const HAD = "SELECT value FROM cases, json_each(nullif(details, ''), '$.photos')";

/** Those to be deleted now; `all`: also what failed a moment ago. What a case has is not loose, though another one did not come. */
export function dueEvidence(sql: SqlStorage, { all }: { all: boolean }): string[] {
  sql.exec(`DELETE FROM loose_evidence WHERE due BETWEEN 1 AND ? AND photo IN (${HAD})`, clock.now());
  const rows = sql.exec<{ photo: string }>(
    "SELECT photo FROM loose_evidence WHERE due <= ?1 AND (?2 OR tried_again_at <= ?1)",
    clock.now(),
    Number(all),
  );
  return rows.toArray().map(({ photo }) => photo);
}

/** It could not be deleted. */
export function postponeEvidence(sql: SqlStorage, photo: string): void {
  sql.exec("UPDATE loose_evidence SET tried_again_at = ? WHERE photo = ?", clock.now() + RETRY_AFTER, photo);
}

/** When the next ones are, by our clock. */
export function nextEvidence(sql: SqlStorage): number | undefined {
  const next = "SELECT min(max(due, tried_again_at)) AS due FROM loose_evidence";
  return sql.exec<{ due: number | null }>(next).one().due ?? undefined;
}
