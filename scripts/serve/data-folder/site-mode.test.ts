import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkSiteMode } from "./site-mode.ts";
import { seedMore, seedOnce } from "../seeding/seeding.ts";
import type { SiteSettings } from "../site.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-mode-"));
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

/** As soon as anything is kept. */
function keepSomething(dataDir: string): void {
  mkdirSync(join(dataDir, "actors", "periwinkle-Site"), { recursive: true });
  writeFileSync(join(dataDir, "actors", "periwinkle-Site", "one.sqlite"), "");
}

test("a demonstration does not start on a live site's data, and says in one sentence what to do", async () => {
  const dataDir = aFolder();
  seeded(dataDir, []);
  const words =
    `The data folder ${dataDir} is a live site's, and a demonstration would show its members' mails to everybody: set ` +
    "PUBLIC_ORIGIN or SITE_MODE=live as before, or choose another one for a demonstration with DATA_DIR.";
  for (const mode of ["demo", undefined]) {
    await expect(seedOnce(settingsOf(dataDir, mode))).rejects.toThrow(words);
    await expect(seedMore(settingsOf(dataDir, mode), { members: 1 })).rejects.toThrow(words);
  }
});

test("nor does either on the other's data whose first start was cut off", () => {
  for (const [mode, other] of [
    ["demo", "live"],
    ["live", "demo"],
  ] as const) {
    const dataDir = aFolder();
    const start = (as: string) => () => checkSiteMode(settingsOf(dataDir, as));
    start(mode)();
    expect(statSync(join(dataDir, "site-mode.json")).mode & 0o777).toBe(0o600);
    keepSomething(dataDir);
    expect(start(other)).toThrow("DATA_DIR");
    expect(start(mode)).not.toThrow();
  }
});

test("a first start that failed before it stored anything does not fix the mode", () => {
  const dataDir = aFolder();
  for (const mode of ["demo", "live"]) checkSiteMode(settingsOf(dataDir, mode));
  keepSomething(dataDir);
  expect(() => checkSiteMode(settingsOf(dataDir, "demo"))).toThrow("a live site's");
});

test("a live site's own folder opens again, without demo log-ins", async () => {
  const dataDir = aFolder();
  seeded(dataDir, []);
  expect(await seedOnce(settingsOf(dataDir, "live"))).toEqual([]);
});
