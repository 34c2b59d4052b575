import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { personNumber } from "../../seed/person.ts";
import { seedStart } from "./seed-start.ts";

const [today, tomorrow] = [Date.parse("2026-12-31T22:00:00Z"), Date.parse("2027-01-01T22:00:00Z")];
const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-seed-start-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

test("a seeding that was cut off makes the same people a day later, the next one counts from its own day", () => {
  const people = (now: number) =>
    Array.from({ length: 50 }, (_, index) => personNumber(index, { now, onlyFictional: false }));
  const first = seedStart(dataDir, today);
  expect(people(tomorrow)).not.toEqual(people(first.at));

  const resumed = seedStart(dataDir, tomorrow);
  expect(people(resumed.at)).toEqual(people(first.at));

  resumed.done();
  expect(seedStart(dataDir, tomorrow).at).toBe(tomorrow);
});
