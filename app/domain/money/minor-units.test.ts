import { expect, test } from "vitest";
import { minorUnits } from "./minor-units.ts";

test("each currency has its own number of minor units", () => {
  const currencies = ["EUR", "GBP", "SEK", "NOK", "DKK", "PLN", "JPY", "KWD"];
  expect(currencies.map(minorUnits)).toEqual([100, 100, 100, 100, 100, 100, 1, 1000]);
});
