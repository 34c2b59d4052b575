import { hasCheckDigits } from "../../../app/domain/sepa/check-digits.ts";

/** Is it an IBAN in electronic form, whose check digits are right (ISO 13616)? */
export function isIban(text: string): boolean {
  const [, country = "", digits = "", own] = /^([A-Z]{2})(\d{2})([A-Z0-9]{11,30})$/.exec(text) ?? [];
  return own !== undefined && hasCheckDigits(own, country, digits);
}
