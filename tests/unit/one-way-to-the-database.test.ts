import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "workers/api/actors/member";

test("only a member's engine holds their database: whoever wrote past it would leave answers that are no longer true", () => {
  const files = globSync(`${FOLDER}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
  const past = /\.storage\b|\bstorage[,:}\s]|\btransactionSync\b|\bdeleteAll\b|\bmigrate\(/;
  const holders = files.filter((file) => past.test(readFileSync(file, "utf8"))).map((file) => basename(file));
  expect(holders).toEqual(["member-engine.ts"]);
  expect(files.length).toBeGreaterThan(50);
});
