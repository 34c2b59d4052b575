import type { LiftedSanction, Sanction } from "../../../../../app/contract/sanctions.ts";
import { accountOf } from "../account/account.ts";
import { tellAccounts } from "../auth/credentials/account-claim.ts";
import type { MemberState } from "../engine/state.ts";
import { counts, noteSanction } from "./sanctions.ts";

/** The site decided about the member, or lifted what it had decided. What the account shows follows (`follow-standing.ts`). */
export function receiveSanction(state: MemberState, decision: Sanction | LiftedSanction): void {
  const { sql } = state;
  if (!noteSanction(sql, decision) || decision.kind !== "ban") return;
  tellAccounts(state, counts(sql, "ban") ? "banned" : "ban_lifted", accountOf(sql).email);
}
