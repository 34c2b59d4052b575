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
  const ends = [inFlight.begin({ waits: true }), inFlight.begin(), inFlight.begin({ waits: true })];
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

test("a sender who asks for everything at once leaves room for the others", () => {
  const inFlight = createInFlight({ most: 4, mostEach: 2, now: () => 0 });
  const anna = { senders: ["session anna", "network 192.0.2.1"] };
  const first = inFlight.begin(anna);
  expect(inFlight.begin(anna)).toBeDefined();
  expect(inFlight.begin(anna)).toBeUndefined();
  expect(inFlight.begin({ senders: ["network 192.0.2.1"] })).toBeUndefined();
  expect(inFlight.begin({ senders: ["session bert", "network 192.0.2.2"] })).toBeDefined();
  first?.();
  expect(inFlight.begin(anna)).toBeDefined();
});

test("a sender's slots that were given up do not shut them out", () => {
  let now = 0;
  const inFlight = createInFlight({ most: 4, mostEach: 1, now: () => now });
  inFlight.begin({ senders: ["anna"] });
  now = 15_000;
  expect(inFlight.begin({ senders: ["anna"] })).toBeDefined();
});
