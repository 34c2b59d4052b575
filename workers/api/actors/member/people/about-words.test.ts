import { expect, test } from "vitest";
import { aboutWords } from "./about-words.ts";

test("a word is the same word whatever its case and accents, and once however often it is said", () => {
  expect(aboutWords("Café, CAFE, café’s")).toEqual(aboutWords("cafe"));
  expect(aboutWords("tuin")).not.toEqual(aboutWords("tuinen"));
});

test("nothing of the text is in its words, single letters are none, and of a long text eighty are kept", () => {
  expect(aboutWords("knitting").join()).not.toContain("kni");
  expect(aboutWords("a b c ’s 7")).toEqual([]);
  expect(aboutWords(Array.from({ length: 200 }, (_, at) => `word${at}`).join(" "))).toHaveLength(80);
});
