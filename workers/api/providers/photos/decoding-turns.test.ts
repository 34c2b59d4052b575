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
  let lost = 0;
  let renew: (() => void) | undefined;
  const every = (_ms: number, act: () => void) => {
    renew = act;
    return () => (renew = undefined);
  };
  const inTurn = createDecodingTurns({ now: () => at, wait, every, lost: () => void (lost += 1) });
  const take = (ms: number) =>
    inTurn(async () => {
      const begun = at;
      await wait(ms);
      done.push([begun, at]);
    });
  return { take, done, inTurn, wait, renew: () => renew?.(), lost: () => lost };
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

test("who waits for ten seconds gives up, and a turn whose object ended is forgotten after fifteen", async () => {
  const { take, inTurn, wait, lost } = turns();
  void inTurn(() => new Promise(() => undefined));
  expect(await take(1)).toBe(false);
  await wait(5000);
  expect(await take(1)).toBe(true);
  expect(lost()).toBe(1);
  expect(await take(1)).toBe(true);
  expect(lost()).toBe(1);
});

test("a picture that takes long keeps its turn while its object is there, and half a minute at most", async () => {
  const { take, inTurn, wait, renew } = turns();
  void inTurn(() => new Promise(() => undefined));
  for (const time of [1, 2]) {
    await wait(4000);
    renew();
    expect(await take(1), String(time)).toBe(false);
  }
  await wait(1000);
  renew();
  expect(await take(1), "renewed for the last time").toBe(false);
  await wait(5000);
  renew();
  expect(await take(1)).toBe(true);
});

test("a picture that fails gives its turn back", async () => {
  const { take, inTurn } = turns();
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await take(1)).toBe(true);
});
