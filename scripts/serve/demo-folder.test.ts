import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteDemo, refuseDemoLive } from "./demo-folder.ts";
import { seedOnce } from "./seeding.ts";
import type { SiteSettings } from "./site.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "demo-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const settingsOf = (dataDir: string, mode?: string): SiteSettings => ({
  dataDir,
  host: "127.0.0.1",
  port: 0,
  variables: mode ? { SITE_MODE: mode } : {},
});
const logins = [{ email: "anna@demo.example", password: "welcome-anna", name: "Anna" }];
const seeded = (dataDir: string, value: unknown) =>
  writeFileSync(join(dataDir, "seeded.json"), JSON.stringify({ logins: value }));

test("a live site does not start on a demonstration's data, and says in one sentence what to do", async () => {
  const dataDir = aFolder();
  seeded(dataDir, logins);
  await expect(seedOnce(settingsOf(dataDir, "live"))).rejects.toThrow(
    `The data folder ${dataDir} is a demonstration's, with log-ins that everybody knows: choose another one for a live ` +
      "site with DATA_DIR.",
  );
  for (const mode of ["demo", undefined]) expect(await seedOnce(settingsOf(dataDir, mode))).toEqual(logins);
});

test("nor on a demonstration whose first start was cut off", () => {
  const dataDir = aFolder();
  const start = (mode: string) => refuseDemoLive(settingsOf(dataDir, mode));
  expect(() => start("live")).not.toThrow();
  noteDemo(dataDir);
  expect(() => start("live")).toThrow("DATA_DIR");
  expect(() => start("demo")).not.toThrow();
});

test("a live site's own folder opens again, with nobody to sign in as", async () => {
  const dataDir = aFolder();
  seeded(dataDir, []);
  expect(await seedOnce(settingsOf(dataDir, "live"))).toEqual([]);
});
