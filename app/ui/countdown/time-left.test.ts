import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test("hours appear while there are any, minutes always, seconds with two digits", () => {
  const shown = [14_400, 3849, 3600, 3599, 60, 9, 0].map(timeLeft);
  expect(shown).toEqual(["4:00:00", "1:04:09", "1:00:00", "59:59", "1:00", "0:09", "0:00"]);
});
