import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** Bytes that must be free there: a container's is often too small, and what is written there is taken from memory. */
const ENOUGH = 4 * 1024 ** 3;

let folder: string | undefined;

/**
 * Where the tests keep their databases, until the run ends: in memory where there is plenty of it (Linux), because each
 * acknowledged write waits for the disk otherwise, and elsewhere in the usual temporary folder.
 */
export function scratchFolder(): string {
  folder ??= newFolder();
  return folder;
}

function newFolder(): string {
  const created = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "periwinkle-"));
  process.on("exit", () => rmSync(created, { recursive: true, force: true, maxRetries: 5 }));
  return created;
}

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
