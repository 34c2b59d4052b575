import { electronicFormatIBAN, getCountrySpecifications, isSEPACountry, validateIBAN } from "ibantools";
import { accept, refuse, type Result } from "../result.ts";

/**
 * An IBAN as it was typed, without spaces and in capitals. `iban_refused`: its country collects nothing by SEPA (`country`), it is
 * longer or shorter than those of its country (`length`, with both), or there is a slip in it (`slip`).
 */
export function ibanOf(typed: string): Result<string> {
  const iban = electronicFormatIBAN(typed) ?? "";
  const country = iban.slice(0, 2);
  const length = getCountrySpecifications()[country]?.chars;
  if (!isSEPACountry(country) || !length) return refuse("iban_refused", { because: "country" });
  if (iban.length !== length) return refuse("iban_refused", { because: "length", country, length });
  return validateIBAN(iban).valid ? accept(iban) : refuse("iban_refused", { because: "slip", country, length });
}
