import { instant, money } from "../scalars.ts";
import { companyInfo } from "../site.ts";
import { z } from "../zod.ts";

/** A receipt says what was paid, a credit note what was given back of it. */
const receiptKind = z.enum(["receipt", "credit_note"]);
export type ReceiptKind = z.output<typeof receiptKind>;

/** Who sold it, as the company info of the site was when the receipt was made. */
export const seller = companyInfo.pick({
  name: true,
  address: true,
  city: true,
  country: true,
  kvk: true,
  vat_numbers: true,
});
export type Seller = z.output<typeof seller>;

/**
 * One of a payment's. Until it has its `number` it is being made; then `issued_at` and `seller` are there, too. `vat_rate` in percent;
 * `at`: when it was paid, or taken back. Amounts of credit notes are above zero as well. Ours; decision 0225.
 */
export const receipt = z.object({
  kind: receiptKind,
  number: z.string().nullish(),
  issued_at: instant.nullish(),
  at: instant,
  total: money,
  net: money,
  vat: money,
  vat_rate: z.number(),
  seller: seller.nullish(),
});
export type Receipt = z.output<typeof receipt>;
