import { expect, test } from "vitest";
import { createDecodingTurns } from "./decoding-turns.ts";

/** Turns by a clock that only waiting and `work` move. `done`: begin and end of each, ms. */
function turns() {
  let at = 0;
  const done: [number, number][] = [];
  const wait = async (ms: number) => {
    const until = at + ms;
    await Promise.resolve();
    at = Math.max(at, until);
  };
  const inTurn = createDecodingTurns({ now: () => at, wait });
  const take = (ms: number) =>
    inTurn(async () => {
      const begun = at;
      await wait(ms);
      done.push([begun, at]);
    });
  return { take, done, inTurn, wait };
}

test("after each picture comes a rest as long as it took, whoever the next one belongs to", async () => {
  const { take, done } = turns();
  for (const ms of [2000, 1000, 10]) expect(await take(ms)).toBe(true);
  expect(done).toEqual([
    [0, 2000],
    [4000, 5000],
    [6000, 6010],
  ]);
});

test("two pictures are never decoded at once", async () => {
  const { take, done } = turns();
  expect(await Promise.all([take(3000), take(3000)])).toEqual([true, true]);
  expect(done[1]?.[0]).toBeGreaterThanOrEqual(2 * (done[0]?.[1] ?? Infinity));
});

test("who waits for ten seconds gives up, and a turn that never ends is forgotten after a minute", async () => {
  const { take, inTurn, wait } = turns();
  void inTurn(() => new Promise(() => undefined));
  expect(await take(1)).toBe(false);
  await wait(50_000);
  expect(await take(1)).toBe(true);
});

test("a picture that fails gives its turn back", async () => {
  const { take, inTurn } = turns();
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await take(1)).toBe(true);
});
