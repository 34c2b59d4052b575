import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { secretsOf } from "./secrets.ts";

function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("secrets are made once", () => {
  const folder = aDataFolder();
  const made = secretsOf(folder);
  expect(secretsOf(folder)).toEqual(made);
  expect(secretsOf(aDataFolder()).TOKEN_SECRET).not.toBe(made.TOKEN_SECRET);
});

test("an older site keeps its own and gets what is new", () => {
  const folder = aDataFolder();
  writeFileSync(join(folder, "secrets.json"), JSON.stringify({ TOKEN_SECRET: "as it was" }));
  const { TOKEN_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = secretsOf(folder);
  expect(TOKEN_SECRET).toBe("as it was");
  expect(Buffer.from(PUSH_PUBLIC_KEY, "base64url")).toHaveLength(65);
  expect(Buffer.from(PUSH_PRIVATE_KEY, "base64url")).toHaveLength(32);
});
