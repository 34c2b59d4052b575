import { expect, test } from "vitest";
import { notificationsForm } from "./notifications.form.ts";

test("boxes that were not shown change nothing", () => {
  const value = notificationsForm.parse({
    intent: "save",
    columns: "email",
    email: { like: "on" },
    push: { like: "on" },
  });
  expect(value).toMatchObject({ intent: "save", email: { like: true, reminders: false }, push: undefined });
});

test("where push was shown its boxes count too", () => {
  const value = notificationsForm.parse({ intent: "save", columns: "email push", push: { reminders: "on" } });
  expect(value).toMatchObject({ email: { reminders: false }, push: { reminders: true, like: false } });
});

test("mail again: for a reason that there is", () => {
  expect(notificationsForm.parse({ intent: "enable", reason: "bounce" })).toEqual({
    intent: "enable",
    reason: "bounce",
  });
  expect(notificationsForm.safeParse({ intent: "enable", reason: "whim" }).success).toBe(false);
});
