import type { TextRefusal } from "../../../../../app/contract/text-refusals.ts";
import { accountOf, detailsOf } from "../account/account.ts";
import { releaseMessage } from "../conversations/inspected-messages.ts";
import { messagesWithIds } from "../conversations/messages.ts";
import type { MemberState } from "../engine/state.ts";
import { changeAppearance } from "../people/appearance.ts";
import { dropInspected, findInspectedText, type InspectedText, refuseText } from "./inspected-texts.ts";
import { isHidden } from "./hidden.ts";

/** Payload of the event `text_decided`, from the site: somebody has read the text. Without a refusal it is approved. */
export interface TextDecision {
  text_id: string;
  refusal?: TextRefusal;
}

/** A text that is gone, or decided, stays so. While the member is hidden nothing of theirs leaves: it is read again later. */
export function receiveTextDecision(state: MemberState, { text_id, refusal }: TextDecision): void {
  const { sql, frames } = state;
  const text = findInspectedText(sql, text_id);
  if (!text || text.refusal !== null || isHidden(sql)) return;
  if (refusal) refuseText(sql, text_id, refusal);
  else if (text.about === null) releaseMessage(state, text);
  else showAbout(sql, text);
  frames.push({ kind: "totals" });
  for (const { conversation, message } of messagesWithIds(sql, [text_id]))
    frames.push({ kind: "changed", conversation, message });
}

function showAbout(sql: SqlStorage, { id, about }: InspectedText): void {
  const details = JSON.stringify({ ...detailsOf(accountOf(sql)), about });
  changeAppearance(sql, () => sql.exec("UPDATE account SET details = ?", details));
  dropInspected(sql, "id = ?", id);
}
