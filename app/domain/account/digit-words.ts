/** Nought to nine in the languages of spec §1, as somebody writes a number out to hide it. Accents are off. */
const words: readonly (readonly string[])[] = [
  ["zero", "oh", "nul", "null", "nulla", "cero", "nolla", "noll"],
  ["one", "een", "eins", "un", "une", "uno", "en", "yksi", "ett", "jeden"],
  ["two", "twee", "zwei", "zwo", "deux", "dos", "due", "to", "kaksi", "tva", "dwa"],
  ["three", "drie", "drei", "trois", "tres", "tre", "kolme", "trzy"],
  ["four", "vier", "quatre", "cuatro", "quattro", "fire", "nelja", "fyra", "cztery"],
  ["five", "vijf", "funf", "fuenf", "cinq", "cinco", "cinque", "fem", "viisi", "piec"],
  ["six", "zes", "sechs", "seis", "sei", "seks", "kuusi", "sex", "szesc"],
  ["seven", "zeven", "sieben", "sept", "siete", "sette", "syv", "sju", "seitseman", "siedem"],
  ["eight", "acht", "huit", "ocho", "otto", "otte", "atte", "kahdeksan", "atta", "osiem"],
  ["nine", "negen", "neun", "neuf", "nueve", "nove", "ni", "yhdeksan", "nio", "dziewiec"],
];

const digits = new Map(words.flatMap((names, digit) => names.map((name) => [name, String(digit)])));
const longestFirst = [...digits.keys()].sort((one, other) => other.length - one.length).join("|");
const WORDS = new RegExp(String.raw`(?<!\p{L})(?:${longestFirst})+(?!\p{L})`, "gu");
const WORD = new RegExp(longestFirst, "gu");

/** "nul zes" becomes "0 6", "zerosix" too. `text`: in small letters, without accents. */
export function digitsOfWords(text: string): string {
  return text.replaceAll(WORDS, (run) => run.replaceAll(WORD, (word) => digits.get(word) ?? word));
}
