import { tellNothingWaits, tellWaitingFrom } from "../fictional/waiting.ts";
import { returnHeldFor } from "../conversations/sending/held-messages.ts";
import type { Person } from "../people/person.ts";
import { refreshCachedProfile } from "../people/cards/profile-cache.ts";
import { first, type MemberState } from "../engine/state.ts";

/** Somebody the member knows is deleting their account: from now on they are a deleted member here. */
export function receiveDeactivated(state: MemberState, { id }: { id: string }): void {
  const { sql, frames } = state;
  returnHeldFor(state, id);
  tellNothingWaits(sql, id);
  sql.exec("UPDATE profile_cache SET deactivated = 1 WHERE id = ?", id);
  frames.push({ kind: "totals" });
}

/** They took it back. */
export function receiveReactivated({ sql, frames }: MemberState, person: Person): void {
  if (!first(sql.exec("UPDATE profile_cache SET deactivated = 0 WHERE id = ? RETURNING id", person.id))) return;
  refreshCachedProfile(sql, person);
  tellWaitingFrom(sql, person.id);
  frames.push({ kind: "totals" });
}
