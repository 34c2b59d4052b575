import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../progress.ts";

/** 2: members' ids end in a keyed check (decision 0089). Raised when older data would not be found any more. */
const FORMAT = 2;

/**
 * Notes the form of a fresh data folder, and refuses one of another form: its members would still be on disk, and
 * nobody would find them.
 */
export function checkDataFormat(dataDir: string): void {
  const file = join(dataDir, "format.json");
  const found = existsSync(file) ? formatIn(file) : hasMembers(dataDir) ? 1 : undefined;
  if (found === FORMAT) return;
  if (found !== undefined)
    throw new OperatorError(
      `The data in ${dataDir} was kept by another version of this program (form ${found}; this one reads ${FORMAT}): start it with that version, or choose another DATA_DIR. Nothing was changed.`,
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify({ format: FORMAT })}\n`, { mode: 0o600 });
}

function formatIn(file: string): number | string {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { format: number }).format;
  } catch {
    return "unreadable";
  }
}

/** Has anything been kept in it? */
export function hasMembers(dataDir: string): boolean {
  return globSync("actors/*/*.sqlite", { cwd: dataDir }).length > 0;
}
