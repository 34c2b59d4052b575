/** How many minor units make one of a currency: 100 for EUR, 1 for JPY. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
