import { createHmac } from "node:crypto";
import { READABLE_SIGNS as SIGNS } from "../readable-signs.ts";

const LENGTH = 8;

const NUMBER = /^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/i;

/** Is it written as the number of a case is? */
export function isCaseNumber(text: string): boolean {
  return NUMBER.test(text);
}

/**
 * The number of a case, like `R-7KQ4-M2XD`: to be read out on the telephone, and not to be guessed (40 bits). Derived, so that a
 * report that is sent again is the same case.
 */
export function caseNumberOf(secret: string, ...parts: string[]): string {
  const digest = createHmac("sha256", secret)
    .update(JSON.stringify(["case", ...parts]))
    .digest();
  const signs = [...digest.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return `R-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
