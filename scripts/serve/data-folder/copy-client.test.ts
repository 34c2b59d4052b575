import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { clientFolder, copyClient } from "./copy-client.ts";

function folders() {
  const root = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [built, dataDir] = [join(root, "built"), join(root, "data")];
  for (const folder of [join(built, "assets"), dataDir]) mkdirSync(folder, { recursive: true });
  return { built, dataDir };
}

test("a site that runs keeps its files when another build deletes them", () => {
  const { built, dataDir } = folders();
  writeFileSync(join(built, "assets", "one.js"), "1");
  copyClient(built, dataDir);
  rmSync(built, { recursive: true });
  expect(readFileSync(join(clientFolder(dataDir), "assets", "one.js"), "utf8")).toBe("1");
});

test("files of the build before are gone, and nobody else on the machine reads the folder", () => {
  const { built, dataDir } = folders();
  writeFileSync(join(built, "assets", "one.js"), "1");
  copyClient(built, dataDir);
  rmSync(join(built, "assets", "one.js"));
  writeFileSync(join(built, "assets", "two.js"), "2");
  copyClient(built, dataDir);
  expect(() => readFileSync(join(clientFolder(dataDir), "assets", "one.js"))).toThrow(/ENOENT/);
  const modes = ["", "assets", "assets/two.js"].map((name) => statSync(join(clientFolder(dataDir), name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
