import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Files at most; the newest stay. A flood of visitors who begin and go away must not fill the disk. */
const MOST = 100_000;
const HOUR_MS = 60 * 60 * 1000;

interface Found {
  file: string;
  /** ms since 1970. */
  changed: number;
  until: number;
}

/**
 * Deletes the drafts of visitors that are over (workerd's store of them knows no expiry), what cannot be read, and the oldest
 * above `most`. Answers how many. Safe while the site runs: what is over is never read or written again. Decision 0159.
 */
export async function deleteOldDrafts(dataDir: string, { now = Date.now(), most = MOST } = {}): Promise<number> {
  const folder = join(dataDir, "drafts");
  const names = await readdir(folder).catch(() => []);
  const found: Found[] = [];
  for (const name of names) {
    const draft = await look(join(folder, name), now);
    if (draft) found.push(draft);
  }
  const over = found.filter(({ until }) => until <= now);
  const kept = found.filter(({ until }) => until > now).sort((a, b) => b.changed - a.changed);
  const old = [...over, ...kept.slice(most)];
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}

/** Now and every hour, until the returned function is called. */
export function sweepDrafts(dataDir: string): () => void {
  const sweep = () =>
    void deleteOldDrafts(dataDir).catch((error: unknown) => console.error(`Old drafts were not deleted: ${error}`));
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/** What somebody erased meanwhile is nothing; what is not JSON was cut off and is over after an hour. */
async function look(file: string, now: number): Promise<Found | undefined> {
  try {
    const changed = (await stat(file)).mtimeMs;
    return { file, changed, until: untilIn(await readFile(file, "utf8")) ?? (changed < now - HOUR_MS ? 0 : Infinity) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function untilIn(json: string): number | undefined {
  try {
    const { until } = JSON.parse(json) as { until?: unknown };
    return typeof until === "number" ? until : undefined;
  } catch {
    return undefined;
  }
}
