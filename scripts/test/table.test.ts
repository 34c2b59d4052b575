import { expect, test } from "vitest";
import { failedOnce, passedOnce } from "./outcome.ts";
import { closingTable } from "./table.ts";

test("the closing table has a line a layer and the time of the whole, which is less than the sum", () => {
  const table = closingTable(
    [
      { check: { name: "unit" }, outcome: passedOnce(), seconds: 4.04 },
      { check: { name: "browser" }, outcome: failedOnce("a page is empty"), seconds: 119.6 },
    ],
    121,
  );
  expect(table.split("\n").map((line) => line.trim().replace(/ {2,}/g, "|"))).toEqual([
    "layer|passed|time",
    "unit|1|4.0 s",
    "browser|0|1 failed|2 min 0 s",
    "all|1|1 failed|2 min 1 s",
  ]);
});
