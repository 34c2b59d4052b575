/** Digits and what stands between those of one number. */
const GAP = String.raw`[ \u00a0.\-\/()]{0,3}`;

/** "+31 6 1234 5678", "0044 (0)20 7946 0018". */
const INTERNATIONAL = new RegExp(String.raw`(?<![\d+])(?:\+|00)[1-9](?:${GAP}\d){7,13}(?!\d)`, "g");
/** "06-12345678", "0171 / 123 45 67", "01 23 45 67 89": a nought in front, and no sum or time. */
const NATIONAL = new RegExp(String.raw`(?<![\d.,:/+-])\(?0[1-9](?:${GAP}\d){7,10}(?![\d:]|[.,]\d)`, "g");
/** "(555) 123-4567", "555-123-4567". */
const AMERICAN = /(?<![\d.,-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d.-])/;

/** Days with their year, which are groups of digits as well: "01-02-1948", "1948-02-01", "01.02.48". */
const DATES =
  /(?<!\d)(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}([-./])\d{1,2}\1\d\d(?!\1?\d))(?!\d)/g;

/** Fewer are no telephone number of the countries we serve. */
const FEWEST_DIGITS = 9;

/** Is a telephone number in it that is one by its form alone? Digits that could be anything else are none. */
export function namesPhoneNumber(text: string): boolean {
  const read = text.normalize("NFKC").replaceAll(DATES, "|");
  return (
    AMERICAN.test(read) ||
    [INTERNATIONAL, NATIONAL].some((form) => [...read.matchAll(form)].some(([found]) => isNumber(found)))
  );
}

/** Not the numbers of a lottery: pairs are five, as the French write theirs. */
function isNumber(found: string): boolean {
  const groups = found.match(/\d+/g) ?? [];
  const digits = groups.join("").length;
  const inPairs = groups.every((group) => group.length === 2);
  return digits >= FEWEST_DIGITS && (!inPairs || groups.length === 5 || found.startsWith("00"));
}
