import { expect, test } from "vitest";
import { delayOf, withoutDelay } from "./like-delay.ts";

test("t is seconds, five minutes at most, and anything else is no delay", () => {
  expect(["?t=0", "?t=5", "?a=b&t=40", "?t=99999999999999999999"].map(delayOf)).toEqual([0, 5_000, 40_000, 300_000]);
  expect(["?t=", "?t=-1", "?t=1e3", "?t=0x10", "?t=Infinity", "?t=5s", "?t= 5"].map(delayOf)).toEqual(Array(7).fill(0));
  expect(["", "?", "?tt=5", "?page=2"].map(delayOf)).toEqual(Array(4).fill(undefined));
});

test("all but t stays", () => {
  expect(withoutDelay("?gender=male&t=5&page=2")).toBe("gender=male&page=2");
  expect(withoutDelay("?t=5&t=6")).toBe("");
});
