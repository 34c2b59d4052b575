import { deletionOfferOf, type DiscountRules } from "../../../../../../app/domain/discount.ts";
import { accountOf } from "../../account/account.ts";
import { first } from "../../engine/state.ts";

/** One row: the discount that was offered where the account would be deleted. It stays, so that nothing is offered twice. `expires`: milliseconds. */
export const deletionOfferSchema = [
  `CREATE TABLE deletion_offer (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    code TEXT NOT NULL,
    value_percentage INTEGER NOT NULL CHECK (value_percentage BETWEEN 1 AND 90),
    expires INTEGER NOT NULL
  )`,
];

type Row = { code: string; value_percentage: number; expires: number };

/** What the member was offered; with a `code` only if it is that one. */
export function ownOffer(sql: SqlStorage, code?: string): DiscountRules | undefined {
  const row = first(sql.exec<Row>("SELECT code, value_percentage, expires FROM deletion_offer"));
  if (!row || (code !== undefined && row.code !== code)) return undefined;
  return deletionOfferOf({ ...row, user_id: accountOf(sql).id });
}
