import { foldedText } from "../../folded-text.ts";

/**
 * What the lists of one language say. A phrase is in small letters, accents or not. `a/b` is one of these words; `word*` may end
 * otherwise; `…` stands for up to three words, none of which says no; `#` for a sum of money ("300 euro"); `@` for another
 * network that is named by other words too ("telegram").
 */
export interface CautionWords {
  /** Asks for money. */
  money: readonly string[];
  gift_card: readonly string[];
  /** Crypto money, and investing on somebody's word. */
  crypto: readonly string[];
  /** A bank account is named without an IBAN. */
  bank_account: readonly string[];
  messenger: readonly string[];
  /** Near such a word eight digits are a telephone number. */
  phone: readonly string[];
  /** Near such a word they are the number of something else. */
  number: readonly string[];
  /** Says no, and so turns the phrase behind it around. */
  not: readonly string[];
}

const CURRENCIES =
  "euro|euros|eur|euroa|eurot|euron|dollar|dollars|dollari|dollaria|dolar|dolarow|dolares|usd|pounds|gbp|quid|bucks|kroner|kronor|kr|kruunua|zloty|zlotych|zl|pln|dkk|sek|nok|franken|francs|chf|libras|sterline|funtow";
const NETWORKS = "telegram|signal|messenger|facebook|fb|instagram|insta|hangouts|discord|skype|snapchat|tiktok";

/** "…", folded. */
const GAP = "...";

/** Letters by which phrases whose first word may end otherwise are found. */
const STEM = 3;

type Kind = Exclude<keyof CautionWords, "not">;

interface Phrase {
  kind: Kind;
  tokens: string;
  not: readonly string[];
  /** Made when a text has its first word: few ever are. */
  pattern?: RegExp;
}

/**
 * Finds of which kinds phrases stand in a text, of whatever language; one counts unless its own language's no stands before it.
 * They are found by their first word, so that a message costs some microseconds.
 */
export function phraseFinder(languages: readonly CautionWords[]): (text: string) => Set<Kind> {
  const byFirst = indexOf(languages.flatMap(phrasesOf));
  return (text) => {
    const words = spacedWords(text);
    const found = new Set<Kind>();
    let at = 1;
    for (const word of words.split(" ").slice(1)) {
      for (const key of [word, `${word.slice(0, STEM)}*`])
        for (const phrase of byFirst.get(key) ?? none)
          if (!found.has(phrase.kind) && standsAt(phrase, words, at)) found.add(phrase.kind);
      at += word.length + 1;
    }
    return found;
  };
}

const none: readonly Phrase[] = [];

function phrasesOf({ not, ...kinds }: CautionWords): Phrase[] {
  return Object.entries(kinds).flatMap(([kind, phrases]) =>
    phrases.map((phrase) => ({ kind: kind as Kind, tokens: foldedText(phrase), not })),
  );
}

function indexOf(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const first of new Set(phrase.tokens.split(" ", 1)[0]?.split("/").map(keyOf)))
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  return byFirst;
}

function keyOf(token: string): string {
  return token.endsWith("*") ? `${token.slice(0, STEM)}*` : token;
}

function standsAt(phrase: Phrase, words: string, at: number): boolean {
  phrase.pattern ??= patternOf(phrase);
  phrase.pattern.lastIndex = at;
  return phrase.pattern.test(words);
}

/** Each word with the space behind it. */
function patternOf({ tokens, not }: Phrase): RegExp {
  const no = not.length > 0 ? `(?:${not.map(foldedText).join("|")}) ` : "(?!)";
  const word = String.raw`(?!${no})[\p{L}\d]+ `;
  const sum = String.raw`(?:(?:(?:\d+ ){1,3}|(?:${word}){0,2})(?:${CURRENCIES}) |(?:${CURRENCIES}) \d+ )`;
  const parts = tokens.split(" ").map((token) => {
    if (token === GAP) return `(?:${word}){0,3}`;
    const choices = token.split("/").map((one) => (one === "#" ? sum : wordPattern(one)));
    return `(?:${choices.join("|")})`;
  });
  return new RegExp(`(?<! ${no})${parts.join("")}`, "uy");
}

function wordPattern(token: string): string {
  if (token === "@") return `(?:${NETWORKS}) `;
  return token.endsWith("*") ? String.raw`${token.slice(0, -1)}\p{L}* ` : `${token} `;
}

const SIGNS: Readonly<Record<string, string>> = { "€": " euro ", $: " dollars ", "£": " pounds " };

/**
 * A text's words as the phrases have them: folded, each with a space around it, and " | " where a part of a sentence ends,
 * which no phrase crosses. Signs of money are words.
 */
function spacedWords(text: string): string {
  const words = foldedText(text)
    .replaceAll(/[€$£]/g, (sign) => SIGNS[sign] ?? "")
    .replaceAll(/(?:[.,:](?!\d)|[!?;\n…()])+/g, " | ")
    .replaceAll(/[^\p{L}\d|]+/gu, " ");
  return ` ${words.trim()} `.replaceAll(/ {2,}/g, " ");
}
