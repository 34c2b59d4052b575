import type { FieldProblem } from "../../contract/field-problems.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../account/limits.ts";

/** What a guesser knows of the member, as far as it is known here. */
export interface KnownOfMember {
  name?: string | undefined;
  email?: string | undefined;
  /** The site's name. */
  site?: string | undefined;
}

/** May this password be chosen? One that a member has already goes on working; the API says so in the end. */
export function passwordProblem(password: string, known: KnownOfMember = {}): FieldProblem | undefined {
  if (!password) return "required";
  if (password.length < PASSWORD_MIN) return "password_too_short";
  if (password.length > PASSWORD_MAX) return "password_too_long";
  return isEasilyGuessed(password, known) ? "password_too_common" : undefined;
}

/** So many characters that are neither repeated nor the next ones on a keyboard. */
const LEAST_NEW = 5;
/** A known word with at most so many characters around it is still easily guessed. */
const MOST_AROUND = 6;

function isEasilyGuessed(password: string, known: KnownOfMember): boolean {
  const typed = plain(password);
  const once = withoutRepeats(typed);
  if (newCharacters(once) < LEAST_NEW || isWoven(once) || isDate(typed)) return true;
  const words = wordsOf(known);
  return [once, asLetters(once)].some((text) => {
    const core = text.replaceAll(/^\P{L}+|\P{L}+$/gu, "");
    const whole = core.replaceAll(/\P{L}/gu, "");
    return text.length - core.length <= MOST_AROUND && (commonPasswords.has(whole) || words.has(whole));
  });
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** "annaanna" is "anna". */
function withoutRepeats(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertzuiop",
  "yxcvbnm",
  // Down the columns of a keyboard, and of its digits.
  "1qaz",
  "2wsx",
  "3edc",
  "4rfv",
  "5tgb",
  "6yhn",
  "7ujm",
  "147",
  "258",
  "369",
];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) =>
    row
      .slice(1)
      .split("")
      .flatMap((next, index) => [`${row[index]}${next}`, `${next}${row[index]}`]),
  ),
);

/** Characters that are not the one before them again, nor its neighbour in the alphabet or on a keyboard. */
function newCharacters(text: string): number {
  const all = [...text];
  return all.filter((sign, index) => {
    const before = all[index - 1];
    return before === undefined || (before !== sign && !NEIGHBOURS.has(before + sign));
  }).length;
}

/** Two rows in turns: 1q2w3e4r, a1b2c3d4. */
function isWoven(text: string): boolean {
  const turns = [0, 1].map((turn) => [...text].filter((_, index) => index % 2 === turn).join(""));
  return turns.every((turn) => newCharacters(turn) <= 1);
}

/** Somebody's birthday, say: 14051958 or 1958-05-14. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[-./ ]/g, "");
  const [day, month, year] = ["(0[1-9]|[12]\\d|3[01])", "(0[1-9]|1[0-2])", "(19|20)\\d\\d"];
  return new RegExp(`^(${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`).test(digits);
}

const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** "p4ssw0rd" is "password". Only inside: digits at the ends are those that people add. */
function asLetters(text: string): string {
  return text.replaceAll(/(?<=\p{L})[013457@$]+(?=.*\p{L})/gu, (signs) =>
    [...signs].map((sign) => LOOKALIKES[sign] ?? sign).join(""),
  );
}

/** Names as they are and their parts, of at least three letters. */
function wordsOf({ name = "", email = "", site = "" }: KnownOfMember): ReadonlySet<string> {
  const [box = "", host = ""] = plain(email).split("@");
  const whole = [plain(name), box, box + host, host, plain(site)];
  const parts = whole.flatMap((text) => text.split(/\P{L}+/u));
  const letters = [...whole, ...parts].map((text) => text.replaceAll(/\P{L}/gu, ""));
  return new Set(letters.filter((word) => word.length >= 3));
}
