import { expect, test } from "vitest";
import { createGarbageCollection } from "./garbage.ts";

/** A Worker whose collections take `takes` ms each. */
function aWorker({ takes }: { takes: number }) {
  let [time, collections] = [1000, 0];
  const pending: Promise<unknown>[] = [];
  const collect = () => {
    collections += 1;
    time += takes;
  };
  const collectGarbage = createGarbageCollection({ collect, now: () => time });
  const answer = () => collectGarbage({ waitUntil: (work) => void pending.push(work) });
  return {
    answer,
    collections: () => collections,
    /** The answer after so many ms, and what follows it. */
    async answerAfter(ms: number) {
      time += ms;
      answer();
      await Promise.all(pending);
      return collections;
    },
  };
}

test("nothing is collected before the answer, but after it", async () => {
  const worker = aWorker({ takes: 10 });
  worker.answer();
  expect(worker.collections()).toBe(0);
  expect(await worker.answerAfter(0)).toBe(1);
});

test("collections take no more than a fiftieth of the time", async () => {
  const worker = aWorker({ takes: 20 });
  await worker.answerAfter(0);
  expect(await worker.answerAfter(999)).toBe(1);
  expect(await worker.answerAfter(1)).toBe(2);
});

test("a short one is not repeated within half a second", async () => {
  const worker = aWorker({ takes: 1 });
  await worker.answerAfter(0);
  expect(await worker.answerAfter(499)).toBe(1);
  expect(await worker.answerAfter(1)).toBe(2);
});

test("above 150 answers a second nothing is collected, until there are fewer", async () => {
  const worker = aWorker({ takes: 1 });
  await worker.answerAfter(0);
  for (let answer = 0; answer < 75; answer += 1) worker.answer();
  expect(await worker.answerAfter(500)).toBe(1);
  for (let answer = 0; answer < 74; answer += 1) worker.answer();
  expect(await worker.answerAfter(500)).toBe(2);
});

test("one that holds everybody up is left to the runtime for ten minutes", async () => {
  const worker = aWorker({ takes: 61 });
  await worker.answerAfter(0);
  expect(await worker.answerAfter(10 * 60_000 - 1)).toBe(1);
  expect(await worker.answerAfter(1)).toBe(2);
});

test("without a collector an answer plans nothing", () => {
  const planned: unknown[] = [];
  createGarbageCollection({ collect: undefined, now: () => 0 })({ waitUntil: (work) => planned.push(work) });
  expect(planned).toEqual([]);
});
