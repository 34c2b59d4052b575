import { expect, test } from "vitest";
import { createInFlight } from "./in-flight.ts";

test("as many requests as there are slots are let in, and the next when one is done", () => {
  const inFlight = createInFlight({ most: 2, now: () => 0 });
  const [first, second] = [inFlight.begin(), inFlight.begin()];
  expect([first, second]).not.toContain(undefined);
  expect([inFlight.working(), inFlight.isFull()]).toEqual([2, true]);
  expect(inFlight.begin()).toBeUndefined();
  first?.();
  first?.();
  expect([inFlight.working(), inFlight.isFull()]).toEqual([1, false]);
  expect(inFlight.begin()).toBeDefined();
  expect(inFlight.begin()).toBeUndefined();
});

test("who waits for a password to be hashed has a place, and is no work", () => {
  const inFlight = createInFlight({ most: 3, now: () => 0 });
  const ends = [inFlight.begin(true), inFlight.begin(), inFlight.begin(true)];
  expect([inFlight.working(), inFlight.isFull()]).toEqual([1, true]);
  ends[1]?.();
  expect([inFlight.working(), inFlight.isFull()]).toEqual([0, false]);
});

test("visitors who left without a word do not keep their slots for ever", () => {
  let now = 0;
  const inFlight = createInFlight({ most: 2, now: () => now });
  inFlight.begin();
  now = 10_000;
  inFlight.begin();
  now = 14_999;
  expect(inFlight.begin()).toBeUndefined();
  now = 15_000;
  expect(inFlight.begin()).toBeDefined();
  expect(inFlight.begin()).toBeUndefined();
});
