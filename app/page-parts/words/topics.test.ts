import { expect, test } from "vitest";
import { aboutOf, wordsFor } from "./topics.ts";

const [GENERAL, GAY] = [{ niche: 1 }, { niche: 7 }];

test("a slug that we know chooses the words, in capitals too", () => {
  expect(aboutOf("friendship", GENERAL)).toEqual({ topic: "friendship", niche: "general" });
  expect(aboutOf("GILF", GENERAL)).toEqual({ niche: "gilf" });
  expect(aboutOf("walking", GAY)).toEqual({ topic: "walking", niche: "gay" });
});

test("a site of a niche speaks of itself, and of no other", () => {
  expect(aboutOf(undefined, GAY)).toEqual({ niche: "gay" });
  expect(aboutOf("gay", GAY)).toEqual({ niche: "gay" });
  expect(aboutOf("bbw", GAY)).toBeUndefined();
});

test("a made-up slug is no page", () => {
  for (const slug of ["", "constructor", "general", "campaign-2026", "love "])
    expect(aboutOf(slug, GENERAL), slug).toBeUndefined();
  expect(wordsFor("campaign-2026", GAY)).toBe("gay");
  expect(wordsFor("travel", GAY)).toBe("travel");
});
