import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { days } from "../../../../../tests/workers/deletion-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import { isForgotten, noteForgotten } from "./forgotten-members.ts";
import type { Site } from "../site.ts";

afterEach(() => moveClock(0));

test("ninety days after an erasure its alarm comes, and nothing of the member is left", async () => {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, async (object, { storage }) => {
    const site = object as unknown as Site;
    const left = () => storage.sql.exec("SELECT hash FROM forgotten_members").toArray().length;
    const erased = clock.now();
    await site.receive({ id: "erasure/1", kind: "forgotten", payload: { member: "anna", emails: [] } });
    expect(left()).toBe(1);
    const alarm = (await storage.getAlarm()) ?? 0;
    expect(alarm).toBeGreaterThanOrEqual(erased + days(90));
    expect(alarm).toBeLessThanOrEqual(clock.now() + days(90));
    moveClock(days(89));
    await site.alarm();
    expect(left()).toBe(1);
    moveClock(days(91));
    await site.alarm();
    expect(left()).toBe(0);
  });
});

test("a member is forgotten for ninety days, also before the alarm has come", async () => {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, (_site, { storage: { sql } }) => {
    noteForgotten(sql, "secret", "anna");
    moveClock(days(89));
    expect(isForgotten(sql, "secret", "anna")).toBe(true);
    moveClock(days(91));
    expect(isForgotten(sql, "secret", "anna")).toBe(false);
  });
});
