import { expect, test } from "vitest";
import { typedPrice } from "./price-view.ts";

test("a price stands in the form as it is typed in the reader's language", () => {
  const euro = { amount: 995, currency: "EUR" };
  expect([typedPrice(euro, "en"), typedPrice(euro, "nl")]).toEqual(["9.95", "9,95"]);
  expect(typedPrice({ amount: 1600, currency: "JPY" }, "nl")).toBe("1600");
});
