import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The seeding that is under way in a data folder. */
export interface SeedStart {
  /** Milliseconds since 1970. */
  at: number;
  /** Call it when everybody is there. */
  done(): void;
}

/**
 * Notes when the seeding of a data folder began. People's names and days of birth count from that moment, so one that was
 * cut off goes on with it: another day would make other people under the same keys, which the API refuses.
 */
export function seedStart(dataDir: string, now: number): SeedStart {
  const file = join(dataDir, "seed-start.json");
  const at = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { at: number }).at : note(file, now);
  return { at, done: () => rmSync(file, { force: true }) };
}

/** In one step: a start that is cut off right here leaves no half a note. */
function note(file: string, at: number): number {
  writeFileSync(`${file}.new`, `${JSON.stringify({ at })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return at;
}
