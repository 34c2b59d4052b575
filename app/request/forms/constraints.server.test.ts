import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { constraintsOf } from "./constraints.server.ts";

test("constraints come from the schema: what is required, how long, between what, of what shape", () => {
  const schema = z.object({
    name: z.string("required").trim().min(2, "short").max(40, "long"),
    digits: z.string().regex(/^\d+$/).transform(Number).optional(),
    age: z.number().min(18).max(120),
    consent: z.literal("on", "required"),
    comment: z.string().max(1000).optional(),
  });
  expect(constraintsOf(schema)).toEqual({
    name: { required: true, minLength: 2, maxLength: 40 },
    digits: { pattern: "^\\d+$" },
    age: { required: true, min: 18, max: 120 },
    consent: { required: true },
    comment: { maxLength: 1000 },
  });
});

test("a pattern is one that browsers read, with the flag `v`", () => {
  const { code } = constraintsOf(z.object({ code: z.string().regex(/^[A-Z0-9-]{3,32}$/) }));
  expect(code?.pattern).toBe(String.raw`^[A-Z0-9\-]{3,32}$`);
  expect(new RegExp(code?.pattern ?? "", "v").test("A-1")).toBe(true);
});

test("a field's meta adds what only a rule of the domain knows", () => {
  const schema = z.object({ born: z.string().meta({ min: "1900-01-01", max: "2008-01-01" }) });
  expect(constraintsOf(schema)).toEqual({ born: { required: true, min: "1900-01-01", max: "2008-01-01" } });
});

test("keys that we make ourselves have no pattern, and one character is just required", () => {
  const schema = z.object({ key: z.uuid(), id: z.string().min(1) });
  expect(constraintsOf(schema)).toEqual({ key: { required: true }, id: { required: true } });
});

test("the branches of a page's forms have their own", () => {
  const email = z.object({ intent: z.literal("email"), email: z.string().max(254) });
  expect(constraintsOf(email)).toEqual({ intent: { required: true }, email: { required: true, maxLength: 254 } });
});
