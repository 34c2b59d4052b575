import { expect, test } from "vitest";
import { fieldNames } from "./field-names.ts";

const t = (key: string) => `<${key}>`;

test("a field is named where its problem is one that many fields have", () => {
  expect(
    fieldNames(
      [
        ["email", "required"],
        ["gender", "choose_one"],
        ["consent_terms", "consent_required"],
      ],
      t,
    ),
  ).toEqual({
    email: "<fields:names.email>",
    gender: "<fields:names.gender>",
    consent_terms: "<fields:names.consent_terms>",
  });
});

test("a text that says itself what it is about stays alone, and so does a field without a name", () => {
  expect(
    fieldNames(
      [
        ["email", "email_invalid"],
        ["client_id", "required"],
      ],
      t,
    ),
  ).toEqual({});
});
