import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { restrictPermissions } from "./permissions.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "private-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "actors", "Member"), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, "actors", "Member", "one.sqlite"), "", { mode: 0o644 });
  return folder;
}

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;

test("a site that others could read is closed to them", () => {
  const folder = aFolder();
  writeFileSync(join(folder, "secrets.json"), "{}", { mode: 0o644 });
  chmodSync(folder, 0o755);
  restrictPermissions(folder);
  expect([modeOf(folder), modeOf(folder, "actors"), modeOf(folder, "actors", "Member")]).toEqual([0o700, 0o700, 0o700]);
  expect(modeOf(folder, "actors", "Member", "one.sqlite")).toBe(0o600);
  expect(modeOf(folder, "secrets.json")).toBe(0o600);
});

test("a folder that holds no site is left as it is", () => {
  const folder = aFolder();
  restrictPermissions(folder);
  expect(modeOf(folder, "actors", "Member", "one.sqlite")).toBe(0o644);
});
