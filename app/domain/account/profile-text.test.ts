import { expect, test } from "vitest";
import { ABOUT_MAX } from "./limits.ts";
import { aboutProblem, aboutText } from "./profile-text.ts";

test("about me may be empty, have lines and emoji, and be as long as it may be", () => {
  expect(aboutProblem("")).toBeUndefined();
  expect(aboutProblem("  \u200b ")).toBeUndefined();
  expect(aboutText(" I walk.\r\nA lot. ")).toBe("I walk.\nA lot.");
  expect(aboutProblem("👩‍🌾 Ik hou van tuinieren")).toBeUndefined();
  expect(aboutProblem("x".repeat(ABOUT_MAX))).toBeUndefined();
  expect(aboutProblem("🌷".repeat(ABOUT_MAX))).toBeUndefined();
  expect(aboutProblem("x".repeat(ABOUT_MAX + 1))).toBe("about_too_long");
});

test("about me holds nothing that leads elsewhere", () => {
  for (const words of ["Write to anna@example.org", "06 12 34 56 78", "See www.example.org", "find me on WhatsApp"])
    expect(aboutProblem(words), words).toBe("about_contact");
  expect(aboutProblem("I was born in 1958 and walk 10 km a day")).toBeUndefined();
});
