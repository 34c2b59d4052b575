import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkDataFormat } from "./data-format.ts";

function aDataFolder(...objects: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "format-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "actors", "periwinkle-Member"), { recursive: true });
  for (const name of objects) writeFileSync(join(folder, "actors", "periwinkle-Member", name), "");
  return folder;
}

test("a fresh folder is begun, and goes on once it has members", () => {
  const folder = aDataFolder();
  checkDataFormat(folder);
  writeFileSync(join(folder, "actors", "periwinkle-Member", "one.sqlite"), "");
  checkDataFormat(folder);
});

test("members from before ids were checked are not lost without a word", () => {
  const folder = aDataFolder("one.sqlite");
  for (const time of ["first", "second"])
    expect(() => checkDataFormat(folder), time).toThrow(/form 1; this one reads 2.*Nothing was changed/);
  expect(readdirSync(folder)).toEqual(["actors"]);
});

test("a later form and an unreadable note are refused too", () => {
  for (const [note, found] of [
    ['{"format":3}', "form 3"],
    ['{"form', "form unreadable"],
  ] as const) {
    const folder = aDataFolder("one.sqlite");
    writeFileSync(join(folder, "format.json"), note);
    expect(() => checkDataFormat(folder)).toThrow(found);
  }
});
