import { minorDigits } from "../locale/format.ts";

let known: ReadonlySet<string> | undefined;

/** Is it a currency of ISO 4217, as this runtime knows them? */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf("currency"));
  return known.has(code);
}

/** `9.95` or `9,95` in minor units, digit by digit and never by way of a fraction; undefined where it is no amount of the currency. */
export function parseMinorUnits(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const [, whole, decimals = ""] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole + decimals.padEnd(digits, "0"));
}

/** Minor units as somebody would type them: `9.95`, `-0.05`. */
export function majorText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = amount < 0 ? "-" : "";
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
