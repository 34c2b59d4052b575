import { eraseRows } from "../../erase-rows.ts";
import { hideProfile, publishProfile } from "../account/listing.ts";
import { endSessions } from "../auth/sessions/session.ts";
import { passOnAll } from "../conversations/undelivered/pass-on.ts";
import type { MemberState } from "../engine/state.ts";
import { tellAllWaiting, tellNothingWaits } from "../fictional/waiting.ts";
import { keepPushDevices } from "../notifications/push-devices.ts";
import { tellDeactivated, tellReactivated } from "../people/contacts.ts";
import { askInspectionsAgain, withdrawInspections } from "../photos/photo-inspection.ts";
import { releaseDeferred } from "../receive.ts";
import { isHidden } from "./hidden.ts";
import { askTextsAgain, withdrawTexts } from "./text-inspection.ts";

/**
 * Hidden from everybody and signed out everywhere. Measures, sentence 8: nothing of the member reaches anybody from now on,
 * and what others send waits.
 */
export function hideMember(state: MemberState): void {
  const { sql } = state;
  dropUnsent(sql);
  keepPushDevices(sql);
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
  passOnAll(state);
}

/** What waits to be told: it would be old news. A first message that waits stays (planned-message.ts). */
function dropUnsent(sql: SqlStorage): void {
  eraseRows(sql, { table: "scheduled_notifications", words: ["data"], where: "true" });
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "target GLOB 'push:*'" });
}
