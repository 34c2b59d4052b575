import { expect, test } from "vitest";
import { fieldName } from "./field-names.ts";

const t = (key: string) => `<${key}>`;

test("a field is named where its problem is one that many fields have", () => {
  expect(fieldName("email", "required", t)).toBe("<fields:names.email>");
  expect(fieldName("gender", "choose_one", t)).toBe("<fields:names.gender>");
  expect(fieldName("consent_terms", "consent_required", t)).toBe("<fields:names.consent_terms>");
});

test("a text that says itself what it is about stays alone, and so does a field without a name", () => {
  expect(fieldName("email", "email_invalid", t)).toBeUndefined();
  expect(fieldName("client_id", "required", t)).toBeUndefined();
});
