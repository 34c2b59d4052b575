import type { DiscountCode } from "../../../../../../app/contract/money/discounts.ts";
import { DELETION_OFFER_MS } from "../../../../../../app/domain/discount.ts";
import { clock } from "../../../../clock.ts";
import { readableSigns } from "../../../../readable-signs.ts";
import { accountOf } from "../../account/account.ts";
import { ownOffer } from "./deletion-offer.ts";
import { discountShown, judgeDiscount } from "./discounts.ts";
import { debtOf } from "../ledger/wallet.ts";

/**
 * The discount of `percent` for who is about to delete their account: made with its code once a member, shown again while it can be
 * used, null otherwise. Not to who owes credits or has not confirmed their address. Decision 0235.
 */
export function offerOnDeletion(sql: SqlStorage, percent: number): DiscountCode | null {
  if (debtOf(sql) > 0 || accountOf(sql).status !== "confirmed") return null;
  if (percent > 0 && !ownOffer(sql)) make(sql, percent);
  const offer = ownOffer(sql);
  return offer && judgeDiscount(sql, { code: offer.code }).ok ? discountShown(offer) : null;
}

function make(sql: SqlStorage, percent: number): void {
  const insert = "INSERT INTO deletion_offer (one, code, value_percentage, expires) VALUES (1, ?, ?, ?)";
  sql.exec(insert, readableSigns(10), percent, clock.now() + DELETION_OFFER_MS);
}
