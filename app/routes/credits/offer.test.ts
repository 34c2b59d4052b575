import { expect, test } from "vitest";
import { vatIn } from "./offer.ts";

test("the VAT is taken out of the price, in whole cents", () => {
  expect(vatIn(1210, 21)).toBe(210);
  expect(vatIn(1995, 21)).toBe(346);
  expect(vatIn(1995, 0)).toBe(0);
});
