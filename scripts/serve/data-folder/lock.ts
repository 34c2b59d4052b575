import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { OperatorError } from "../../progress.ts";
import { processOf } from "../processes/running-process.ts";

const someProcess = z.object({ pid: z.int().positive(), started: z.string().min(1) });

/** What `running.json` says: who serves this folder, and which processes write to it. */
const instance = z.object({ script: someProcess, children: z.array(someProcess), port: z.int() });
type Instance = z.output<typeof instance>;

/** The right to serve a data folder. */
export interface DataFolderLock {
  /** A process that writes to the folder was started: if we are killed the hard way, the next start ends it. */
  note(pid: number): void;
  /** Throws when somebody else has the folder meanwhile: only if the file was removed or replaced by hand. */
  verify(): void;
  /** Happens by itself when this process ends. */
  release(): void;
}

const fileOf = (dataDir: string) => join(dataDir, "running.json");

/** A start that has made the file and not yet written to it gets so long. */
const WRITING_MS = 2000;

/**
 * Takes the folder before anything else is done with it, so that two processes never write to one: `running.json` is
 * made with O_EXCL, which only one of several starts can. A file whose process is gone, or that cannot be read, is put
 * aside; processes that it names and that are still ours are ended, which loses nothing.
 */
export async function lockDataFolder(dataDir: string, port: number): Promise<DataFolderLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const own: Instance = { script: ourselves(), children: [], port };
  while (!create(dataDir, own)) await clearStale(dataDir);
  const lock = lockOf(dataDir, own);
  process.once("exit", lock.release);
  return lock;
}

function lockOf(dataDir: string, own: Instance): DataFolderLock {
  const isOurs = () => readInstance(dataDir)?.script.started === own.script.started;
  return {
    note(pid) {
      const child = processOf(pid);
      if (!child) return;
      own.children.push({ pid, started: child.started });
      writeFileSync(`${fileOf(dataDir)}.new`, JSON.stringify(own), { mode: 0o600 });
      renameSync(`${fileOf(dataDir)}.new`, fileOf(dataDir));
    },
    verify() {
      if (!isOurs()) throw new OperatorError(`Another start has taken the data folder ${dataDir} meanwhile.`);
    },
    release() {
      if (isOurs()) rmSync(fileOf(dataDir), { force: true });
    },
  };
}

function ourselves(): Instance["script"] {
  const { pid } = process;
  return { pid, started: processOf(pid)?.started ?? `unknown/${Date.now()}` };
}

/** Makes the file; false when there is one. */
function create(dataDir: string, own: Instance): boolean {
  try {
    const file = openSync(fileOf(dataDir), "wx", 0o600);
    writeSync(file, JSON.stringify(own));
    closeSync(file);
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw failure;
  }
}

/** Puts a file aside whose start is gone; fails when it is not. */
async function clearStale(dataDir: string): Promise<void> {
  const known = await settledInstance(dataDir);
  if (known && isRunning(known.script)) {
    const { script, port } = known;
    throw new OperatorError(
      `This site is running already, on port ${port} (process ${script.pid}, data in ${dataDir}). Stop that one first.`,
    );
  }
  for (const child of known?.children ?? []) await endOrphan(child);
  const aside = `${fileOf(dataDir)}.${process.pid}.stale`;
  try {
    renameSync(fileOf(dataDir), aside);
  } catch {
    // Another start was quicker; the next round meets its file.
    return;
  }
  const moved = parse(readFileSync(aside, "utf8"));
  // Between the look and the move another start may have put its own file there: that one is given back.
  if (moved && isRunning(moved.script)) renameSync(aside, fileOf(dataDir));
  else rmSync(aside, { force: true });
}

/** The file's content, read again while another start is just writing it; undefined when it stays broken. */
async function settledInstance(dataDir: string): Promise<Instance | undefined> {
  const until = Date.now() + WRITING_MS;
  let known = readInstance(dataDir);
  while (!known && Date.now() < until) {
    await sleep(50);
    known = readInstance(dataDir);
  }
  return known;
}

function readInstance(dataDir: string): Instance | undefined {
  try {
    return parse(readFileSync(fileOf(dataDir), "utf8"));
  } catch {
    return undefined;
  }
}

function parse(text: string): Instance | undefined {
  try {
    return instance.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Does this very process still run? Another one that got its pid is not it. */
function isRunning({ pid, started }: Instance["script"]): boolean {
  return processOf(pid)?.started === started;
}

/** Waits until it is really gone: it holds the port and the files. */
async function endOrphan(child: Instance["script"]): Promise<void> {
  if (!isRunning(child)) return;
  process.kill(child.pid, "SIGKILL");
  while (isRunning(child)) await sleep(20);
}
