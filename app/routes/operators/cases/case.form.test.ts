import { expect, test } from "vitest";
import type { z } from "../../../contract/zod.ts";
import { appealDecisionForm, caseForm } from "./case.form.ts";
import { daysOf } from "./lasting.form.ts";

function wrongIn(form: z.ZodType, sent: object) {
  const { error } = form.safeParse(sent);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

test("to do nothing while something else is chosen decides nothing", () => {
  expect(wrongIn(caseForm, { quick: "nothing", outcome: "ban", ground: "hate" })).toEqual([
    "outcome: contradiction",
    "ground: contradiction",
  ]);
  expect(wrongIn(caseForm, { quick: "nothing", ground: "already_gone" })).toEqual(["ground: contradiction"]);
  expect(wrongIn(caseForm, { quick: "nothing", days: "30" })).toEqual(["days: contradiction"]);
  expect(wrongIn(caseForm, { quick: "nothing", outcome: "nothing", ground: "no_violation" })).toEqual([]);
  expect(wrongIn(caseForm, { outcome: "ban", ground: "hate", words: "You wrote that." })).toEqual([]);
});

test("a measure and a decision that stays are explained, what is not done or taken back need not be", () => {
  expect(wrongIn(caseForm, { outcome: "ban", ground: "hate", words: "no" })).toEqual(["words: required"]);
  expect(wrongIn(caseForm, { outcome: "nothing", ground: "already_gone" })).toEqual([]);
  expect(wrongIn(caseForm, { quick: "nothing" })).toEqual([]);
  expect(wrongIn(appealDecisionForm, { decision: "uphold" })).toEqual(["words: required"]);
  expect(wrongIn(appealDecisionForm, { decision: "reverse", outcome: "warn", ground: "hate" })).toEqual([
    "words: required",
  ]);
});

test("a decision that stays while something else is chosen decides nothing", () => {
  expect(wrongIn(appealDecisionForm, { decision: "uphold", outcome: "warn", ground: "hate", words: "Why." })).toEqual([
    "outcome: contradiction",
    "ground: contradiction",
  ]);
  expect(wrongIn(appealDecisionForm, { decision: "uphold", days: "30", words: "Why." })).toEqual([
    "days: contradiction",
  ]);
  expect(wrongIn(appealDecisionForm, { decision: "uphold", words: "It stays." })).toEqual([]);
  expect(wrongIn(appealDecisionForm, { decision: "reverse", ground: "no_violation" })).toEqual([]);
});

test("what lasts is said to: until it is lifted is chosen, not left", () => {
  const suspend = { outcome: "suspend", ground: "hate", words: "You wrote that." };
  expect(wrongIn(caseForm, suspend)).toEqual(["days: choose_one"]);
  expect(wrongIn(caseForm, { ...suspend, days: "soon" })).toEqual(["days: choose_one"]);
  for (const [days, lasts] of [
    ["lifted", undefined],
    ["30", 30],
  ] as const) {
    expect(wrongIn(caseForm, { ...suspend, days })).toEqual([]);
    expect(daysOf({ days })).toBe(lasts);
  }
  expect(wrongIn(caseForm, { ...suspend, outcome: "ban" })).toEqual([]);
  const appeal = { ...suspend, decision: "reverse", outcome: "hold" };
  expect(wrongIn(appealDecisionForm, appeal)).toEqual(["days: choose_one"]);
});

test("what was dealt with in another way needs no reason of the list, but an explanation", () => {
  const dealt = { outcome: "dealt_with" };
  expect(wrongIn(caseForm, dealt)).toEqual(["words: required"]);
  expect(wrongIn(caseForm, { ...dealt, words: "We wrote to the other site." })).toEqual([]);
  expect(wrongIn(caseForm, { ...dealt, ground: "hate", words: "We wrote." })).toEqual(["ground: contradiction"]);
  expect(wrongIn(caseForm, { ...dealt, quick: "nothing" })).toContain("outcome: contradiction");
});
