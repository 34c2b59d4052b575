import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { type DatedPrices, type PricedBundle } from "../../../../../app/domain/prices/price-list.ts";
import { clock } from "../../../clock.ts";
import { defaultPrices } from "./prices.ts";

/** Lists are only ever added and, before they begin, withdrawn: the history is the table. Times are milliseconds, `bundles` JSON. */
export const priceListsSchema = [
  `CREATE TABLE price_lists (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    country TEXT NOT NULL,
    currency TEXT NOT NULL,
    bundles TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    why TEXT NOT NULL,
    withdrawn_at INTEGER,
    withdrawn_by TEXT,
    withdrawn_why TEXT
  )`,
  "CREATE INDEX price_lists_by_country ON price_lists (country, from_at)",
];

/** VAT in hundredths of a percent, and methods as JSON. Lists of earlier builds have neither: the site's first ones hold there. Decision 0257. */
export const priceTermsSchema = [
  "ALTER TABLE price_lists ADD COLUMN vat_rate INTEGER",
  "ALTER TABLE price_lists ADD COLUMN methods TEXT",
];

/** A list as it is stored. */
export interface StoredPrices extends DatedPrices {
  made_at: number;
  operator: string;
  why: string;
  withdrawn_at: number | null;
  withdrawn_by: string | null;
  withdrawn_why: string | null;
}

/** What is given to make one; `key` was minted with the form. */
export interface NewPrices extends Omit<DatedPrices, "number"> {
  key: string;
  operator: string;
  why: string;
}

type Row = Omit<StoredPrices, "bundles" | "vat_rate" | "methods"> & {
  bundles: string;
  vat_rate: number | null;
  methods: string | null;
};

const COLUMNS = `number, country, currency, bundles, vat_rate, methods, from_at, made_at, operator, why, withdrawn_at, withdrawn_by, withdrawn_why`;

/** Of every country the list that counts now and those that will. */
export function currentPrices(sql: SqlStorage): DatedPrices[] {
  const rows = sql.exec<Row>(
    `SELECT ${COLUMNS} FROM price_lists AS list WHERE withdrawn_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM price_lists AS later WHERE later.country = list.country AND later.withdrawn_at IS NULL
       AND later.from_at <= ? AND (later.from_at, later.number) > (list.from_at, list.number))
     ORDER BY number`,
    clock.now(),
  );
  return rows.toArray().map((row) => {
    const { number, country, currency, bundles, vat_rate, methods, from_at } = stored(row);
    return { number, country, currency, bundles, vat_rate, methods, from_at };
  });
}

/** All lists of a country, the latest made first. */
export function pricesOfCountry(sql: SqlStorage, country: string): StoredPrices[] {
  const rows = sql.exec<Row>(`SELECT ${COLUMNS} FROM price_lists WHERE country = ? ORDER BY number DESC`, country);
  return rows.toArray().map(stored);
}

/** By its number. */
export function findPrices(sql: SqlStorage, number: number): StoredPrices | undefined {
  const row = sql.exec<Row>(`SELECT ${COLUMNS} FROM price_lists WHERE number = ?`, number).toArray()[0];
  return row && stored(row);
}

/** By the key of its form. */
export function pricesByKey(sql: SqlStorage, key: string): StoredPrices | undefined {
  const row = sql.exec<Row>(`SELECT ${COLUMNS} FROM price_lists WHERE key = ?`, key).toArray()[0];
  return row && stored(row);
}

/** Adds one; answers its number. */
export function addPrices(sql: SqlStorage, list: NewPrices): number {
  const { key, country, currency, bundles, vat_rate, methods, from_at, operator, why } = list;
  return sql
    .exec<{ number: number }>(
      `INSERT INTO price_lists (key, country, currency, bundles, vat_rate, methods, from_at, made_at, operator, why)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`,
      key,
      country,
      currency,
      JSON.stringify(bundles),
      vat_rate,
      JSON.stringify(methods),
      from_at,
      clock.now(),
      operator,
      why,
    )
    .one().number;
}

/** It will never count. */
export function markWithdrawn(
  sql: SqlStorage,
  number: number,
  { operator, why }: { operator: string; why: string },
): void {
  const update = "UPDATE price_lists SET withdrawn_at = ?, withdrawn_by = ?, withdrawn_why = ? WHERE number = ?";
  sql.exec(update, clock.now(), operator, why, number);
}

function stored({ bundles, vat_rate, methods, ...row }: Row): StoredPrices {
  const first = defaultPrices(row.country);
  return {
    ...row,
    bundles: JSON.parse(bundles) as PricedBundle[],
    vat_rate: vat_rate ?? first.vat_rate,
    methods: methods === null ? first.methods : (JSON.parse(methods) as PaymentMethod[]),
  };
}
