import { env } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { visitorAddress } from "../../../../app/domain/visitor/visitor-address.server.ts";
import { actors, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { limiterShard } from "./limiter-shard.ts";

const limit = { name: "test", burst: 3, per_minute: 2 };

test("a bucket empties and fills again", async () => {
  const limiter = actors.limiter("192.0.2.1");
  for (let time = 0; time < 3; time += 1) expect(await limiter.take(limit)).toEqual(accept());
  expect(await limiter.take(limit)).toEqual(refuse("rate_limited", { seconds: 30 }));
  moveClock(clock.offset() + 30_000);
  expect(await limiter.take(limit)).toEqual(accept());
  moveClock(0);
});

test("other addresses and other limits have their own bucket; a household's IPv6 addresses share one", async () => {
  const one = { ...limit, burst: 1 };
  const taken = async (address: string, name = "test") =>
    (await actors.limiter(visitorAddress(address).prefix).take({ ...one, name })).ok;
  expect(await taken("2001:db8::1")).toBe(true);
  expect(await taken("2001:db8:0:0:ffff::2")).toBe(false);
  expect(await taken("2001:db8:0:1::1")).toBe(true);
  expect(await taken("2001:db8::1", "other")).toBe(true);
});

async function failThirtyTimes(address: string) {
  const begun = await Promise.all(Array.from({ length: 100 }, () => actors.limiter(address).beginSignIn()));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(30);
}

test("a hundred wrong sign-ins at once are thirty, and then a quarter of an hour nothing", async () => {
  const limiter = actors.limiter("192.0.2.30");
  await failThirtyTimes("192.0.2.30");
  expect(await limiter.beginSignIn()).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  expect((await actors.limiter("192.0.2.31").beginSignIn()).ok).toBe(true);
  moveClock(15 * 60_000 - 30_000);
  expect(await limiter.beginSignIn()).toEqual(refuse("too_many_attempts", { minutes: 1 }));
  moveClock(15 * 60_000 + 1);
  expect((await limiter.beginSignIn()).ok).toBe(true);
  moveClock(0);
});

test("wrong sign-ins while the clock was ahead are remembered for a quarter of an hour when it is right", async () => {
  const limiter = actors.limiter("192.0.2.34");
  moveClock(24 * 60 * 60_000);
  await failThirtyTimes("192.0.2.34");
  moveClock(0);
  expect(await limiter.beginSignIn()).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  moveClock(15 * 60_000 + 1);
  expect((await limiter.beginSignIn()).ok).toBe(true);
  moveClock(0);
});

test("sign-ins with the right password do not count as failures", async () => {
  const limiter = actors.limiter("192.0.2.32");
  for (let time = 0; time < 40; time += 1) {
    await limiter.signedIn(valueOf(await limiter.beginSignIn()));
  }
  await failThirtyTimes("192.0.2.32");
});

test("an address that went quiet leaves nothing behind", async () => {
  const stub = (env as unknown as Env).LIMITER.getByName(`tests/${limiterShard("192.0.2.33")}`);
  await failThirtyTimes("192.0.2.33");
  const tables = () =>
    runInDurableObject(stub, (_limiter, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'failures'").toArray(),
    );
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await tables()).toHaveLength(1);
  moveClock(16 * 60_000);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await tables()).toHaveLength(0);
  expect((await actors.limiter("192.0.2.33").beginSignIn()).ok).toBe(true);
  moveClock(0);
});

test("made-up addresses share sixteen objects, and nobody's address stands in them", async () => {
  const namespace = (env as unknown as Env).LIMITER;
  const names = Array.from({ length: 3_000 }, (_, at) => `198.51.${Math.floor(at / 250)}.${at % 250}`);
  const shards = new Set(names.map(limiterShard));
  expect([...shards].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 16 }, (_, at) => at));
  await actors.limiter("198.51.0.7").beginSignIn();
  const stub = namespace.getByName(`tests/${limiterShard("198.51.0.7")}`);
  const rows = await runInDurableObject(stub, (_limiter, { storage }) =>
    JSON.stringify(storage.sql.exec("SELECT * FROM failures").toArray()),
  );
  expect(rows).toContain("visitor");
  expect(rows).not.toContain("198.51");
});

test("a member's limit is theirs, whatever address somebody claims to have", async () => {
  const one = { ...limit, burst: 1 };
  expect((await actors.limiter("member-abc").take(one)).ok).toBe(true);
  expect((await actors.limiter("member-abc").take(one)).ok).toBe(false);
  expect((await actors.limiter("member-def").take(one)).ok).toBe(true);
});
