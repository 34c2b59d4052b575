import { clock } from "../../../clock.ts";

/** A case comes a moment after its pictures, or never. Milliseconds. */
const PATIENCE = 24 * 60 * 60_000;

/** These copies are about to be stored; without a case that has them they are deleted again. */
export function expectEvidence(sql: SqlStorage, photos: readonly string[]): void {
  for (const photo of photos)
    sql.exec("INSERT OR IGNORE INTO loose_evidence (photo, due) VALUES (?, ?)", photo, clock.now() + PATIENCE);
}

/** A case has them. */
export function keepEvidence(sql: SqlStorage, photos: readonly string[]): void {
  for (const photo of photos) sql.exec("DELETE FROM loose_evidence WHERE photo = ?", photo);
}

/** No case has them any more. */
export function dropEvidence(sql: SqlStorage, photos: readonly string[]): void {
  for (const photo of photos) sql.exec("INSERT OR REPLACE INTO loose_evidence (photo, due) VALUES (?, 0)", photo);
}

/** Those to be deleted now. */
export function dueEvidence(sql: SqlStorage): string[] {
  const rows = sql.exec<{ photo: string }>("SELECT photo FROM loose_evidence WHERE due <= ?", clock.now()).toArray();
  return rows.map(({ photo }) => photo);
}

/** When the next ones are, by our clock. */
export function nextEvidence(sql: SqlStorage): number | undefined {
  return sql.exec<{ due: number | null }>("SELECT min(due) AS due FROM loose_evidence").one().due ?? undefined;
}
