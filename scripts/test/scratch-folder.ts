import { accessSync, constants, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
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
  const inMemory = isWritable(MEMORY);
  if (inMemory) removeLeftovers(MEMORY);
  const created = mkdtempSync(join(inMemory && hasRoom(MEMORY) ? MEMORY : tmpdir(), `periwinkle-${process.pid}-`));
  process.on("exit", () => removeFolder(created));
  return created;
}

/** Of runs that were killed (`kill -9`): nothing else would give their memory back before the machine is started again. */
export function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = /^periwinkle-(\d+)-/.exec(name)?.[1];
    const isOurs = lstatSync(join(place, name), { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (pid !== undefined && isOurs && !isRunning(Number(pid))) removeFolder(join(place, name));
  }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    // Another user's process runs too.
    return (failure as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The place's own limit says nothing of the memory that others use. */
function hasRoom(place: string): boolean {
  const { bavail, bsize } = statfsSync(place);
  return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH;
}
