import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

const SERVER = [0];
const LOAD = [1];
const BOTH = [0, 1];

/** Can processes be kept to one core each here? (Linux with `taskset`, and two cores.) */
export const pins = availableParallelism() > 1 && pin(process.pid, BOTH);

/** All contestants get the same core; they never work at the same time. */
export function pinServer(pid: number): void {
  if (pins) pin(pid, SERVER);
}

/** Keeps this process, which makes the load, on the other core while `work` runs. */
export async function asLoad<Value>(work: () => Promise<Value>): Promise<Value> {
  if (pins) pin(process.pid, LOAD);
  try {
    return await work();
  } finally {
    if (pins) pin(process.pid, BOTH);
  }
}

function pin(pid: number, cores: readonly number[]): boolean {
  try {
    execFileSync("taskset", ["-a", "-c", "-p", cores.join(), String(pid)], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}
