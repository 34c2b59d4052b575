import { expect, test } from "vitest";
import { createGarbageCollection } from "./garbage.ts";

/** A Worker whose collections take `takes` ms each. */
function aWorker({ takes }: { takes: number }) {
  let [time, collections] = [1000, 0];
  const pending: Promise<unknown>[] = [];
  const worker = { takes };
  const collect = () => {
    collections += 1;
    time += worker.takes;
  };
  const collectGarbage = createGarbageCollection({ collect, now: () => time });
  return Object.assign(worker, {
    collections: () => collections,
    after: (ms: number) => void (time += ms),
    async request() {
      collectGarbage({ waitUntil: (work) => void pending.push(work) });
      const atOnce = collections;
      await Promise.all(pending);
      return { atOnce };
    },
  });
}

test("nothing is collected before the answer, but after it", async () => {
  const worker = aWorker({ takes: 10 });
  expect(await worker.request()).toEqual({ atOnce: 0 });
  expect(worker.collections()).toBe(1);
});

test("requests that come together cause one collection", async () => {
  const worker = aWorker({ takes: 10 });
  await Promise.all([worker.request(), worker.request(), worker.request()]);
  expect(worker.collections()).toBe(1);
});

test("collections take no more than a fiftieth of the time", async () => {
  const worker = aWorker({ takes: 20 });
  await worker.request();
  worker.after(999);
  await worker.request();
  expect(worker.collections()).toBe(1);
  worker.after(1);
  await worker.request();
  expect(worker.collections()).toBe(2);
});

test("a short one is not repeated within half a second", async () => {
  const worker = aWorker({ takes: 1 });
  await worker.request();
  worker.after(499);
  await worker.request();
  expect(worker.collections()).toBe(1);
  worker.after(1);
  await worker.request();
  expect(worker.collections()).toBe(2);
});

test("one that holds everybody up is left to the runtime for ten minutes", async () => {
  const worker = aWorker({ takes: 61 });
  await worker.request();
  worker.after(10 * 60_000 - 1);
  await worker.request();
  expect(worker.collections()).toBe(1);
  worker.after(1);
  await worker.request();
  expect(worker.collections()).toBe(2);
});

test("without a collector a request plans nothing", () => {
  const planned: unknown[] = [];
  createGarbageCollection({ collect: undefined, now: () => 0 })({ waitUntil: (work) => planned.push(work) });
  expect(planned).toEqual([]);
});
