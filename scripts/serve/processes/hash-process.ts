import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hashConfig } from "./workerd-config.ts";
import { runWorkerd, type Logs, type RunningWorkerd } from "./workerd.ts";

/** Bytes: the shortest that a system allows for a socket's path is 104 (macOS). */
const LONGEST_PATH = 100;
/** A nice value: on a core that both share, the pages get nearly four times as much of it. With 10 hashes hardly ran on a busy machine. */
const NICE = 6;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 10_000];

/** The process that hashes passwords (workers/hash), beside the site's own, for as long as that one runs. */
export interface HashProcess {
  /** Where it listens, as workerd writes it: nobody but this user can open it. */
  address: string;
  /** Of the one that runs at this moment. */
  pid(): number;
  /** If it ends from now on, it stays so: Ctrl-C reaches it before it reaches us. */
  stopRestarting(): void;
  stop(): Promise<void>;
  /** `kill -9`, for tests; it does not come back. */
  kill(): Promise<void>;
}

interface Options {
  logs?: Logs;
  /** Told of each process as soon as there is one. */
  noteProcess?(pid: number): void;
}

/** Starts it and waits until it listens. If it ends, another one is started, again and again until one runs. */
export async function startHashProcess(dataDir: string, options: Options): Promise<HashProcess> {
  const socket = socketPath(dataDir);
  const config = join(dataDir, "hash.capnp");
  const begin = () => startOne({ ...options, socket, config });
  let current = await begin();
  const wanted = new AbortController();
  const kept = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!wanted.signal.aborted) {
      const how = await current.ended;
      if (wanted.signal.aborted) return;
      console.error(
        `The process that hashes passwords ended (${how}); nobody can sign in until the next one is there.`,
      );
      const next = await untilStarted(begin, wanted.signal).catch(() => undefined);
      if (!next) return;
      current = next;
      // It was told to stop while it began.
      if (wanted.signal.aborted) await current.stop();
    }
  }
  return {
    address: `unix:${socket}`,
    pid: () => current.pid,
    stopRestarting: () => wanted.abort(),
    async stop() {
      wanted.abort();
      await current.stop();
      await kept;
      removeSocket(socket, dataDir);
    },
    async kill() {
      wanted.abort();
      await current.kill();
      await kept;
    },
  };
}

async function startOne({ socket, config, ...options }: Options & { socket: string; config: string }) {
  mkdirSync(dirname(config), { recursive: true, mode: 0o700 });
  // One that was ended the hard way leaves its socket behind.
  rmSync(socket, { force: true });
  writeFileSync(config, hashConfig(`unix:${socket}`), { mode: 0o600 });
  const workerd = await runWorkerd({ ...options, config, sockets: ["hash"] });
  setPriority(workerd.pid, NICE);
  return workerd;
}

/** Tries again, with growing pauses; throws when it is no longer wanted. */
async function untilStarted(begin: () => Promise<RunningWorkerd>, wanted: AbortSignal): Promise<RunningWorkerd> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await sleep(pause, undefined, { signal: wanted, ref: false });
    try {
      return await begin();
    } catch (failure) {
      console.error(`It could not be started: ${failure instanceof Error ? failure.message : failure}`);
    }
  }
}

/** In the data folder, which is its owner's alone; where that path is too long, in a folder of its own that is, too. */
function socketPath(dataDir: string): string {
  const beside = join(dataDir, "hash.sock");
  if (Buffer.byteLength(beside) <= LONGEST_PATH) return beside;
  const short = Buffer.byteLength(tmpdir()) < LONGEST_PATH / 2 ? tmpdir() : "/tmp";
  return join(mkdtempSync(join(short, "periwinkle-")), "hash.sock");
}

function removeSocket(socket: string, dataDir: string): void {
  rmSync(socket, { force: true });
  if (dirname(socket) !== dataDir) rmSync(dirname(socket), { recursive: true, force: true });
}
