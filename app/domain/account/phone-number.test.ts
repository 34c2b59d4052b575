import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsPhoneNumber } from "./phone-number.ts";

const separator = fc.constantFrom("", " ", "-", ".", " - ", "  ", "/", ") ", " (", "·", "_", ", ");
const fullWidth = (digit: string) => String.fromCodePoint(0xff10 + Number(digit));
const arabic = (digit: string) => String.fromCodePoint(0x0660 + Number(digit));
const circled = (digit: string) => (digit === "0" ? "⓪" : String.fromCodePoint(0x2460 + Number(digit) - 1));
const bold = (digit: string) => String.fromCodePoint(0x1d7ce + Number(digit));
const keycap = (digit: string) => `${digit}\ufe0f\u20e3`;
const english = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const dutch = ["nul", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"];
const spoken = (words: string[]) => (digit: string) => ` ${words[Number(digit)]} `;
const script = fc.constantFrom(
  String,
  fullWidth,
  arabic,
  circled,
  bold,
  keycap,
  spoken(english),
  spoken(dutch),
  (digit: string) => `${digit}\u200b`,
);
/** A number as it is dialled in the countries that we serve: a nought or a plus first, or nine digits and more. */
const dialled = fc
  .tuple(
    fc.constantFrom("06", "00", "07", "04"),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 9 }),
  )
  .map(([start, rest]) => start + rest.join(""));

test("a telephone number is found however its digits are written and parted", () => {
  const property = fc.property(
    dialled,
    fc.array(separator, { minLength: 20, maxLength: 20 }),
    script,
    (number, gaps, written) => {
      const shown = [...number].map((digit, at) => `${gaps[at]}${written(digit)}`).join("");
      expect(holdsPhoneNumber(`Call me: ${shown}, after six`), shown).toBe(true);
    },
  );
  fc.assert(property, { numRuns: 500, seed: 7 });
});

test("telephone numbers of all our countries are found", () => {
  for (const number of [
    "0612345678",
    "+31 6 1234 5678",
    "06-12 34 56 78",
    "(0)6.12.34.56.78",
    "12 34 56 78",
    "612 345 678",
    "612.345.678",
    "0049 170 1234567",
    "(555) 123-4567",
    "nul zes een twee drie vier vijf zes zeven acht",
    "zerosixonetwothreefourfivesix",
    "zero six twelve thirty-four fifty-six seventy-eight",
    "zéro six douze trente-quatre cinquante-six soixante-dix-huit",
    "nul zes twaalf vierendertig zesenvijftig achtenzeventig",
    "null sechs zwölf vierunddreißig sechsundfünfzig achtundsiebzig",
    "null eins sieben null 1234567",
    "o6 12 34 56 78",
    "61, 23, 45, 67, 80",
    "06:12:34:56:78",
    "०६१२३४५६७८",
    "O6 I2 34 S6 78",
    "06 a 12 b 34 c 56 d 78",
    "o6-l2-34-s6-7b",
    "〇六一二三四五六七八",
    "061-a-2345-b-678",
    "seks en to tre fire fem seks syv",
    "⓿❻❶❷❸❹❺❻❼❽",
    "⓪➅➀➁➂➃➄➅➆➇",
  ])
    expect(holdsPhoneNumber(`Bel ${number} maar`), number).toBe(true);
});

test("years, dates, ages, prices, sizes and times are no telephone numbers", () => {
  for (const words of [
    "Born on 14-05-1958, married 1982–2014.",
    "In 1990, 1995, 2001 and 2008 I moved house.",
    "1990-1995 Utrecht, 1996 - 2010 Zeist",
    "My children are 41, 43, 45 and 47.",
    "Grandchildren of 3, 5, 8, 11, 13, 15 years",
    "A house of 250.000 - 350.000 euro, 120 m2 and a garden of 1.200 m2",
    "It cost € 1.250.000, € 1.300.000 with the barn",
    "Open 10:00 – 17:00, 24/7 in summer",
    "1958-05-14",
    "I am 1.75 m, 80 kg, size 42",
    "3511 AB 12, bus 28",
    "Two of us, one dog, three cats, seven hens, six ducks",
    "Op 1 mei 2021 en 2 juni 2022, 300 km in 10 dagen",
    "ik ben 60, mijn zoon 34",
    "In 1990 en 1995, from 2001 to 2010",
    "Ik ben van 1958, 1.75 m en 80 kg.",
    "Sinds 2012 weduwe. Drie kinderen (41, 43 en 47) en 5 kleinkinderen.",
    "sinds 2012 alleen, in 2009 en 2010 ziek",
    "Nel 1990 e 2001 e 2005 a Roma, ho 41 e 43 e 45 e 47 anni di ricordi",
    "Op 14 b en 16 c, bus 5 s avonds, 3 a 4 dagen per week",
    "Een kast van 120 x 80 x 45 voor 75 euro",
  ])
    expect(holdsPhoneNumber(words), words).toBe(false);
});

test("any year, age or price alone is no telephone number", () => {
  const years = fc.array(fc.integer({ min: 1900, max: 2099 }), { minLength: 1, maxLength: 6 });
  const ages = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 8 });
  const price = fc.integer({ min: 1, max: 9_999_999 });
  const property = fc.property(years, ages, price, (some, old, paid) => {
    expect(holdsPhoneNumber(some.join(", "))).toBe(false);
    expect(holdsPhoneNumber(old.toSorted((one, other) => one - other).join(", "))).toBe(false);
    expect(holdsPhoneNumber(`${paid}`)).toBe(false);
    expect(holdsPhoneNumber(`€ ${paid.toLocaleString("nl-NL")}`)).toBe(false);
    expect(holdsPhoneNumber(`$${paid.toLocaleString("en-US")}`)).toBe(false);
  });
  fc.assert(property, { numRuns: 300, seed: 11 });
});
