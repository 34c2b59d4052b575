import { expect, test } from "vitest";
import { findQuestions, markedPieces, meantTerms, termsOf } from "./find-questions.ts";

const refund = { id: "refund", question: "Can I get my money back?", answer: "Within 14 days you may withdraw." };
const photo = { id: "photo", question: "Who sees my photos?", answer: "Members see your main photo." };
const cafe = { id: "cafe", question: "Één café?", answer: "In het café." };
const questions = [refund, photo, cafe];

const found = (typed: string, little = "how do i my the") =>
  findQuestions(questions, termsOf(typed, little)).map(({ id }) => id);

test("capitals and accents make no difference, in either of them", () => {
  expect(found("MONEY")).toEqual(["refund"]);
  expect(found("Cafe")).toEqual(["cafe"]);
  expect(found("phôtos")).toEqual(["photo"]);
  expect(found("een")).toEqual(["cafe"]);
});

test("every word has to be in the question or in its answer", () => {
  expect(found("money withdraw")).toEqual(["refund"]);
  expect(found("money photo")).toEqual([]);
  expect(found("14 days")).toEqual(["refund"]);
});

test("who is asked for it comes before who mentions it", () => {
  const mentions = { question: "What does it cost?", answer: "A message costs money." };
  expect(findQuestions([mentions, refund], ["money"])).toEqual([refund, mentions]);
});

test("a part of a word finds it, but two letters only where a word begins", () => {
  expect(found("draw")).toEqual(["refund"]);
  expect(found("ph")).toEqual(["photo"]);
  expect(found("to")).toEqual([]);
});

test("little words are left out beside others, and looked for alone", () => {
  expect(found("how do I get my money back")).toEqual(["refund"]);
  expect(found("my")).toEqual(["refund", "photo"]);
});

test("words that nobody reads find their question too", () => {
  expect(findQuestions([{ ...photo, also: "scam picture" }, refund], ["scam"]).map(({ id }) => id)).toEqual(["photo"]);
});

test("a word that stands nowhere is the one of ours that it is a slip away from", () => {
  expect(meantTerms([photo, refund], ["mony", "mnoey", "ph", "xyzzy"])).toEqual(["mony", "money", "ph", "xyzzy"]);
  expect(meantTerms([{ ...photo, also: "password" }], ["pasword", "passwort", "photo"])).toEqual([
    "password",
    "password",
    "photo",
  ]);
});

test("signs find nothing by themselves and spoil nothing", () => {
  expect(termsOf("?! …", "")).toEqual([]);
  expect(found("money?!")).toEqual(["refund"]);
  expect(found("<mark>")).toEqual([]);
});

test("what was found is marked as whole words, and no letter is lost", () => {
  const pieces = markedPieces("In het Café: cafés, koffie.", ["cafe"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("In het Café: cafés, koffie.");
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["Café", "cafés"]);
  expect(markedPieces("Nothing", [])).toEqual([{ text: "Nothing", marked: false }]);
});
