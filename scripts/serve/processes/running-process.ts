import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A process that runs: which one it is, and its command line. */
export interface RunningProcess {
  pid: number;
  /** When it was started. With the pid it names one process for ever: pids are given again, this moment is not. */
  started: string;
  command: string;
}

/** The process with this pid, or undefined when there is none. Slim systems have no `ps`, others no `/proc`. */
export function processOf(pid: number): RunningProcess | undefined {
  try {
    return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): RunningProcess | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may hold anything; the fields behind it are counted from its end (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, ticksSinceBoot] = [fields[0], fields[19]];
  // Ended, only its parent has not looked yet.
  if (state === "Z" || state === "X") return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  return { pid, started: `${boot}/${ticksSinceBoot}`, command };
}

function fromPs(pid: number): RunningProcess | undefined {
  const line = execFileSync("ps", ["-ww", "-o", "lstart=,command=", "-p", String(pid)], {
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, LC_ALL: "C" },
  }).trim();
  // `Sat Nov 21 15:32:40 2026` is 24 characters wide.
  return line ? { pid, started: line.slice(0, 24), command: line.slice(24).trim() } : undefined;
}
