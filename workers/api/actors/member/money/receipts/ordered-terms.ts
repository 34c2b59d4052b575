import { agreedVersion } from "../../account/consents.ts";

/** As the site has them. */
export interface OrderedTerms {
  /** ISO 8601. */
  version?: string | null | undefined;
  /** What a message costs. */
  message_credits: number;
}

/** Notes with a new payment under which terms it was ordered: what the member agreed to, else what the site has. Decision 0258. */
export function keepTerms(sql: SqlStorage, payment_id: string, terms: OrderedTerms | undefined): void {
  const current = Date.parse(terms?.version ?? "");
  const version = agreedVersion(sql) ?? (Number.isNaN(current) ? null : current);
  const keep = "UPDATE payments SET terms_version = ?, message_credits = ? WHERE payment_id = ?";
  sql.exec(keep, version, terms?.message_credits ?? null, payment_id);
}
