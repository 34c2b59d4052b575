import { expect, test } from "vitest";
import { isRound, timeLeft } from "./time-left.ts";

test("hours appear while there are any, minutes always, seconds with two digits", () => {
  const shown = [14_400, 3849, 3600, 3599, 60, 9, 0].map(timeLeft);
  expect(shown).toEqual(["4:00:00", "1:04:09", "1:00:00", "59:59", "1:00", "0:09", "0:00"]);
});

test("it is read out every ten minutes and in each of the last ten", () => {
  const said = Array.from({ length: 41 }, (_, minutes) => minutes).filter(isRound);
  expect(said).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40]);
});
