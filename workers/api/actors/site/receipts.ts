import { type PaymentMethod } from "../../../../app/contract/money/payments.ts";
import { type ReceiptKind, seller, type Seller } from "../../../../app/contract/money/receipts.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { dayIn } from "../../../../app/domain/locale/day.ts";
import { zoneOf } from "../../../../app/domain/locale/time-zone.ts";
import { receiptNumber } from "../../../../app/domain/receipt.ts";
import { clock } from "../../clock.ts";
import { enqueue } from "../outbox.ts";
import { defaultSettings } from "../../features/site/defaults.ts";
import { companyOf } from "./settings/company.ts";
import { readValue } from "./key-values.ts";

/**
 * Receipts and credit notes in one row of numbers a calendar year, as the law wants them kept. Nothing is deleted here; `member`
 * (an id) goes with the member. Amounts in minor units, `vat_rate` in hundredths of a percent, times in milliseconds. Decision 0225.
 */
export const siteReceiptsSchema = [
  `CREATE TABLE receipts (
    year INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    kind TEXT NOT NULL,
    member TEXT,
    key TEXT NOT NULL,
    payment_id TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    vat_rate INTEGER NOT NULL,
    total INTEGER NOT NULL CHECK (total = net + vat),
    currency TEXT NOT NULL,
    payment_method TEXT NOT NULL,
    country TEXT NOT NULL,
    paid_at INTEGER NOT NULL,
    issued_at INTEGER NOT NULL,
    seller TEXT NOT NULL,
    PRIMARY KEY (year, sequence),
    UNIQUE (member, key)
  ) WITHOUT ROWID`,
];

/** Payload of a member's outbox event `receipt`. `key`: what it is for, once a member. */
export type WantedReceipt = {
  member: string;
  key: string;
  kind: ReceiptKind;
  payment_id: string;
  net: number;
  vat: number;
  vat_rate: number;
  total: number;
  currency: string;
  payment_method: PaymentMethod;
  /** Where the member lived when they ordered: whose VAT it is. */
  country: string;
  /** When it was paid, or given back. */
  paid_at: number;
};

/** Payload of the site's outbox event `receipt_allotted`. */
export interface AllottedReceipt {
  key: string;
  number: string;
  issued_at: number;
  seller: Seller;
  /** What was agreed: for how many days it can be taken back, and since when the company's terms are as they are. */
  refund_days: number;
  company_added?: string | null | undefined;
}

/** As the site keeps it; `member` is null once they are erased. */
export type KeptReceipt = Omit<WantedReceipt, "member"> & {
  year: number;
  sequence: number;
  member: string | null;
  issued_at: number;
  /** JSON of `Seller`: as the company was then. */
  seller: string;
};

/** The next number of this year for what has none yet, and tells the member. The year is that of the seller's country. */
export function allotReceipt(sql: SqlStorage, wanted: WantedReceipt): void {
  const { member, key } = wanted;
  if (sql.exec("SELECT 1 FROM receipts WHERE member = ? AND key = ?", member, key).toArray().length > 0) return;
  const soldBy = sellerOf(sql);
  const issued_at = clock.now();
  const year = Number(dayIn(zoneOf(soldBy.country ?? ""), issued_at).slice(0, 4));
  const last = "SELECT ifnull(max(sequence), 0) AS last FROM receipts WHERE year = ?";
  const sequence = sql.exec<{ last: number }>(last, year).one().last + 1;
  keep(sql, { ...wanted, year, sequence, issued_at, seller: JSON.stringify(soldBy) });
  const number = receiptNumber({ year, sequence });
  const payload: AllottedReceipt = { key, number, issued_at, seller: soldBy, ...agreedIn(sql) };
  enqueue(sql, { id: `receipt/${number}`, target: `member:${member}`, kind: "receipt_allotted", payload });
}

function keep(sql: SqlStorage, row: KeptReceipt): void {
  const columns = Object.keys(columnsOf(row));
  sql.exec(
    `INSERT INTO receipts (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    ...Object.values(columnsOf(row)),
  );
}

/** Column by column: what else a later build's event may say is left out. */
function columnsOf(row: KeptReceipt) {
  const { year, sequence, kind, member, key, payment_id, net, vat, vat_rate, total } = row;
  const { currency, payment_method, country, paid_at, issued_at, seller } = row;
  const sums = { net, vat, vat_rate, total, currency, payment_method, country };
  return { year, sequence, kind, member, key, payment_id, ...sums, paid_at, issued_at, seller };
}

function agreedIn(sql: SqlStorage): Pick<AllottedReceipt, "refund_days" | "company_added"> {
  const stored = readValue(sql, "settings") as Partial<Settings> | undefined;
  const { refund_days } = { ...defaultSettings, ...stored };
  return { refund_days, company_added: companyOf(sql).added };
}

function sellerOf(sql: SqlStorage): Seller {
  return seller.parse(companyOf(sql));
}

/** By number. */
export function listReceipts(sql: SqlStorage, year: number): KeptReceipt[] {
  return sql.exec<KeptReceipt>("SELECT * FROM receipts WHERE year = ? ORDER BY sequence", year).toArray();
}

/** The member was erased: the books stay, and lead to nobody. */
export function forgetInReceipts(sql: SqlStorage, member: string): void {
  sql.exec("UPDATE receipts SET member = NULL WHERE member = ?", member);
  sql.exec("DELETE FROM outbox WHERE target = ? AND kind = 'receipt_allotted'", `member:${member}`);
}
