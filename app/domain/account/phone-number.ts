import { asRead } from "./address-like.ts";
import { digitsOfWords } from "./digit-words.ts";

/** The shortest numbers of the countries we serve have eight digits; dates and prices have as many (`isHarmless`). */
const FEWEST_DIGITS = 8;

/** Accents, variation selectors, keycaps and what is not seen. */
const MARKS = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Digits with up to four signs between each two of them, and no letter. */
const RUN = /\d(?:[^\p{L}\p{N}]{0,4}\d)*/gu;

const YEAR = String.raw`(?:19|20)\d\d`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const TIME = String.raw`(?:[01]?\d|2[0-4])[:.][0-5]\d`;
/** Below ten million: 250.000, 1,250,000.50; never with a nought in front. */
const AMOUNT = String.raw`[1-9]\d{0,2}(?:[.,]\d{3})?(?:[.,]\d\d)?|[1-9](?:[.,]\d{3}){2}(?:[.,]\d\d)?`;
const DATE = String.raw`${DAY}[-./ ]${MONTH}[-./ ](?:${YEAR}|\d\d)|${YEAR}-\d\d-\d\d`;
/** 24/7, or an hour that is half. */
const FRACTION = String.raw`[1-9]\d?\/\d{1,2}`;
const HARMLESS = new RegExp(`^(?:${YEAR}(?: ?[-–—/] ?${YEAR})?|${DATE}|${TIME}|${AMOUNT}|${FRACTION}|0)$`);

/** Between two numbers that each mean something by themselves: "1990 - 1995", "€ 200.000, € 250.000". */
const BETWEEN = /\s+[-–—/&+|]\s*|[–—&;]|,\s+|\s*[€$£]\s*|\n+/;

/**
 * Is a telephone number in it, however it is written: with spaces, dots and brackets, in full-width or other digits, in
 * words? Years, dates, ages, prices and sizes are none.
 */
export function holdsPhoneNumber(text: string): boolean {
  const read = plain(text);
  return [read, withoutLetters(read)].some((one) => [...one.matchAll(RUN)].some(([run]) => isPhoneNumber(run)));
}

/** A token of digits and of letters that pass for them: "I2", "S6". */
const TOKEN = /(?<![\p{L}\d|])(?=[oilszb|]*\d)[\doilszb|]+(?![\p{L}\d])/gu;
const DIGIT_OF: Record<string, string> = { o: "0", i: "1", l: "1", "|": "1", z: "2", s: "5", b: "8" };

/** Without letters that hide a number: "O6 I2 34 S6 78", "06 a 12 b 34". A single one that means "and" parts a list. */
function withoutLetters(read: string): string {
  return read
    .replaceAll(TOKEN, (token) => token.replaceAll(/\D/g, (letter) => DIGIT_OF[letter] ?? letter))
    .replaceAll(/(?<=\d)[\s-]*(?<!\p{L})([\p{L}])(?!\p{L})[\s-]*(?=\d)/gu, (_, letter: string) =>
      "eiyuo".includes(letter) ? ", " : " ",
    );
}

function plain(text: string): string {
  const read = asRead(text).normalize("NFKD").replaceAll(MARKS, "").toLowerCase().replaceAll("ß", "ss");
  const digits = digitsOfWords(
    read
      .replaceAll(/\p{Nd}/gu, asciiDigit)
      .replaceAll(/[\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792]/g, circledDigit)
      .replaceAll(/[〇零一二三四五六七八九]/g, hanDigit),
  );
  // The letter instead of the nought: "o6".
  return digits.replaceAll(/(?<=\d\s?)o(?!\p{L})|(?<!\p{L})o(?=\s?\d)/gu, "0").replaceAll(/[^\S\n]+/g, " ");
}

/** Of any script: the ten digits of each stand in their order. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Where the ones of white, bold and twofold circles stand; NFKC leaves those. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];

function circledDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  const one = CIRCLED_ONES.find((start) => code >= start && code < start + 9);
  return one === undefined ? "0" : String(code - one + 1);
}

function hanDigit(sign: string): string {
  return String(Math.max(0, "零一二三四五六七八九".indexOf(sign)));
}

function isPhoneNumber(run: string): boolean {
  const digits = run.replaceAll(/\D/g, "");
  if (digits.length < FEWEST_DIGITS) return false;
  if (run.split(/\D+/).every((group) => new RegExp(`^${YEAR}$`).test(group))) return false;
  const parts = run.split(BETWEEN).filter(Boolean);
  return !(parts.every((part) => HARMLESS.test(part.trim())) && isList(parts));
}

/** Ages and sizes are told in an order; "61, 23, 45, 67" is somebody's number in small pieces. */
function isList(parts: string[]): boolean {
  const small = parts.filter((part) => /^\d{1,3}$/.test(part.trim())).map(Number);
  const rises = small.every((value, at) => at === 0 || value >= (small[at - 1] ?? 0));
  const falls = small.every((value, at) => at === 0 || value <= (small[at - 1] ?? 0));
  return rises || falls;
}
