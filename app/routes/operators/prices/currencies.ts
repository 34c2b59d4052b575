/** What members of the countries that sites serve pay with. */
const usual = ["EUR", "GBP", "USD", "CAD", "AUD", "NZD", "CHF", "DKK", "NOK", "SEK", "PLN"];

/** Those to choose from, with the country's own. */
export function currencies(own: string): string[] {
  return [...new Set([own, ...usual])].toSorted();
}
