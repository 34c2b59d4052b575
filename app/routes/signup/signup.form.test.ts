import { expect, test } from "vitest";
import { cleanText } from "../../domain/clean-text.ts";
import { accountForm, firstIncomplete, messageForm, stepForm, type Rules } from "./signup.form.ts";

const rules: Rules = {
  today: "2026-05-01",
  countries: ["NL", "BE"],
  regions: ["Utrecht", "Gelderland"],
  messageLength: 500,
};
const filled = {
  gender: "female",
  seeking: "male",
  date_of_birth: "1958-03-12",
  country: "NL",
  region: "Utrecht",
  city: "Amersfoort",
  name: "Anna",
  email: "anna@example.org",
};

function problems(step: number, fields: Record<string, string>): Record<string, string> {
  const parsed = stepForm(step, rules).safeParse(fields);
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test("a form that was filled in rightly leads to the last step", () => {
  expect(firstIncomplete(filled, rules)).toBe(4);
});

test("a step that is opened too early leads to the first one that is incomplete or wrong", () => {
  expect(firstIncomplete({}, rules)).toBe(0);
  expect(firstIncomplete({ ...filled, date_of_birth: "" }, rules)).toBe(1);
  expect(firstIncomplete({ ...filled, city: " " }, rules)).toBe(2);
  expect(firstIncomplete({ ...filled, email: "anna@" }, rules)).toBe(3);
});

test("both questions of the first step want an answer that it offers", () => {
  expect(problems(0, { seeking: "anybody" })).toEqual({ gender: "choose_one", seeking: "choose_one" });
});

test("a date of birth is asked for, must exist, and must be 18 years ago", () => {
  expect(problems(1, { country: "NL" })).toEqual({ date_of_birth: "date_of_birth_required" });
  expect(problems(1, { country: "NL", date_of_birth: "1958-02-30" })).toEqual({
    date_of_birth: "date_of_birth_invalid",
  });
  expect(problems(1, { country: "NL", date_of_birth: "2008-05-02" })).toEqual({
    date_of_birth: "date_of_birth_too_young",
  });
  expect(problems(1, { country: "NL", date_of_birth: "2008-05-01" })).toEqual({});
});

test("the site's own name is refused where it is typed", () => {
  const named = { ...filled, name: "Zilverhart 62" };
  expect(firstIncomplete(named, rules)).toBe(4);
  expect(firstIncomplete(named, { ...rules, site: "Zilverhart" })).toBe(3);
});

test("a country that the site does not serve and a region that the country lacks are not choices", () => {
  expect(problems(1, { ...filled, country: "FR" })).toEqual({ country: "choose_one" });
  expect(problems(2, { region: "Bavaria", city: "x".repeat(81) })).toEqual({
    region: "choose_one",
    city: "city_too_long",
  });
});

test("a name is neither the e-mail address nor does it start with an @", () => {
  expect(problems(3, { name: "Anna@Example.org", email: "anna@example.org " })).toEqual({ name: "name_is_email" });
  expect(problems(3, { name: "@anna", email: "no address" })).toEqual({
    name: "name_starts_with_at",
    email: "email_invalid",
  });
});

test("the last step needs a password and two consents, not the third", () => {
  const consents = { consent_terms: "on", consent_sensitive: "on" };
  expect(accountForm.safeParse({ ...consents, password: "a long one" }).success).toBe(true);
  expect(problems(4, { password: "short" })).toEqual({
    password: "password_too_short",
    consent_terms: "consent_required",
    consent_sensitive: "consent_required",
  });
});

test("a first message may be empty or as long as it says; a line's end counts as one character", () => {
  const fits = (text: string) => messageForm(rules.messageLength).safeParse({ signup_message: text }).success;
  expect(fits("")).toBe(true);
  expect(fits("x\r\n".repeat(rules.messageLength / 2))).toBe(true);
  expect(fits("x".repeat(rules.messageLength + 1))).toBe(false);
  expect(fits("🌷".repeat(rules.messageLength))).toBe(true);
  expect(fits("🌷".repeat(rules.messageLength + 1))).toBe(false);
  expect(cleanText(" Hello\r\nBert\r\n")).toBe("Hello\nBert");
});
