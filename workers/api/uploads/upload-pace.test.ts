import { expect, test } from "vitest";
import { uploadPace } from "./upload-pace.ts";

function aPace() {
  let at = 0;
  const pace = uploadPace({ longestMs: 600_000, pauseMs: 30_000 }, () => at);
  return { ...pace, wait: (ms: number) => void (at += ms) };
}

test("who sends nothing is waited for as long as a pause may be", () => {
  const pace = aPace();
  expect(pace.left()).toBe(30_000);
  pace.wait(29_999);
  expect(pace.left()).toBe(1);
  pace.took(32 * 1024);
  expect(pace.left()).toBe(30_000);
});

test("a byte now and then gains no time", () => {
  const pace = aPace();
  for (let second = 0; second < 29; second += 1) {
    pace.wait(1_000);
    pace.took(1_000);
  }
  expect(pace.left()).toBe(1_000);
});

test("however steadily it comes, there is an end", () => {
  const pace = aPace();
  for (let pause = 0; pause < 20; pause += 1) {
    pace.wait(29_900);
    pace.took(64 * 1024);
  }
  expect(pace.left()).toBe(2_000);
});
