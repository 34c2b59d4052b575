import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const VARIANTS = ["blur", "full", "large", "match", "thumb"];
/** What must be stored of a photo, by its status; of the copy that a case has the largest alone. */
const REQUIRED = new Map([
  ["inspection", VARIANTS],
  ["active", VARIANTS],
  ["evidence", ["full"]],
]);

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
    // `raw/<photo>.<attempt>`
    const photo = isUpload ? (basename(file).split(".")[0] ?? "") : basename(dirname(file));
    const names = stored.get(photo) ?? new Set();
    stored.set(photo, names.add(isUpload ? "upload" : basename(file, ".webp")));
  }
  const ownerless = [...stored.keys()].filter((photo) => !records.has(photo));
  const incomplete = [...records].flatMap(([photo, status]) => {
    const names = stored.get(photo) ?? new Set();
    const required = REQUIRED.get(status) ?? [];
    const missing = required.filter((name) => !names.has(name));
    const surplus = required.length > 0 && names.has("upload") ? ["an upload beside its pictures"] : [];
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
    for (const { photo, status } of evidenceIn(database)) records.set(photo, status);
    database.close();
  }
  return records;
}

/** Copies of photos that cases have (`evidence`), or that are to be deleted where no case comes to have them (decision 0170). */
function evidenceIn(database: DatabaseSync): { photo: string; status: "evidence" | "loose" }[] {
  const [table] = database.prepare("SELECT name FROM sqlite_master WHERE name = 'cases'").all();
  if (!table) return [];
  const loose = database.prepare("SELECT photo FROM loose_evidence").all();
  const kept = database.prepare("SELECT value FROM cases, json_each(nullif(details, ''), '$.photos')").all();
  return [
    ...loose.map(({ photo }) => ({ photo: String(photo), status: "loose" as const })),
    ...kept.map(({ value }) => ({ photo: String(value), status: "evidence" as const })),
  ];
}
