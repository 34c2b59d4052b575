import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openFilesWarning } from "./open-files.ts";

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             7000                 7000                 processes
Max open files            ${soft}                 1048576              files
`;

test("a site that may open few files says so, and how to help it", () => {
  expect(openFilesWarning(1, () => limits("1024"))).toMatch(/1024 files only.*ulimit -n/);
});

test("nothing is said of enough, of no limit, or where nothing tells", () => {
  for (const text of [limits("4096"), limits("unlimited"), ""]) expect(openFilesWarning(1, () => text)).toBeUndefined();
});

test.runIf(existsSync("/proc/self/limits"))("the limit of a real process is read", async () => {
  const child = spawn("sh", ["-c", "ulimit -n 256; echo ready; exec cat"], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill());
  await once(child.stdout, "data");
  expect(openFilesWarning(child.pid ?? 0)).toContain("256 files");
});
