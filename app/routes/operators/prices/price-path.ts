import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** What each country pays. */
export const PRICES = `${STAFF_PATH}/prices`;

/** A country's prices. */
export function pricesPath(country: string): string {
  return `${PRICES}/${country}`;
}

/** A list of a country. */
export function priceListPath(country: string, number: number): string {
  return `${PRICES}/${country}/${number}`;
}
