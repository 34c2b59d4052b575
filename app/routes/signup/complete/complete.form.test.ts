import { expect, test } from "vitest";
import { signUpAnswers } from "../../../../tests/support/sign-up.ts";
import { answersIn, answersSent, openSteps, wrongAnswers } from "./complete.form.ts";
import type { Rules } from "../signup.form.ts";

const rules: Rules = { today: "2026-05-01", countries: ["NL", "BE"], regions: ["Utrecht"], messageLength: 500 };
const filled = { ...signUpAnswers, email: "anna@example.org" };

test("a link brings answers to what the steps ask, never a password or a consent", () => {
  const query = new URLSearchParams({ ...filled, country: "nl", password: "secret", consent_terms: "on", go: "back" });
  expect(answersIn(query)).toEqual(filled);
  expect(answersIn(new URLSearchParams({ name: "  ", city: "x".repeat(5000) })).city).toHaveLength(300);
});

test("a box that is not ticked is kept as that, once the form that has it is sent; the password is not kept", () => {
  expect(
    answersSent({ name: "Anna", password: "secret", consent_terms: "on", go: "change:1", signup_message: "" }),
  ).toEqual({
    name: "Anna",
    signup_message: "",
    consent_terms: "on",
    consent_sensitive: "",
    consent_news: "",
  });
  expect(answersSent({ name: "Anna", consent_terms: "on" })).toEqual({ name: "Anna" });
});

test("a step is asked for when one of its answers is missing or wrong", () => {
  expect(openSteps(filled, rules)).toEqual([]);
  expect(openSteps({ ...filled, seeking: "", city: "" }, rules)).toEqual([0, 2]);
  expect(openSteps({}, rules)).toEqual([0, 1, 2, 3]);
});

test("every wrong answer is named with its reason, the message too", () => {
  expect(wrongAnswers(filled, rules)).toEqual({});
  expect(
    wrongAnswers({ ...filled, region: "Bavaria", email: "anna@", signup_message: "x".repeat(501) }, rules),
  ).toEqual({
    region: "choose_one",
    email: "email_invalid",
    signup_message: "message_too_long",
  });
});
