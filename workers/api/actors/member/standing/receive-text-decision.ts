import type { TextRefusal } from "../../../../../app/contract/text-refusals.ts";
import { accountOf, detailsOf } from "../account/account.ts";
import { releaseMessage } from "../conversations/inspected-messages.ts";
import { messagesWithIds } from "../conversations/messages.ts";
import type { MemberState } from "../engine/state.ts";
import { changeAppearance } from "../people/appearance.ts";
import { dropHeld, findHeldText, type HeldText, refuseHeld } from "./held-texts.ts";
import { isHidden } from "./hidden.ts";

/** Payload of the event `text_decided`, from the site: somebody has read the text. Without a refusal it is approved. */
export interface TextDecision {
  text_id: string;
  refusal?: TextRefusal;
}

/** A text that is gone, or decided, stays so. While the member is hidden nothing of theirs leaves: it is read again later. */
export function receiveTextDecision(state: MemberState, { text_id, refusal }: TextDecision): void {
  const { sql, frames } = state;
  const held = findHeldText(sql, text_id);
  if (!held || held.refusal !== null || isHidden(sql)) return;
  if (refusal) refuseHeld(sql, text_id, refusal);
  else if (held.about === null) releaseMessage(state, held);
  else showAbout(sql, held);
  frames.push({ kind: "totals" });
  for (const { conversation, message } of messagesWithIds(sql, [text_id]))
    frames.push({ kind: "hold", conversation, message });
}

function showAbout(sql: SqlStorage, { id, about }: HeldText): void {
  const details = JSON.stringify({ ...detailsOf(accountOf(sql)), about });
  changeAppearance(sql, () => sql.exec("UPDATE account SET details = ?", details));
  dropHeld(sql, "id = ?", id);
}
