import { MOST_VAT } from "../../contract/operators/money/operator-prices.ts";

/** `25.5` or `25,5`, a percent sign behind it or not, in hundredths of a percent, digit by digit; undefined where it is no rate of VAT. */
export function vatRateIn(text: string): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  const rate = whole === undefined ? undefined : Number(whole + decimals.padEnd(2, "0"));
  return rate === undefined || rate > MOST_VAT ? undefined : rate;
}

/** As somebody would type it: `25.5`, `21`. */
export function vatRateText(rate: number): string {
  const digits = String(rate).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, "") || "0";
}
