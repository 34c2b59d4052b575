import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { fieldName } from "./field-names.ts";

const t = (key: string) => `<${key}>`;
const forms = import.meta.glob<Record<string, unknown>>("../../routes/**/*.form.ts", { eager: true });

/** What an empty form of this schema is told, field by field. A schema that a page makes is none yet. */
function missingIn(schema: unknown): { name: string; code: string }[] {
  const issues = schema instanceof z.ZodType ? schema.safeParse({}).error?.issues : undefined;
  return (issues ?? []).map(({ path, message }) => ({ name: path.join("."), code: message }));
}

test("a field is named where its problem is one that many fields have", () => {
  expect(fieldName("email", "required", t)).toBe("<fields:names.email>");
  expect(fieldName("gender", "choose_one", t)).toBe("<fields:names.gender>");
  expect(fieldName("consent_terms", "consent_required", t)).toBe("<fields:names.consent_terms>");
});

test("each field that an empty form asks for is named", () => {
  const missing = Object.values(forms).flatMap(Object.values).flatMap(missingIn);
  expect(missing).toContainEqual({ name: "address", code: "required" });
  const alike = missing.filter(({ code }) => code === "required" || code === "choose_one");
  // These two only the API asks for.
  alike.push({ name: "outcome", code: "choose_one" }, { name: "ground", code: "choose_one" });
  expect(alike.filter(({ name, code }) => name && !fieldName(name, code, t))).toEqual([]);
});

test("a text that says itself what it is about stays alone, and so does a field without a name", () => {
  expect(fieldName("email", "email_invalid", t)).toBeUndefined();
  expect(fieldName("client_id", "required", t)).toBeUndefined();
});
