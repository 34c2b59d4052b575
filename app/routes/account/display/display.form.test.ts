import { expect, test } from "vitest";
import { displayForm } from "./display.form.ts";

test("an unticked box is off, no time zone is none", () => {
  const value = displayForm.parse({ language: "nl", time_zone: "", comfort_mode: "on" });
  const off = { light_mode: false, enter_sends: false };
  expect(value).toEqual({ language: "nl", time_zone: "", comfort_mode: true, ...off, theme: "system" });
});

test("languages and zones that do not exist are refused", () => {
  expect(displayForm.safeParse({ language: "xx", time_zone: "" }).success).toBe(false);
  expect(displayForm.safeParse({ language: "nl", time_zone: "Mars/Olympus" }).success).toBe(false);
});
