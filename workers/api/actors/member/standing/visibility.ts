import { eraseRows } from "../../erase-rows.ts";
import { hideProfile, publishProfile } from "../account/listing.ts";
import { endSessions } from "../auth/sessions/session.ts";
import type { MemberState } from "../engine/state.ts";
import { tellAllWaiting, tellNothingWaits } from "../fictional/waiting.ts";
import { tellDeactivated, tellReactivated } from "../people/contacts.ts";
import { askInspectionsAgain, withdrawInspections } from "../people/photo-inspection.ts";
import { releaseDeferred } from "../receive.ts";
import { askTextsAgain, withdrawTexts } from "./held-texts.ts";
import { isHidden } from "./hidden.ts";

/**
 * Hidden from everybody and signed out everywhere. Measures, sentence 8: nothing of the member reaches anybody from now on,
 * and what others send waits.
 */
export function hideMember(state: MemberState): void {
  const { sql } = state;
  // Before the sessions: they would take their devices along, and leave what was said of them in the file.
  dropUnsent(sql);
  endSessions(state);
  tellDeactivated(sql);
  withdrawInspections(sql);
  withdrawTexts(sql);
  tellNothingWaits(sql);
  hideProfile(sql);
}

/** What hid the member is over: they are back with all that waited, unless something else hides them. */
export function showMember(state: MemberState): void {
  const { sql } = state;
  if (isHidden(sql)) return;
  publishProfile(sql);
  tellReactivated(sql);
  askInspectionsAgain(sql);
  askTextsAgain(sql);
  tellAllWaiting(sql);
  releaseDeferred(state);
}

/** What waits to be told or written, and the devices that would be told. */
function dropUnsent(sql: SqlStorage): void {
  eraseRows(sql, { table: "scheduled_notifications", words: ["data"], where: "true" });
  eraseRows(sql, { table: "planned_messages", words: ["text"], where: "true" });
  eraseRows(sql, { table: "push_subscriptions", words: ["subscription"], where: "true" });
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "target GLOB 'push:*'" });
}
