import type { SiteVariables, SmsVariables } from "../../../env.ts";
import { defaultCompany, EXAMPLE_CREDITOR_ID } from "../../../features/site/defaults.ts";
import { readValue, writeValue } from "../key-values.ts";

export type Company = typeof defaultCompany;

type Variables = Pick<SiteVariables, "SITE_MODE"> & Pick<SmsVariables, "SDD_CREDITOR_ID">;

/** Who runs the site: what is stored over the defaults. Spec §3. */
export function companyOf(sql: SqlStorage): Company {
  return { ...defaultCompany, ...stored(sql) };
}

/** Percent, on a demonstration where nobody set it. Decision 0235. */
const EXAMPLE_DELETE_DISCOUNT = 20;

/** With the id by which it collects by direct debit, and the discount before a deletion. Only a demonstration has them where nobody set them. */
export function creditorOf(sql: SqlStorage, { SITE_MODE: mode, SDD_CREDITOR_ID: id }: Variables): Company {
  const creditor_id = id ?? (mode === "demo" ? EXAMPLE_CREDITOR_ID : null);
  const delete_discount = mode === "demo" ? EXAMPLE_DELETE_DISCOUNT : 0;
  return { creditor_id, delete_discount, ...companyOf(sql) };
}

/** Changes what is known of it. */
export function changeCompany(sql: SqlStorage, changes: Partial<Company>): void {
  writeValue(sql, "company", { ...stored(sql), ...changes });
}

function stored(sql: SqlStorage): Partial<Company> | undefined {
  return readValue(sql, "company") as Partial<Company> | undefined;
}
