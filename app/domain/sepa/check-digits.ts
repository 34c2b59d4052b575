/** ISO 7064 mod 97-10, as IBANs and creditor ids have it: are the two digits behind the country right for `own`? All signs are A–Z and 0–9. */
export function hasCheckDigits(own: string, country: string, digits: string): boolean {
  const number = [...own, ...country, ...digits].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(number) % 97n === 1n;
}
