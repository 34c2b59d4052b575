import { expect, test } from "vitest";
import { ABOUT_MAX } from "./limits.ts";
import { aboutProblem, needsInspection } from "./profile-text.ts";

test("about me may be empty, have lines and emoji, and be as long as it may be", () => {
  expect(aboutProblem("")).toBeUndefined();
  expect(aboutProblem("  \u200b ")).toBeUndefined();
  expect(aboutProblem("👩‍🌾 Ik hou van tuinieren")).toBeUndefined();
  expect(aboutProblem("x".repeat(ABOUT_MAX))).toBeUndefined();
  expect(aboutProblem("🌷".repeat(ABOUT_MAX))).toBeUndefined();
  expect(aboutProblem("x".repeat(ABOUT_MAX + 1))).toBe("about_too_long");
});

test("about me with what leads elsewhere is inspected first", () => {
  for (const words of ["Write to anna@example.org", "06 12 34 56 78", "See www.example.org", "find me on WhatsApp"]) {
    expect(needsInspection(words), words).toBe(true);
    expect(aboutProblem(words), words).toBeUndefined();
  }
  for (const words of ["", "I was born in 1958 and walk 10 km a day"])
    expect(needsInspection(words), words).toBe(false);
});
