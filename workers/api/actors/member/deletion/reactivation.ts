import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { deletionOf, isOver } from "./deletion-row.ts";
import { reactivationLink } from "./start-deletion.ts";
import { findLink, markUsed } from "../auth/links.ts";
import { enqueueMail } from "../notifications/mails.ts";
import type { MemberState } from "../engine/state.ts";
import { showMember } from "../standing/visibility.ts";

const DAY = 24 * 60 * 60_000;
/** Sign-ups with the address of an account that is being deleted may come as often as anybody likes. */
const OFFERS_A_DAY = 3;

/** Somebody whose account is being deleted signed in: it is theirs again (spec §4). Says whether it was so. */
export function reactivateIfBeingDeleted(state: MemberState): boolean {
  const { sql } = state;
  const deletion = deletionOf(sql);
  if (!deletion || isOver(deletion)) return false;
  sql.exec("DELETE FROM closing");
  sql.exec("UPDATE account SET profile_status = 'active' WHERE status = 'confirmed'");
  showMember(state);
  return true;
}

/** Takes the deletion back by the mail's link; again with the same link is fine, until it expires. */
export function reactivateByLink(state: MemberState, token: string): Result<{ restored: true }> {
  const link = findLink(state.sql, "restore", token);
  if (!link) return refuse("link_invalid");
  reactivateIfBeingDeleted(state);
  markUsed(state.sql, link);
  return accept({ restored: true });
}

/** Somebody signs up with the member's address: its owner is mailed the way back (spec §8). Is it being deleted? */
export function offerReactivation(state: MemberState): boolean {
  const { sql } = state;
  const deletion = deletionOf(sql);
  if (!deletion) return false;
  const { offers } = sql
    .exec<{ offers: number }>(
      "SELECT count(*) AS offers FROM links WHERE purpose = 'restore' AND json_extract(data, '$.by') = 'signup' AND created > ?",
      clock.now() - DAY,
    )
    .one();
  if (offers >= OFFERS_A_DAY) return true;
  const contents = { erased_at: deletion.erase_at, link: reactivationLink(state, { by: "signup" }) };
  enqueueMail(state, { kind: "account_reactivation", contents });
  return true;
}
