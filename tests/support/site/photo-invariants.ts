import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const VARIANTS = ["blur", "full", "large", "match", "thumb"];
/** Statuses of photos whose variants are made. */
const MADE = new Set(["inspection", "active"]);

/**
 * Sentence 9 of the measures for a site that does not run: every stored picture has an owner, and every record its
 * pictures. What does not hold, a line each; nothing when all is well and no job is left to do.
 */
export function brokenPhotos(dataDir: string): string[] {
  const records = photoRecords(dataDir);
  const files = globSync("photos/**/*", { cwd: dataDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const stored = new Map<string, Set<string>>();
  for (const file of files) {
    const isUpload = basename(dirname(file)) === "raw";
    const photo = isUpload ? basename(file) : basename(dirname(file));
    const names = stored.get(photo) ?? new Set();
    stored.set(photo, names.add(isUpload ? "upload" : basename(file, ".webp")));
  }
  const ownerless = [...stored.keys()].filter((photo) => !records.has(photo));
  const incomplete = [...records].flatMap(([photo, status]) => {
    const names = stored.get(photo) ?? new Set();
    const missing = MADE.has(status) ? VARIANTS.filter((name) => !names.has(name)) : [];
    const surplus = MADE.has(status) && names.has("upload") ? ["an upload beside its pictures"] : [];
    const lost = status === "preparing" && !names.has("upload") ? ["its upload"] : [];
    return [...missing, ...surplus, ...lost].map((what) => `${photo} (${status}): ${what}`);
  });
  return [...ownerless.map((photo) => `${photo}: no owner`), ...incomplete];
}

/** The status of every photo, by its id. A member's object that was erased has no such table. */
function photoRecords(dataDir: string): Map<string, string> {
  const records = new Map<string, string>();
  for (const file of globSync("actors/*/*.sqlite", { cwd: dataDir })) {
    const database = new DatabaseSync(join(dataDir, file));
    const [table] = database.prepare("SELECT name FROM sqlite_master WHERE name = 'photos'").all();
    if (table)
      for (const { id, status } of database.prepare("SELECT id, status FROM photos").all())
        records.set(String(id), String(status));
    for (const photo of evidenceIn(database)) records.set(photo, "evidence");
    database.close();
  }
  return records;
}

/** Copies of photos that cases have, or that are to be deleted (decision 0170). */
function evidenceIn(database: DatabaseSync): string[] {
  const [table] = database.prepare("SELECT name FROM sqlite_master WHERE name = 'cases'").all();
  if (!table) return [];
  const kept = database.prepare("SELECT value FROM cases, json_each(nullif(details, ''), '$.photos')").all();
  const loose = database.prepare("SELECT photo AS value FROM loose_evidence").all();
  return [...kept, ...loose].map(({ value }) => String(value));
}
