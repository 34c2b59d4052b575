import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeLeftovers } from "./scratch-folder.ts";

test("what a killed run left is removed, and nothing of a run that goes on or of others", () => {
  const place = mkdtempSync(join(tmpdir(), "periwinkle-scratch-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const kept = [`periwinkle-${process.pid}-Ab12`, "periwinkle-old", "something-else"];
  for (const name of [...kept, `periwinkle-${ended}-Cd34`]) mkdirSync(join(place, name, "data"), { recursive: true });
  removeLeftovers(place);
  expect(readdirSync(place).sort()).toEqual(kept.sort());
});
