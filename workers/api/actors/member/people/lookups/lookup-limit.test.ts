import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { aMember, delivered, unusedMemberId, write } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { lookupLogIn } from "./lookup-log.ts";
import { LookupLimit } from "./lookup-limit.ts";

afterEach(() => moveClock(0));

const MINUTE = 60_000;

/** Of an object that never slept. */
const noLooks = { since: () => [], note: () => {} };

test("three hundred an hour, each counted once, the others as they are forgotten", () => {
  const limit = new LookupLimit(noLooks);
  const [started, at] = [Date.now(), (ms: number) => moveClock(ms + started - Date.now())];
  for (let one = 0; one < 300; one += 1) {
    at(one * 10_000);
    for (let time = 0; time < 3; time += 1) expect(limit.allows(`profile ${one}`)).toEqual(accept());
  }
  const refused = limit.allows("one too many");
  expect(refused).toMatchObject({ ok: false, problem: { error: "rate_limited" } });
  const seconds = refused.ok ? 0 : Number(refused.problem["seconds"]);
  expect(Math.abs(seconds - (3600 - 2990))).toBeLessThanOrEqual(5);
  expect(limit.allows("profile 17")).toEqual(accept());
  at(60 * MINUTE + 5_000);
  expect(limit.allows("one too many")).toEqual(accept());
  expect(limit.allows("another one")).toMatchObject({ ok: false });
});

test("a clock that was set back forgets instead of shutting out", () => {
  const limit = new LookupLimit(noLooks);
  for (let one = 0; one < 300; one += 1) limit.allows(`profile ${one}`);
  moveClock(-10 * MINUTE);
  expect(limit.allows("another one")).toEqual(accept());
});

test("a sleep forgets whom, and not how many", async () => {
  const { id } = await aMember();
  await runInDurableObject((env as unknown as Env).MEMBER.getByName(`tests/${id}`), (_member, { storage }) => {
    const looks = lookupLogIn(storage.sql);
    const counted = () => looks.since(Date.now() - 60 * MINUTE).length;
    // Asleep after each: whoever pauses is counted like who does not, by chance one row for ten.
    let looked = 0;
    while (new LookupLimit(looks).allows(`profile ${looked}`).ok) looked += 1;
    expect(counted()).toBe(30);
    expect(looked).toBeGreaterThan(100);
    expect(looked).toBeLessThan(900);
    moveClock(61 * MINUTE);
    expect(new LookupLimit(looks).allows("another one")).toEqual(accept());
  });
});

test("who copies profiles waits, in every way to look somebody up; friends, and who was seen, stay open", async () => {
  const [anna, bert, seen, carla] = [await aMember({ credits: 9 }), await aMember(), await aMember(), await aMember()];
  await write(anna, bert);
  await delivered(anna);
  await anna.stub.people.view(anna.token, seen.id);
  for (let one = 1; one < 300; one += 1) await anna.stub.people.view(anna.token, unusedMemberId());
  const { stub, token } = anna;
  const answers = [
    await stub.people.view(token, carla.id),
    await stub.conversations.messages(token, { with: carla.id, limit: 9 }),
    await stub.people.like(token, carla.id),
    await write(anna, carla),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { error: "rate_limited" } });
  expect((await stub.people.view(token, bert.id)).ok).toBe(true);
  expect((await stub.conversations.messages(token, { with: bert.id, limit: 9 })).ok).toBe(true);
  expect((await stub.people.like(token, seen.id)).ok).toBe(true);
  expect((await stub.people.view(token, anna.id)).ok).toBe(true);
  // Whom she does not know may still find her, and be answered.
  await write(await aMember({ credits: 1 }), anna);
  moveClock(61 * MINUTE);
  expect((await stub.people.like(token, carla.id)).ok).toBe(true);
});

test("ids that were never made, and calls without a session, count for nothing", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  for (let one = 0; one < 310; one += 1) {
    await anna.stub.conversations.messages(anna.token, { with: "a".repeat(16), limit: 9 });
    expect(await anna.stub.conversations.messages("no token", { with: unusedMemberId(), limit: 9 })).toEqual(
      refuse("authentication_required"),
    );
  }
  expect((await anna.stub.people.view(anna.token, bert.id)).ok).toBe(true);
});
