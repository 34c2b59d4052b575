import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { processOf } from "../../scripts/serve/processes/running-process.ts";
import { eventually } from "../support/eventually.ts";

/** A process of its own that serves a site, as a test runner's worker does, and the processes that it began. */
async function aStarter(): Promise<{ starter: ChildProcess; children: number[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-orphans-"));
  const starter = fork(join(import.meta.dirname, "../support/site/serve-site.ts"), [dataDir], { stdio: "inherit" });
  onTestFinished(() => {
    starter.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  const children: number[] = [];
  for (;;) {
    const [message] = (await once(starter, "message")) as [{ started?: number; ready?: true }];
    if (message.started) children.push(message.started);
    if (message.ready) return { starter, children };
  }
}

const running = (pids: number[]) => pids.filter((pid) => processOf(pid));

for (const signal of ["SIGKILL", "SIGTERM"] as const) {
  test(`a starter that is ended by ${signal} leaves no server behind`, async () => {
    const { starter, children } = await aStarter();
    // The site, and the process that hashes passwords.
    expect(running(children)).toHaveLength(2);
    starter.kill(signal);
    await eventually("both are gone", async () => running(children).length === 0);
  });
}

test("a starter that is told to stop leaves neither of its servers behind", async () => {
  const { starter, children } = await aStarter();
  starter.send("stop");
  const [code] = (await once(starter, "exit")) as [number];
  expect(code).toBe(0);
  expect(running(children)).toEqual([]);
});
