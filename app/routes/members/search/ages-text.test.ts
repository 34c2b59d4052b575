import { expect, test } from "vitest";
import { agesText } from "./ages-text.ts";

test("two bounds are one filter in words, and one bound says which it is", () => {
  const said = (min: number, max: number) => agesText({ min, max }, (key) => key.replace("members:search.", ""));
  expect([said(60, 70), said(60, 120), said(18, 70)]).toEqual(["ages", "ages_from", "ages_to"]);
});
