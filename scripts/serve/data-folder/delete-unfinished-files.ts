import { glob, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What workerd's disk service writes lies under such a name until all of it is there. */
const UNFINISHED = "{photos,drafts}/**/.kj-tmp.*";

/**
 * Deletes what a killed process had begun to write into the folders of photos and drafts: nothing knows these files, and a
 * photo's may hold its upload with all metadata (sentence 9 of the measures). What was begun at `since` or later is a
 * running process's, and stays. Answers how many.
 */
export async function deleteUnfinishedFiles(dataDir: string, since: number): Promise<number> {
  let deleted = 0;
  for await (const name of glob(UNFINISHED, { cwd: dataDir })) {
    const file = join(dataDir, name);
    // Some file systems keep no time of birth.
    const { birthtimeMs, mtimeMs } = await stat(file).catch(() => ({ birthtimeMs: Infinity, mtimeMs: Infinity }));
    if (Math.max(birthtimeMs, mtimeMs) >= since) continue;
    await rm(file, { force: true });
    deleted++;
  }
  return deleted;
}
