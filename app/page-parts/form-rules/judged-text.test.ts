import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { emailText, optionalEmail } from "./email.form.ts";
import { judgedText } from "./judged-text.ts";

const needed = judgedText((text) => (text ? undefined : "required"), { maxLength: 5 });
const free = judgedText((text) => (text === "no" ? "invalid" : undefined));

test("a field that is not there is judged as an empty one, beside all others", () => {
  const both = z.object({ needed, email: emailText("email_invalid") }).superRefine((_, context) => {
    context.addIssue({ code: "custom", message: "invalid", path: ["other"] });
  });
  const issues = both.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(issues).toEqual([
    ["needed", "required"],
    ["email", "email_invalid"],
    ["other", "invalid"],
  ]);
  expect(free.parse(undefined)).toBe("");
});

test("the browser is told that a text is needed, and its limits", () => {
  expect(constraintsOf(z.object({ needed, free, email: emailText("email_invalid") }))).toEqual({
    needed: { required: true, maxLength: 5 },
    email: { required: true, maxLength: 254 },
  });
});

test("an address that may be left out is judged as any other where there is one", () => {
  const form = z.object({ email: optionalEmail("email_invalid") });
  expect(form.parse({})).toEqual({});
  expect(form.parse({ email: " zoë@example.org " })).toEqual({ email: "zoë@example.org" });
  expect(form.safeParse({ email: "zoë" }).error?.issues[0]?.message).toBe("email_invalid");
});
