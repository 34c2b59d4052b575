import { expect, test } from "vitest";
import { accept } from "../../../../app/domain/result.ts";
import { Buckets } from "./buckets.ts";

const limit = { name: "test", burst: 2, per_minute: 2 };

test("a hundred thousand made-up addresses keep no more buckets than five thousand", () => {
  const buckets = new Buckets();
  for (let visitor = 0; visitor < 100_000; visitor += 1) {
    expect(buckets.take(`made-up ${visitor}`, limit, 0)).toEqual(accept());
    expect(buckets.size).toBeLessThanOrEqual(5_000);
  }
});

test("buckets that are full again are forgotten, the others not", () => {
  const buckets = new Buckets();
  for (let visitor = 0; visitor < 1_000; visitor += 1) buckets.take(`early ${visitor}`, limit, 0);
  for (let time = 0; time < 2; time += 1) buckets.take("busy", limit, 59_000);
  // Ten minutes later one visitor comes back again and again.
  for (let time = 0; time < 2_000; time += 1) buckets.take("late", limit, 60_000 + time);
  expect(buckets.size).toBe(2);
  expect(buckets.take("busy", limit, 60_000)).toMatchObject({ ok: false });
});

test("who comes often is not forgotten for those who come once", () => {
  const buckets = new Buckets();
  for (let time = 0; time < 2; time += 1) buckets.take("busy", limit, 0);
  for (let visitor = 0; visitor < 20_000; visitor += 1) {
    buckets.take(`made-up ${visitor}`, limit, 0);
    if (visitor % 1_000 === 0) expect(buckets.take("busy", limit, 0)).toMatchObject({ ok: false });
  }
});

test("the same order again takes no token; a refused one takes one when it may", () => {
  const buckets = new Buckets();
  const take = (order: string, now = 0) => buckets.take("anna", limit, now, order).ok;
  expect(["one", "one", "one", "two", "three", "one", "two"].map((order) => take(order))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
  expect([take("three", 30_000), take("four", 30_000), take("three", 30_000)]).toEqual([true, false, true]);
});

test("an order that was forgotten takes a token when it comes again", () => {
  const buckets = new Buckets();
  const take = () => buckets.take("anna", limit, 0, "one").ok;
  const taken = [0, 1, 2].map(() => {
    const isTaken = take();
    buckets.forgetOrder("anna", limit, "one");
    return isTaken;
  });
  expect(taken).toEqual([true, true, false]);
});
