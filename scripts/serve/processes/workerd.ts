import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { OperatorError } from "../../progress.ts";
import { ROOT } from "../build.ts";
import { copyClient } from "../data-folder/copy-client.ts";
import { workerdConfig, type Plan } from "./workerd-config.ts";
import { endWithParent } from "./end-with-parent.ts";
import { copyWorkerdLog } from "./workerd-log.ts";

/** How long requests that run may take when the site stops. */
const STOP_TIMEOUT_MS = 5_000;

/** The path of the native program: the package's own launcher may be a second process between us and it. */
const { default: workerdBinary } = createRequire(import.meta.url)("workerd") as { default: string };

/** A workerd process that listens. */
export interface RunningWorkerd {
  pid: number;
  /** The ports it really got, by socket name. */
  ports: Record<string, number>;
  /** Settles when the process is gone, whatever the reason; the value says it in words. */
  ended: Promise<string>;
  /** Lets running requests finish, then ends it; the hard way after five seconds. */
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
}

/** Starts workerd on `plan` and waits until all its sockets listen. `environment` holds the Workers' variables. */
export async function startWorkerd(
  plan: Plan,
  environment: Record<string, string>,
  { logs = "inherit", noteProcess }: { logs?: Logs; noteProcess?(pid: number): void } = {},
): Promise<RunningWorkerd> {
  for (const folder of ["actors", "photos", "drafts"])
    mkdirSync(join(plan.dataDir, folder), { recursive: true, mode: 0o700 });
  if (plan.webAddress) copyClient(join(ROOT, "build", "client"), plan.dataDir);
  const config = join(plan.dataDir, "workerd.capnp");
  writeFileSync(config, workerdConfig(plan), { mode: 0o600 });
  const sockets = [...(plan.webAddress ? ["web"] : []), ...(plan.apiAddress ? ["api"] : [])];
  return runWorkerd({ config, sockets, environment, logs, noteProcess });
}

interface Run {
  /** Path of a Cap'n Proto file. */
  config: string;
  /** Names of all that shall listen. */
  sockets: string[];
  environment?: Record<string, string>;
  logs?: Logs;
  noteProcess?(pid: number): void;
}

/** Runs workerd with any configuration, and waits until its sockets listen. */
export async function runWorkerd({
  config,
  sockets,
  environment,
  logs = "inherit",
  noteProcess,
}: Run): Promise<RunningWorkerd> {
  const args = ["serve", "--experimental", `--import-path=${ROOT}`, "--control-fd=3", config];
  const child = withPrivateFiles(() =>
    spawn(workerdBinary, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ["ignore", logs, logs === "ignore" ? "ignore" : "pipe", "pipe"],
    }),
  );
  if (child.pid) noteProcess?.(child.pid);
  const logged = child.stderr && copyWorkerdLog(child.stderr, lineWriter(logs));
  const ended = new Promise<string>((resolve) => {
    child.on("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.on("error", (failure) => resolve(failure.message));
  }).then(async (how) => {
    await logged;
    return how;
  });
  endWithParent(child);
  if (child.pid) process.send?.({ started: child.pid });
  void ended.then(() => process.connected && process.send?.({ ended: child.pid }));
  const ports = await listening(child, ended, sockets);
  return {
    pid: child.pid ?? 0,
    ports,
    ended,
    stop: () => stop(child, ended),
    kill: () => end(child, ended, "SIGKILL"),
  };
}

/** What the child makes is its user's alone: addresses and messages stand in it. A child begins with our umask. */
function withPrivateFiles(begin: () => ChildProcess): ChildProcess {
  const before = process.umask(0o077);
  try {
    return begin();
  } finally {
    process.umask(before);
  }
}

/** Where workerd's output goes: ours, nowhere, or the number of an open file. */
export type Logs = "inherit" | "ignore" | number;

function lineWriter(logs: Logs): (line: string) => void {
  return typeof logs === "number" ? (line) => void writeSync(logs, `${line}\n`) : (line) => console.error(line);
}

async function listening(child: ChildProcess, ended: Promise<string>, sockets: string[]) {
  const ports: Record<string, number> = {};
  const control = child.stdio[3] as Readable;
  const allListen = new Promise<undefined>((resolve) => {
    let received = "";
    control.on("data", (chunk: Buffer) => {
      received += chunk.toString();
      const lines = received.split("\n");
      received = lines.pop() ?? "";
      for (const line of lines) noteListening(line, ports);
      if (sockets.every((name) => name in ports)) resolve(undefined);
    });
  });
  const reason = await Promise.race([allListen, ended]);
  if (reason !== undefined) throw new OperatorError(`The site could not be started: workerd ended (${reason}).`);
  return ports;
}

function noteListening(line: string, ports: Record<string, number>): void {
  const message = JSON.parse(line) as { event: string; socket?: string; port?: number };
  if (message.event === "listen" && message.socket) ports[message.socket] = message.port ?? 0;
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await end(child, ended, "SIGTERM");
  clearTimeout(timer);
}

async function end(child: ChildProcess, ended: Promise<string>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await ended;
}
