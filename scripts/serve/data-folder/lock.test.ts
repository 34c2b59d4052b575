import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "./lock.ts";
import { processOf } from "../processes/running-process.ts";

const PORT = 8787;

function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "instance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A process with `word` in its command line, as workerd has its data folder there. */
async function aProcess(word: string): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", word], { stdio: "ignore" });
  await once(child, "spawn");
  onTestFinished(() => void child.kill("SIGKILL"));
  return child as ChildProcess & { pid: number };
}

const fileOf = (folder: string) => join(folder, "running.json");
const left = (folder: string, content: unknown) =>
  writeFileSync(fileOf(folder), typeof content === "string" ? content : JSON.stringify(content));
const ended = { pid: 2 ** 22 - 1, started: "another boot/1" };

test("of many starts at once one gets the folder", async () => {
  const folder = aDataFolder();
  const locks = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataFolder(folder, PORT)));
  expect(locks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [refused] = locks.flatMap((lock) => (lock.status === "rejected" ? [String(lock.reason)] : []));
  expect(refused).toContain(`running already, on port ${PORT} (process ${process.pid}`);
});

test("of many starts at once on a folder whose owner was killed one gets it", async () => {
  const folder = aDataFolder();
  left(folder, { script: ended, children: [], port: PORT });
  const locks = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataFolder(folder, PORT)));
  expect(locks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a released folder is free again, and its file is the owner's alone", async () => {
  const folder = aDataFolder();
  const lock = await lockDataFolder(folder, PORT);
  expect(statSync(fileOf(folder)).mode & 0o777).toBe(0o600);
  lock.release();
  expect(existsSync(fileOf(folder))).toBe(false);
  const again = await lockDataFolder(folder, PORT);
  again.release();
});

for (const [words, content] of [
  ["empty", ""],
  ["cut", '{"script":{"pid":12'],
  ["of another form", { pid: process.pid, workerd: 1, port: 1 }],
  ["of a process that is gone", { script: ended, children: [ended], port: PORT }],
] as const) {
  test(`a running.json that is ${words} does not stop a start`, { timeout: 20_000 }, async () => {
    const folder = aDataFolder();
    left(folder, content);
    const lock = await lockDataFolder(folder, PORT);
    expect(JSON.parse(readFileSync(fileOf(folder), "utf8"))).toMatchObject({ script: { pid: process.pid } });
    lock.release();
  });
}

test("a pid that belongs to another program by now is neither an owner nor ended", async () => {
  const folder = aDataFolder();
  const bystander = await aProcess(folder);
  const reused = { pid: bystander.pid, started: "another boot/1" };
  left(folder, { script: reused, children: [reused], port: PORT });
  const lock = await lockDataFolder(folder, PORT);
  expect(processOf(bystander.pid)).toBeDefined();
  expect(bystander.signalCode).toBeNull();
  lock.release();
});

test("a child that was left alone is ended before the folder is served again", async () => {
  const folder = aDataFolder();
  const [orphan, noted] = [await aProcess("orphan"), await aProcess("noted")];
  const started = (pid: number) => ({ pid, started: processOf(pid)?.started });
  left(folder, { script: ended, children: [started(orphan.pid)], port: PORT });
  const lock = await lockDataFolder(folder, PORT);
  expect(processOf(orphan.pid)).toBeUndefined();
  lock.note(noted.pid);
  expect(JSON.parse(readFileSync(fileOf(folder), "utf8"))).toMatchObject({ children: [started(noted.pid)] });
  lock.verify();
  left(folder, { script: ended, children: [], port: PORT });
  expect(() => lock.verify()).toThrow(/taken the data folder/);
});
