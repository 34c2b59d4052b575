import { expect, test } from "vitest";
import { contextIn } from "../../../../tests/support/doubles/language.ts";
import { discountProblems } from "../../../contract/money/credits-problems.ts";
import { discountProblemText } from "./discount-words.server.ts";

test("in Dutch each refusal of a code has its words", async () => {
  const context = await contextIn("nl");
  const minimum = { amount: 1995, currency: "EUR" };
  const said = discountProblems.map((error) => discountProblemText({ error, minimum }, context));
  expect(new Set(said).size).toBe(discountProblems.length);
  const texts = new Map(discountProblems.map((error, at) => [error, said[at]]));
  for (const [error, text] of [
    ["discount_not_found", "Code niet gevonden"],
    ["discount_used", "Code reeds gebruikt"],
    ["discount_expired", "Deze code is niet meer geldig."],
    ["discount_minimum", "Deze code geldt voor bestellingen vanaf €\u00a019,95."],
    ["discount_country", "Deze code geldt niet in jouw land."],
    ["discount_user", "Deze code is voor een ander lid."],
  ] as const)
    expect(texts.get(error)).toBe(text);
});
