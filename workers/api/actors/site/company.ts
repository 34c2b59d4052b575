import { defaultCompany } from "../../features/site/defaults.ts";
import { readValue } from "./key-values.ts";

export type Company = typeof defaultCompany;

/** Who runs the site: what is stored over the defaults. Spec §3. */
export function companyOf(sql: SqlStorage): Company {
  return { ...defaultCompany, ...(readValue(sql, "company") as Partial<Company> | undefined) };
}
