import type { ReceiptKind } from "../../../../../../app/contract/money/receipts.ts";

/**
 * A receipt for what was paid and a credit note for what was given back; `number`, `issued_at` and `seller` (JSON) come from the
 * site. Amounts in minor units, `vat_rate` in hundredths of a percent. Decision 0225.
 */
export const receiptsSchema = [
  `CREATE TABLE receipts (
    key TEXT PRIMARY KEY,
    payment_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    vat_rate INTEGER NOT NULL,
    total INTEGER NOT NULL,
    currency TEXT NOT NULL,
    at INTEGER NOT NULL,
    number TEXT,
    issued_at INTEGER,
    seller TEXT
  ) WITHOUT ROWID`,
  "CREATE INDEX receipts_by_payment ON receipts (payment_id)",
  // The VAT of the country that it was ordered from; null in payments of earlier builds.
  "ALTER TABLE payments ADD COLUMN vat_rate INTEGER",
];

/** The country whose VAT it is, beside the rate; null in payments of earlier builds. */
export const vatCountrySchema = ["ALTER TABLE payments ADD COLUMN vat_country TEXT"];

/** What was agreed, as JSON of `AgreedTerms`; null where no number is, and in receipts of earlier builds. */
export const agreedTermsSchema = ["ALTER TABLE receipts ADD COLUMN agreed TEXT"];

/** In how many days an order can be withdrawn from, as it was ordered; null in payments of earlier builds. */
export const orderedDaysSchema = ["ALTER TABLE payments ADD COLUMN refund_days INTEGER"];

/**
 * The terms as they were ordered under: the version that the member had agreed to (milliseconds), and what a message cost; null in
 * payments of earlier builds.
 */
export const orderedTermsSchema = [
  "ALTER TABLE payments ADD COLUMN terms_version INTEGER",
  "ALTER TABLE payments ADD COLUMN message_credits INTEGER",
];

/** For how many days a purchase can be taken back (the setting), and since when the company's terms are as they are. */
export interface AgreedTerms {
  refund_days: number;
  company_added?: string | null | undefined;
}

/** The columns of `receipts`. */
export type ReceiptRow = {
  key: string;
  payment_id: string;
  kind: ReceiptKind;
  net: number;
  vat: number;
  vat_rate: number;
  total: number;
  currency: string;
  /** When it was paid, or given back. */
  at: number;
  number: string | null;
  issued_at: number | null;
  seller: string | null;
  agreed: string | null;
};
