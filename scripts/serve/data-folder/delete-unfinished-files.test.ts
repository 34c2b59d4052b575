import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteUnfinishedFiles } from "./delete-unfinished-files.ts";

/** A data folder in which a process was killed while it wrote two files. */
function aFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), "unfinished-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "photos", "raw"), { recursive: true });
  for (const file of ["raw/.kj-tmp.1.2", ".kj-tmp.1.3", "raw/whole", "card.webp"])
    writeFileSync(join(dataDir, "photos", file), "x");
  const left = () =>
    readdirSync(join(dataDir, "photos"), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => name)
      .toSorted();
  return { dataDir, left };
}

test("what was begun before goes, what was finished stays", async () => {
  const { dataDir, left } = aFolder();
  expect(await deleteUnfinishedFiles(dataDir, Date.now() + 1000)).toBe(2);
  expect(left()).toEqual(["card.webp", "whole"]);
});

test("what the running process writes stays", async () => {
  const { dataDir, left } = aFolder();
  expect(await deleteUnfinishedFiles(dataDir, Date.now() - 60_000)).toBe(0);
  expect(left()).toHaveLength(4);
});

test("a site without such folders has nothing to delete", async () => {
  expect(await deleteUnfinishedFiles(join(tmpdir(), "no-such-folder"), Date.now())).toBe(0);
});
