import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

test("an older site keeps its secrets and gets the new ones", () => {
  const folder = aDataFolder();
  writeFileSync(join(folder, "secrets.json"), JSON.stringify({ TOKEN_SECRET: "as it was" }));
  const { TOKEN_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = secretsOf(folder);
  expect(TOKEN_SECRET).toBe("as it was");
  expect(Buffer.from(PUSH_PUBLIC_KEY, "base64url")).toHaveLength(65);
  expect(Buffer.from(PUSH_PRIVATE_KEY, "base64url")).toHaveLength(32);
});

test("secrets that are lost beside members are never made anew", () => {
  const folder = aDataFolder();
  mkdirSync(join(folder, "actors", "Member"), { recursive: true });
  expect(() => secretsOf(folder, {})).toThrow(/no TOKEN_SECRET and no PHOTO_SECRET, but this site has members/);
  expect(existsSync(join(folder, "secrets.json"))).toBe(false);
  const given = { TOKEN_SECRET: "t".repeat(32), PHOTO_SECRET: "p".repeat(32) };
  expect(secretsOf(folder, given)).toMatchObject(given);
});

test("a file that was cut off, or holds something else, is named in a sentence and not written over", () => {
  for (const text of ['{"TOKEN_SECRET":"abc', "null", "[]", "7", '"text"', '{"TOKEN_SECRET":7}']) {
    const folder = aDataFolder();
    writeFileSync(join(folder, "secrets.json"), text);
    expect(() => secretsOf(folder, {})).toThrow(/cannot be read as JSON/);
    expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe(text);
  }
});
