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

/** What `receiptNumber` wrote, spaces around it or not; undefined: it is none. */
export function receiptIn(text: string): { year: number; sequence: number } | undefined {
  const [, year, sequence] = /^\s*(\d{4})-(\d{6,9})\s*$/.exec(text) ?? [];
  return year && sequence ? { year: Number(year), sequence: Number(sequence) } : undefined;
}

/** As it stands on a receipt: the year, and the place in it. */
export function receiptNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `${year}-${String(sequence).padStart(6, "0")}`;
}
