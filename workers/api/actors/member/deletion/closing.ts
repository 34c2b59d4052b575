import { tellReactivated } from "../people/contacts.ts";
import { publishProfile } from "../account/account.ts";
import { closingOf, isOver } from "./closing-row.ts";
import { releaseHeld } from "../engine/receive.ts";
import type { MemberState } from "../engine/state.ts";

/** Somebody whose account is being deleted signed in: it is theirs again (spec §4). Says whether it was so. */
export function reactivateIfClosing(state: MemberState): boolean {
  const { sql } = state;
  const closing = closingOf(sql);
  if (!closing || isOver(closing)) return false;
  sql.exec("DELETE FROM closing");
  sql.exec("UPDATE account SET profile_status = 'active' WHERE status = 'confirmed'");
  publishProfile(sql);
  tellReactivated(sql);
  releaseHeld(state);
  return true;
}
