import { expect, test } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { actors } from "../../../../tests/workers/a-member.ts";
import { clock, moveClock } from "../../clock.ts";

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
  expect((await actors.limiter("2001:db8::1").take(one)).ok).toBe(true);
  expect((await actors.limiter("2001:db8:0:0:ffff::2").take(one)).ok).toBe(false);
  expect((await actors.limiter("2001:db8:0:1::1").take(one)).ok).toBe(true);
  expect((await actors.limiter("2001:db8::1").take({ ...one, name: "other" })).ok).toBe(true);
});
