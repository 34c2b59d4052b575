import type { Money } from "../../../contract/scalars.ts";

/** What this page says that the order costs (`shownPrice`). Of this page, not of the one that was sent before: both change together. */
export function ShownPrice({ amount, currency }: Money) {
  return <input type="hidden" name="price" value={`${amount} ${currency}`} readOnly />;
}
