import { expect, test } from "vitest";
import { splitAtCaseNumbers } from "./case-numbers.ts";

test("every second piece is a number, and nothing else is taken for one", () => {
  expect(splitAtCaseNumbers("Report R-7KQ4-M2XD, R-2222-ZZZZ.")).toEqual([
    "Report ",
    "R-7KQ4-M2XD",
    ", ",
    "R-2222-ZZZZ",
    ".",
  ]);
  for (const text of ["", "R-7KQ4", "a r-7kq4-m2xd"]) expect(splitAtCaseNumbers(text)).toEqual([text]);
});
