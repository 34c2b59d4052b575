import { isOneSlipAway } from "../../../domain/account/one-slip.ts";
import { foldedText, foldedWords } from "../../../domain/folded-text.ts";

/** Shorter ones are looked for only where a word begins: "in" is not in "write-ins". */
const WITHIN_WORDS_FROM = 3;

/**
 * The words to look for in what somebody typed, without accents and capitals. Little words of the language (`little`) find everything and
 * are left out, unless there is no other.
 */
export function termsOf(typed: string, little: string): string[] {
  const words = [...new Set(foldedWords(typed))];
  const left = new Set(foldedWords(little));
  const telling = words.filter((word) => !left.has(word));
  return telling.length > 0 ? telling : words;
}

/** Of shorter words too many others are one slip away. */
const SLIPS_FROM = 5;

/** The words that were meant: one that stands nowhere is the one of ours that it is a slip of the pen away from, if there is such a word. */
export function meantTerms(questions: readonly Searched[], terms: readonly string[]): string[] {
  const ours = [...new Set(questions.flatMap((one) => foldedWords(allOf(one))))];
  return terms.map((term) => {
    if (term.length < SLIPS_FROM || ours.some((word) => isHit(word, term))) return term;
    return ours.find((word) => isOneSlipAway(term, word)) ?? term;
  });
}

interface Searched {
  question: string;
  answer: string;
  /** Words that nobody reads. */
  also?: string;
}

function allOf({ question, answer, also = "" }: Searched): string {
  return `${question} ${answer} ${also}`;
}

/** The questions whose own words, whose answer's or whose other words have every term; first those that ask for the most of them. */
export function findQuestions<Asked extends Searched>(questions: readonly Asked[], terms: readonly string[]): Asked[] {
  return questions
    .filter((one) => termsIn(allOf(one), terms) === terms.length)
    .toSorted((one, other) => termsIn(other.question, terms) - termsIn(one.question, terms));
}

function termsIn(text: string, terms: readonly string[]): number {
  const words = foldedWords(text);
  return terms.filter((term) => words.some((word) => isHit(word, term))).length;
}

/** A text in pieces; those that a term was found in are marked. */
export function markedPieces(text: string, terms: readonly string[]): { text: string; marked: boolean }[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 && isMarked(foldedText(piece), terms) }))
    .filter((piece) => piece.text !== "");
}

function isMarked(word: string, terms: readonly string[]): boolean {
  return terms.some((term) => isHit(word, term));
}

function isHit(word: string, term: string): boolean {
  return term.length < WITHIN_WORDS_FROM ? word.startsWith(term) : word.includes(term);
}
