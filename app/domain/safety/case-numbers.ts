const NUMBER = /(R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})/;

/** A text in pieces, where every second one is the number of a case (`R-7KQ4-M2XD`): it is read out and copied, so no line ends in it. */
export function splitAtCaseNumbers(text: string): string[] {
  return text.split(NUMBER);
}
