import { expect, test } from "vitest";
import { allWords } from "./all.ts";
import { type CautionWords, phraseFinder } from "./phrases.ts";

const nothing: CautionWords = {
  money: [],
  gift_card: [],
  crypto: [],
  bank_account: [],
  messenger: [],
  phone: [],
  number: [],
  not: [],
};
const finds = (phrase: string, text: string) =>
  phraseFinder([{ ...nothing, money: [phrase], not: ["no", "not"] }])(text).has("money");

test("a phrase is words in a row, of which some have choices or other endings", () => {
  expect(finds("lend/give me money", "Please give me money")).toBe(true);
  expect(finds("lend/give me money", "Please give him money")).toBe(false);
  expect(finds("crypto* now", "Cryptocurrency now!")).toBe(true);
  expect(finds("give me", "He will forgive me")).toBe(false);
});

test("up to three words stand in a gap, none of which says no, and no end of a sentence", () => {
  expect(finds("give … money", "give me all your money")).toBe(true);
  expect(finds("give … money", "give me all of your money")).toBe(false);
  expect(finds("give … money", "give them no money")).toBe(false);
  expect(finds("give … money", "do not give money")).toBe(false);
  expect(finds("give … money", "give my love. Money is nothing")).toBe(false);
});

test("a sum is written with its currency before or behind, in digits or words", () => {
  for (const sum of ["300 euro", "€ 300", "300€", "$1,500", "1.500,00 euro", "three hundred euros"])
    expect.soft({ sum, found: finds("lend me #", `lend me ${sum}`) }).toEqual({ sum, found: true });
  for (const sum of ["300 books", "a hand", "the 3 keys for 300"])
    expect.soft({ sum, found: finds("lend me #", `lend me ${sum}`) }).toEqual({ sum, found: false });
});

test("every phrase begins with a word that it can be found by", () => {
  const phrases = allWords.flatMap(({ not: _not, ...kinds }) => Object.values(kinds).flat());
  expect(phrases.length).toBeGreaterThan(400);
  const beginnings = phrases.flatMap((phrase) => phrase.split(" ", 1)[0]?.split("/") ?? []);
  expect(beginnings.filter((word) => !/^(?:[\p{L}\d]+|[\p{L}\d]{3,}\*)$/u.test(word))).toEqual([]);
  expect(phrases.filter((phrase) => !/^(?:[\p{L}\d/*]+|…|#)(?: (?:[\p{L}\d/*#@]+|…))*$/u.test(phrase))).toEqual([]);
});
