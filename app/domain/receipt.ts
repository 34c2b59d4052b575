/** What of `total` (minor units, VAT included) is VAT, and what is left without it; both together are always the total. */
export interface VatSplit {
  net: number;
  vat: number;
}

/**
 * `rate` in hundredths of a percent: 21 % is 2100. Whole numbers all the way; half a minor unit goes to the tax. Decision 0225.
 */
export function vatSplit(total: number, rate: number): VatSplit {
  const whole = 10_000 + rate;
  const vat = Math.floor((2 * total * rate + whole) / (2 * whole));
  return { net: total - vat, vat };
}

/** `rate` in hundredths of a percent, as it is in the price list: 25.5 % is 2550. */
export function rateOf(percent: number): number {
  return Math.round(percent * 100);
}

/** As it stands on a receipt: the year, and the place in it. */
export function receiptNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `${year}-${String(sequence).padStart(6, "0")}`;
}
