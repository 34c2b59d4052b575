import type { Money } from "../../../../app/contract/scalars.ts";

/** As Mollie writes money: `10.00`, with as many decimals as the currency has (ISO 4217), never a binary fraction. */
export interface MollieAmount {
  currency: string;
  value: string;
}

/** Minor units as Mollie's text. */
export function toMollie({ amount, currency }: Money): MollieAmount {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, "0");
  return { currency, value: digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}` };
}

/** Mollie's text as minor units. Throws when it is no amount of its currency. */
export function fromMollie({ currency, value }: MollieAmount): Money {
  const digits = digitsOf(currency);
  const [, whole, decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const amount = Number(`${whole}${decimals}`);
  if (whole === undefined || decimals.length !== digits || !Number.isSafeInteger(amount))
    throw new Error(`${value} is no amount in ${currency}`);
  return { amount, currency };
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
