import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** By these names an object was told that somebody is erased (`erasure.ts`, `contacts.ts` of the API); `gone/…` by earlier builds. */
const ERASURES = "id GLOB 'erasure/*' OR id GLOB 'contact-erased/*' OR id GLOB 'gone/*'";

/**
 * Overwrites what SQLite keeps of erased people in pages that are free: names, birthdays, mails. Rewrites each database
 * that heard of an erasure since the last time, while nobody has it open: workerd lets no object do it itself (decision
 * 0063). Files that did not change are not opened. Answers how many were rewritten.
 */
export function deleteErasedFiles(dataDir: string): number {
  const note = join(dataDir, "tidied.json");
  const since = existsSync(note) ? readNote(note) : 0;
  const began = Date.now();
  const files = globSync("actors/*/*.sqlite", { cwd: dataDir }).map((file) => join(dataDir, file));
  const tidied = files.filter((file) => changedAt(file) >= since && tidyFile(file));
  if (files.length > 0) writeFileSync(note, `${JSON.stringify({ at: began })}\n`, { mode: 0o600 });
  return tidied.length;
}

/** Unreadable: everything is looked at again. */
function readNote(file: string): number {
  try {
    return Number((JSON.parse(readFileSync(file, "utf8")) as { at: number }).at) || 0;
  } catch {
    return 0;
  }
}

/** What was not written back yet lies beside it. */
function changedAt(file: string): number {
  const times = [file, `${file}-wal`].filter((name) => existsSync(name)).map((name) => statSync(name).mtimeMs);
  return Math.max(...times);
}

/** The addresses' objects (`claims`) and what workerd itself notes keep no such names, and are small. */
function heardOfErasure(database: DatabaseSync): boolean {
  const has = (table: string) =>
    database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
  if (has("claims") || !has("inbox")) return true;
  return database.prepare(`SELECT 1 FROM inbox WHERE ${ERASURES} LIMIT 1`).get() !== undefined;
}

function tidyFile(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    if (!heardOfErasure(database)) return false;
    database.exec("VACUUM");
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return true;
  } finally {
    database.close();
  }
}
