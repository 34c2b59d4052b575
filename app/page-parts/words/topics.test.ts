import { expect, test } from "vitest";
import { isTopicSlug, topicOf } from "./topics.ts";

test("a slug that we know chooses the words, in capitals too", () => {
  expect(topicOf("friendship", 1)).toBe("friendship");
  expect(topicOf("GILF", 7)).toBe("mature");
  expect(topicOf("walking", 7)).toBe("walking");
});

test("only the slugs of topics are accepted", () => {
  expect(["love", "MILF"].map(isTopicSlug)).toEqual([true, true]);
  expect(["", "constructor", "campaign-2026", "love "].map(isTopicSlug)).toEqual([false, false, false, false]);
});

test("an unknown slug, or none, speaks as the site's niche does", () => {
  expect(topicOf("constructor", 1)).toBeUndefined();
  expect(topicOf("campaign-2026", 7)).toBe("gay");
  expect(topicOf(undefined, 1)).toBeUndefined();
});
