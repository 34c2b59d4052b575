import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteOldDrafts } from "./delete-old-drafts.ts";

const NOW = Date.UTC(2026, 10, 22);

/** A data folder with drafts: their contents and how many minutes ago each was written. */
function aFolder(drafts: Record<string, [content: string, minutesAgo: number]>) {
  const dataDir = mkdtempSync(join(tmpdir(), "drafts-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "drafts"));
  for (const [name, [content, minutesAgo]] of Object.entries(drafts)) {
    writeFileSync(join(dataDir, "drafts", name), content);
    const at = NOW / 1000 - minutesAgo * 60;
    utimesSync(join(dataDir, "drafts", name), at, at);
  }
  return { dataDir, left: () => readdirSync(join(dataDir, "drafts")).toSorted() };
}

const draft = (until: number) => JSON.stringify({ values: { name: "Anna" }, until });

test("drafts that are over go, others stay", async () => {
  const { dataDir, left } = aFolder({ over: [draft(NOW), 1], old: [draft(0), 1], kept: [draft(NOW + 1), 90] });
  expect(await deleteOldDrafts(dataDir, { now: NOW })).toBe(2);
  expect(left()).toEqual(["kept"]);
});

test("what was cut off goes after an hour", async () => {
  const { dataDir, left } = aFolder({ cut: ['{"values', 61], begun: ["", 1], other: ["{}", 61] });
  expect(await deleteOldDrafts(dataDir, { now: NOW })).toBe(2);
  expect(left()).toEqual(["begun"]);
});

test("of too many the oldest go", async () => {
  const { dataDir, left } = aFolder({ a: [draft(NOW + 1), 3], b: [draft(NOW + 1), 1], c: [draft(NOW + 1), 2] });
  expect(await deleteOldDrafts(dataDir, { now: NOW, most: 2 })).toBe(1);
  expect(left()).toEqual(["b", "c"]);
});

test("a site without drafts has nothing to delete", async () => {
  expect(await deleteOldDrafts(join(tmpdir(), "no-such-folder"))).toBe(0);
});
