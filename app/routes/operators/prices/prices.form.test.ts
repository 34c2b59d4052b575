import { expect, test } from "vitest";
import { pricesForm, pricesIn } from "./prices.form.ts";

const filled = (fields: Record<string, string>) =>
  pricesIn(pricesForm.parse({ currency: "EUR", vat_rate: "21", ...fields }));

test("rows become bundles in minor units, and empty ones none", () => {
  const ticked = { method_others: "on", method_ideal: "on" };
  expect(
    filled({ credits_1: "20", price_1: "9,95", credits_3: "50", price_3: "20", vat_rate: "25,5", ...ticked }),
  ).toEqual({
    ok: true,
    vat_rate: 2550,
    methods: ["ideal", "others"],
    bundles: [
      { credits: 20, amount: 995 },
      { credits: 50, amount: 2000 },
    ],
  });
  expect(filled({ currency: "JPY", credits_1: "20", price_1: "1600" })).toMatchObject({ bundles: [{ amount: 1600 }] });
});

test("what is wrong stands beside its field, also below empty rows", () => {
  const mistakes = (fields: Record<string, string>) => {
    const judged = filled(fields);
    return judged.ok ? {} : judged.mistakes;
  };
  expect(mistakes({})).toEqual({ credits_1: "required" });
  const bundle = { credits_1: "20", price_1: "9.95" };
  expect(mistakes({ ...bundle, vat_rate: "210" })).toEqual({ vat_rate: "vat_invalid" });
  expect(mistakes({ ...bundle, vat_rate: "" })).toEqual({ vat_rate: "required" });
  expect(mistakes({ credits_2: "many", price_2: "free" })).toEqual({ credits_2: "invalid", price_2: "price_invalid" });
  expect(mistakes({ credits_2: "20", price_3: "5" })).toEqual({ price_2: "required", credits_3: "required" });
  expect(mistakes({ credits_2: "20", price_2: "9.95", credits_4: "50", price_4: "9.95" })).toEqual({
    price_4: "price_too_low",
  });
  expect(mistakes({ credits_5: "0", price_5: "9.95" })).toEqual({ credits_5: "invalid" });
});

test("nothing is previewed in a currency that there is not", () => {
  const issues = pricesForm.safeParse({ currency: "ZZZ" }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([["currency", "choose_one"]]);
});
