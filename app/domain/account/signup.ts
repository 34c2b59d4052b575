import type { FieldProblem } from "../../contract/field-problems.ts";
import { INVISIBLE, isVisible } from "../visible-text.ts";
import { asRead, holdsAddress } from "./address-like.ts";
import { ageOn, isDay, MAX_AGE, MIN_AGE } from "./age.ts";
import { CITY_MAX, NAME_MAX } from "./limits.ts";
import { holdsContactDetails, namesOtherSite } from "./contact-details.ts";
import { soundsLikeStaff } from "./staff-name.ts";

/** Characters of a name or town that are read at all: so many more than one may have that nobody needs another reason. */
const MOST_READ = 400;

/** They hold an emoji together, and are nothing by themselves. */
const JOINERS = /\u200d|\ufe0f/g;

/** What a name is compared with, as far as it is known. */
interface Around {
  email?: string | undefined;
  /** The site's name. */
  site?: string | undefined;
}

/**
 * Spec §5: the profile name is not the e-mail and does not start with an @, as a reader sees it. Nor does it hold another
 * address, a telephone number, a link or the name of another site, nor pass for the site's own people, and it has a
 * letter, and no word of two alphabets (decision 0165).
 */
export function nameProblem(name: string, { email, site }: Around = {}): FieldProblem | undefined {
  if (name.length > MOST_READ) return "name_too_long";
  const seen = asRead(name.replaceAll(JOINERS, "")).trim();
  if (!seen) return "required";
  if (INVISIBLE.test(seen) || !isVisible(seen)) return "invalid";
  if (seen.startsWith("@")) return "name_starts_with_at";
  if (email && seen.toLowerCase() === asRead(email).trim().toLowerCase()) return "name_is_email";
  if (holdsAddress(seen) || holdsContactDetails(seen) || namesOtherSite(seen)) return "name_contact";
  if (soundsLikeStaff(seen, site)) return "name_staff";
  if (!hasLetter(name)) return "name_letter";
  if (mixesAlphabets(seen)) return "name_alphabets";
  if ([...name.trim()].length > NAME_MAX) return "name_too_long";
  return undefined;
}

/** A letter in a circle is one, a letter in a dark square a picture. */
function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text.normalize("NFKC"));
}

/**
 * Latin letters beside those of another alphabet in one word: it reads like somebody else's name, and is another. Whole words of
 * Cherokee and Lisu letters are Latin ones to readers of our languages.
 */
function mixesAlphabets(name: string): boolean {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    /[\p{Script=Lisu}\p{Script=Cherokee}]/u.test(name) ||
    words.some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))
  );
}

const US_STATES =
  "AK|AL|AR|AZ|CA|CO|CT|DC|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY";
/** Behind a state: all nine digits of a postcode of the United States, as many as a telephone number has. */
const LONG_ZIP_CODE = new RegExp(
  String.raw`(?<=\b(?:${US_STATES.replaceAll(/(\w)(\w)/g, String.raw`$1\.?$2\.?`)}),? )\d{5}-\d{4}$`,
);

/** A town of the member's own words; the region's list only suggests. It stands on their card, so what no name may hold it may not hold either, but for the site's own name. */
export function cityProblem(city: string): FieldProblem | undefined {
  if (city.length > MOST_READ) return "city_too_long";
  const trimmed = city.trim();
  if (!trimmed) return "required";
  if (INVISIBLE.test(trimmed) || !isVisible(trimmed)) return "invalid";
  const seen = asRead(trimmed);
  if (
    !hasLetter(trimmed) ||
    holdsContactDetails(seen.replace(LONG_ZIP_CODE, "")) ||
    namesOtherSite(seen) ||
    soundsLikeStaff(seen) ||
    mixesAlphabets(seen)
  )
    return "city_not_a_town";
  return trimmed.length > CITY_MAX ? "city_too_long" : undefined;
}

/** Spec §5; that somebody is too young is said in words of our own. */
export function dateOfBirthProblem(text: string, today: string): FieldProblem | undefined {
  if (!text.trim()) return "date_of_birth_required";
  if (!isDay(text) || text > today || ageOn(text, today) > MAX_AGE) return "date_of_birth_invalid";
  return ageOn(text, today) < MIN_AGE ? "date_of_birth_too_young" : undefined;
}

/**
 * A mailbox, and a host by its name: parts of letters, digits and inner hyphens, the last of them no number. Numbers of machines, the signs with which
 * mail is passed on by way of others (`%`, `!`, `|`, `/`), and a hyphen in front, which a mail program may read as an option, reach what no member
 * has. The activation mail is the real check. Spec §5.
 */
const EMAIL =
  /^[^\s@<>"(),:;%!|/\\[\]`-][^\s@<>"(),:;%!|/\\[\]`]*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*[^\d.])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;

/** Has it the form of an address that we send mail to? */
export function isEmail(text: string): boolean {
  // Letters that differ in width or style only reach the mailbox of the plain ones, which is another account's.
  const composed = text.normalize("NFC");
  return text.length <= 254 && composed === text.normalize("NFKC") && !INVISIBLE.test(text) && EMAIL.test(composed);
}

/** May an account have it? Some are older than the rule of `isEmail`, and are still found by their address. */
export function isAccountEmail(text: string): boolean {
  return (
    text.length <= 254 && !INVISIBLE.test(text) && /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@.<>"(),:;]{2,}$/u.test(text)
  );
}

/** Addresses that reach the same mailbox are the same account. */
export function normalEmail(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** Spec §5: signup is allowed when signups is 'all', or 'with_trafficsource' with a source present. */
export function signupsOpen(signups: string, hasTrafficSource: boolean): boolean {
  return signups === "all" || (signups === "with_trafficsource" && hasTrafficSource);
}
