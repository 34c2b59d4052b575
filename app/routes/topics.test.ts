import { expect, test } from "vitest";
import { topicOf } from "./topics.ts";

test("a slug that we know chooses the words, in capitals too", () => {
  expect(topicOf("friendship", 1)).toBe("friendship");
  expect(topicOf("GILF", 7)).toBe("mature");
});

test("an unknown slug, or none, speaks as the site's niche does", () => {
  expect(topicOf("constructor", 1)).toBeUndefined();
  expect(topicOf("campaign-2026", 7)).toBe("gay");
  expect(topicOf(undefined, 1)).toBeUndefined();
});
