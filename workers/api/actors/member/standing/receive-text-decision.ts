import type { TextRefusal } from "../../../../../app/contract/operators/text-refusals.ts";
import { clock } from "../../../clock.ts";
import { accountOf, detailsOf } from "../account/account.ts";
import { showChanged } from "../conversations/changed-messages.ts";
import { releaseMessage } from "../conversations/undelivered/pass-on.ts";
import { isRemoved } from "../conversations/removed/removed-messages.ts";
import type { MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { changeAppearance } from "../people/cards/appearance.ts";
import { dropInspected, findInspectedText, type InspectedText, refuseText } from "./inspected-texts.ts";
import { isHidden } from "./hidden.ts";

/** Payload of the event `text_decided`, from the site: somebody has read the text. Without a refusal it is approved. */
export interface TextDecision {
  text_id: string;
  refusal?: TextRefusal;
}

/**
 * A text that is gone, or decided, stays so. While the member is hidden nothing of theirs leaves, nor while its conversation is
 * removed and may come back: it is read again later.
 */
export function receiveTextDecision(state: MemberState, { text_id, refusal }: TextDecision): void {
  const { sql } = state;
  const text = findInspectedText(sql, text_id);
  if (!text || text.refusal !== null || isHidden(sql) || isRemoved(sql, text_id)) return;
  if (refusal) refuseInspected(state, text, refusal);
  else if (text.about === null) releaseMessage(state, text);
  else showAbout(sql, text);
  showChanged(state, [text_id]);
}

/** Of an "about me" a mail tells it, with the reason (Digital Services Act, article 17); of a message the chat does. Decision 0174. */
function refuseInspected(state: MemberState, { id, about }: InspectedText, reason: TextRefusal): void {
  const { sql, env } = state;
  refuseText(sql, id, reason);
  if (about === null) return;
  const { PUBLIC_ORIGIN: origin } = env;
  const [link, objection] = [`${origin}/profile/about`, `${origin}/pages/service`];
  const earlier = Boolean(detailsOf(accountOf(sql)).about);
  enqueueMail(state, { kind: "about_refused", contents: { reason, earlier, at: clock.now(), link, objection } });
}

function showAbout(sql: SqlStorage, { id, about }: InspectedText): void {
  const details = JSON.stringify({ ...detailsOf(accountOf(sql)), about });
  changeAppearance(sql, () => sql.exec("UPDATE account SET details = ?", details));
  dropInspected(sql, "id = ?", id);
}
