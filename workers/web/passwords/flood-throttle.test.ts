import { expect, test } from "vitest";
import { createFloodThrottle } from "./flood-throttle.ts";

/** A throttle after a second in which so many were refused. */
function afterSecondOf(refusals: number) {
  let now = 0;
  const throttle = createFloodThrottle(() => now);
  for (let time = 0; time < refusals; time += 1) throttle.refused();
  now += 1000;
  return { throttle, pass: (ms: number) => void (now += ms) };
}

test("below a flood everybody is admitted at once", () => {
  const { throttle } = afterSecondOf(49);
  throttle.entered();
  expect(throttle.mayEnter()).toBe(true);
});

test("a flood is noticed while its first second lasts", () => {
  const throttle = createFloodThrottle(() => 500);
  for (let time = 0; time < 49; time += 1) throttle.refused();
  expect(throttle.isFlood()).toBe(false);
  throttle.refused();
  expect(throttle.isFlood()).toBe(true);
});

test("of a flood one is let in a second, until it is over", () => {
  const { throttle, pass } = afterSecondOf(50);
  expect(throttle.mayEnter()).toBe(true);
  throttle.entered();
  expect(throttle.mayEnter()).toBe(false);
  for (let time = 0; time < 200; time += 1) throttle.refused();
  pass(1000);
  expect(throttle.mayEnter()).toBe(true);
  throttle.entered();
  pass(999);
  expect(throttle.mayEnter()).toBe(false);
  pass(1);
  throttle.entered();
  expect(throttle.mayEnter()).toBe(true);
});

test("a flood that ended long ago keeps nobody waiting", () => {
  const { throttle, pass } = afterSecondOf(500);
  pass(60_000);
  throttle.entered();
  expect(throttle.mayEnter()).toBe(true);
});
