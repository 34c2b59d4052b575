import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../serve/build.ts";
import { endWithParent } from "../serve/processes/end-with-parent.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface Ran {
  code: number;
  output: string;
}

const running = new Set<ChildProcess>();

/** Ends the programs that still run when the whole run is stopped: they would go on, with servers of their own. */
export function endRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** Runs a program of the project to its end and returns its output. */
export function run(command: string, args: readonly string[], environment: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, "node_modules", ".bin", command), args, {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: scratchFolder(), NO_COLOR: "1", FORCE_COLOR: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    endWithParent(child);
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    const ended = (ran: Ran) => {
      running.delete(child);
      resolve(ran);
    };
    child.on("error", (failure) => ended({ code: 1, output: failure.message }));
    child.on("close", (code) => ended({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** The end of a long output, where programs write what went wrong. */
export function lastLines(output: string, count = 60): string {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}
