import { hasCheckDigits } from "./check-digits.ts";

/** Is it a SEPA creditor identifier: country, check digits, business code, the country's own number? The business code (ZZZ) is not checked. */
export function isCreditorId(text: string): boolean {
  const [, country = "", digits = "", own] = /^([A-Z]{2})(\d{2})[\dA-Z]{3}([\dA-Z]{1,28})$/.exec(text) ?? [];
  return own !== undefined && hasCheckDigits(own, country, digits);
}
