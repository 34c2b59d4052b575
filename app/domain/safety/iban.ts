/** Signs of an IBAN by country (the registry of ISO 13616): Europe, and where most others come from that reach us. */
const REGISTRY =
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BR29 BY28 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18 FO18 FR27 GB22 " +
  "GE22 GI23 GL18 GR27 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 " +
  "MT31 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 VG24 XK20";
const LENGTHS = new Map(REGISTRY.split(" ").map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** How many signs one of this country (ISO) has; undefined where there are none that we know. */
export function ibanLength(country: string): number | undefined {
  return LENGTHS.get(country);
}

/** Where one may begin: its country and its check digits, after no other letter or digit. */
const BEGINNING = /(?<![A-Z\d])[A-Z]{2}[ .-]?\d{2}/gi;

/** The IBANs in it, as they are written, in groups or not, whose check digits are right (ISO 7064, MOD 97-10). */
export function ibansIn(text: string): string[] {
  return [...text.matchAll(BEGINNING)]
    .map(({ 0: start, index }) => signsFrom(text.slice(index), LENGTHS.get(start.slice(0, 2).toUpperCase())))
    .filter((found) => isIban(found.replaceAll(/[^A-Z\d]/gi, "").toUpperCase()));
}

/** So many letters and digits, with at most two other signs between each two of them; empty when there are fewer. */
function signsFrom(text: string, count = 0): string {
  return new RegExp(String.raw`^(?:[A-Z\d][ .\u00a0-]{0,2}){${count}}`, "i").exec(text)?.[0] ?? "";
}

function isIban(signs: string): boolean {
  if (signs === "") return false;
  const turned = signs.slice(4) + signs.slice(0, 4);
  let rest = 0;
  for (const sign of turned) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}
