import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Complaint } from "../progress.ts";

/** Who serves a data folder, so that two processes never write to one. */
interface Instance {
  /** The script's process, which watches over workerd. */
  pid: number;
  workerd: number;
  port: number;
}

const fileOf = (dataDir: string) => join(dataDir, "running.json");

export function noteInstance(dataDir: string, instance: Omit<Instance, "pid">): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), JSON.stringify({ pid: process.pid, ...instance }));
}

export function forgetInstance(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/**
 * Refuses when somebody serves this folder already. A workerd whose script was killed the hard way is an orphan of
 * ours: it is ended, which loses nothing (everything acknowledged is on disk).
 */
export async function claimDataDir(dataDir: string): Promise<void> {
  if (!existsSync(fileOf(dataDir))) return;
  const { pid, workerd, port } = JSON.parse(readFileSync(fileOf(dataDir), "utf8")) as Instance;
  if (pid !== process.pid && commandOf(pid).includes("scripts/")) {
    throw new Complaint(
      `This site is running already, on port ${port} (process ${pid}, data in ${dataDir}). Stop that one first.`,
    );
  }
  if (commandOf(workerd).includes(dataDir)) await endOrphan(workerd);
  forgetInstance(dataDir);
}

/** Waits until it is really gone: it holds the port and the files. */
async function endOrphan(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  while (commandOf(pid) !== "") await sleep(20);
}

/** The command line of a process; empty when there is none. Slim systems have no `ps`, others no `/proc`. */
function commandOf(pid: number): string {
  try {
    if (existsSync("/proc/self/cmdline")) return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

/** Says clearly that the port is taken, before anything long is begun. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (failure: NodeJS.ErrnoException) => reject(complaintOf(failure, port)));
    server.listen({ port, ...(host !== "*" && { host }) }, () => server.close(() => resolve()));
  });
}

function complaintOf(failure: NodeJS.ErrnoException, port: number): Error {
  if (failure.code === "EADDRINUSE") {
    return new Complaint(
      `Port ${port} is taken by another program. Choose another one, for instance: PORT=${port + 1} npm start`,
    );
  }
  if (failure.code === "EACCES")
    return new Complaint(`This user may not open port ${port}. Choose one above 1023, with PORT=…`);
  return failure;
}
