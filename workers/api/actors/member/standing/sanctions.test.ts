import { expect, test } from "vitest";
import type { LiftedSanction, Sanction } from "../../../../../app/contract/safety/sanctions.ts";
import { days, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember } from "../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../clock.ts";
import { counts, latestCounting, latestSequence, noteSanction, suspendedUntil } from "./sanctions.ts";

/** What is decided about somebody, one after the other; a day later each, and nothing is over by now. */
async function aRecord() {
  const anna = await aMember();
  let at = clock.now() - days(30);
  const note = (decision: Partial<Sanction & LiftedSanction>) => {
    at += days(1);
    const whole = { kind: "suspend", case: null, decided_at: at, ...decision } as Sanction | LiftedSanction;
    return inObject(anna, (sql) => noteSanction(sql, whole));
  };
  return { note, read: <Read>(read: (sql: SqlStorage) => Read) => inObject(anna, read) };
}

test("lifting the suspension of one case leaves that of another", async () => {
  const { note, read } = await aRecord();
  const until = clock.now() + days(7);
  expect(await note({ case: "R-A", until: null })).toBe(true);
  expect(await note({ case: "R-B", until })).toBe(true);
  expect(await note({ case: "R-A" })).toBe(true);
  expect(await read(suspendedUntil)).toEqual({ banned: false, until });
  expect(await note({ case: "R-A" }), "it is lifted already").toBe(false);
  expect(await note({ case: "R-B" })).toBe(true);
  expect(await read(suspendedUntil)).toBeUndefined();
});

test("a shorter suspension shortens no longer one", async () => {
  const { note, read } = await aRecord();
  const until = clock.now() + days(7);
  await note({ case: "R-A", until: null });
  await note({ until });
  expect(await read(suspendedUntil)).toEqual({ banned: false, until: null });
  await note({ case: "R-A" });
  expect(await read(suspendedUntil)).toEqual({ banned: false, until });
});

test("two cases decided in the same moment are two sanctions", async () => {
  const { note, read } = await aRecord();
  const decided_at = clock.now() - 1000;
  for (const one of ["R-A", "R-B", "R-B"]) await note({ case: one, until: null, decided_at });
  await note({ case: "R-A", decided_at: decided_at + 1 });
  expect(await read((sql) => counts(sql, "suspend"))).toBe(true);
});

test("what an operator lifts on the member's page is lifted whatever it came from, and not what comes later", async () => {
  const { note, read } = await aRecord();
  await note({ kind: "hold", case: "R-A", until: null });
  await note({ kind: "hold", until: null });
  await note({ kind: "hold" });
  expect(await read((sql) => counts(sql, "hold"))).toBe(false);
  await note({ kind: "hold", case: "R-B", until: null });
  expect(await read((sql) => counts(sql, "hold"))).toBe(true);
});

test("what lifts a case lifts it whenever it comes and whatever the clock said, and an earlier lift not what is decided later", async () => {
  const { note, read } = await aRecord();
  const now = clock.now();
  await note({ case: "R-A", until: null, decided_at: now + days(1), sequence: 3 });
  await note({ case: "R-A", decided_at: now, sequence: 4 });
  await note({ decided_at: now, sequence: 6 });
  await note({ case: "R-B", until: null, decided_at: now + days(1), sequence: 5 });
  expect(await read((sql) => counts(sql, "suspend"))).toBe(false);
  for (const one of ["R-C", "R-C"]) await note({ case: one, until: null, decided_at: now - days(1), sequence: 7 });
  await note({ decided_at: now, sequence: 6 });
  expect(await read((sql) => [latestCounting(sql, "suspend"), latestCounting(sql, "ban")])).toEqual([7, null]);
  await note({ kind: "warn", until: null, sequence: 9 });
  expect(await read(latestSequence)).toBe(9);
});

test("a lift counts up to what was seen, whenever it comes", async () => {
  const { note, read } = await aRecord();
  for (const sequence of [3, 4, 5]) await note({ case: `R-${sequence}`, until: null, sequence });
  expect(await note({ sequence: 6, up_to: 4 })).toBe(true);
  expect(await read((sql) => latestCounting(sql, "suspend"))).toBe(5);
  expect(await note({ sequence: 7, up_to: 5 })).toBe(true);
  expect(await read(suspendedUntil)).toBeUndefined();
});
