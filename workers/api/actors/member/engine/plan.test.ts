import { env } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { aMember, delivered, write } from "../../../../../tests/workers/member-fixtures.ts";
import type { Env } from "../../../env.ts";
import { alarmFor } from "./plan.ts";

const SECOND = 1000;

test("what can leave now has an alarm for the case of a crash only; all else has one a second after its time", () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  expect(alarmFor({})).toBeUndefined();
  expect(alarmFor({ delivery: 900_000 })).toBe(1_000_000 + 8 * SECOND);
  expect(alarmFor({ delivery: 1_000_500 })).toBe(1_000_500 + SECOND);
  expect(alarmFor({ job: 2_000_000 })).toBe(2_000_000 + SECOND);
  expect(alarmFor({ delivery: 900_000, job: 900_000 })).toBe(1_000_000 + SECOND);
  vi.useRealTimers();
});

test("the messages of a lively chat share one alarm", async () => {
  const [anna, bert] = [await aMember({ credits: 10 }), await aMember()];
  const member = (env as unknown as Env).MEMBER.getByName(`${anna.order.site}/${anna.id}`);
  const alarm = () => runInDurableObject(member, (_member, { storage }) => storage.getAlarm());
  // The ones that plan a new member's mails.
  for (let due = true; due;)
    due = ((await alarm()) ?? Infinity) < Date.now() + 60 * SECOND && (await runDurableObjectAlarm(member));
  const before = Date.now();
  await write(anna, bert);
  await delivered(anna);
  const first = await alarm();
  expect(first).toBeGreaterThanOrEqual(before + 8 * SECOND);
  expect(first).toBeLessThan(before + 60 * SECOND);
  await write(anna, bert);
  await delivered(anna);
  expect(await alarm()).toBe(first);
});
