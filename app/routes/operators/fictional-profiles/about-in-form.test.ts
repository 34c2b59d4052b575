import { expect, test } from "vitest";
import { aboutInForm } from "./about-in-form.ts";

test("the form holds the text that waits, so that changing something else does not take it back", () => {
  expect(aboutInForm({ about: "I walk", about_held: "Mail fay@example.org" })).toBe("Mail fay@example.org");
  expect(aboutInForm({ about: "I walk", about_held: null })).toBe("I walk");
  expect(aboutInForm({})).toBe("");
});
