import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { differing, isRepeated, newPassword } from "./new-password.form.ts";

const form = z.object(newPassword).refine(isRepeated, differing);

function problemsOf(fields: Record<string, string>) {
  const issues = form.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("two empty boxes are one mistake, not two passwords that differ", () => {
  expect(problemsOf({})).toEqual({ password: "required" });
});

test("a password that is not repeated differs, beside its other mistakes", () => {
  expect(problemsOf({ password: "a long walk" })).toEqual({ password_repeat: "passwords_differ" });
  expect(problemsOf({ password: "short" })).toEqual({
    password: "password_too_short",
    password_repeat: "passwords_differ",
  });
});
