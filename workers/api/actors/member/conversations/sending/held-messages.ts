import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import type { MemberState } from "../../engine/state.ts";
import { giveBack, giveBackDue, spendAnswered, type Which } from "../../money/ledger/held-credits.ts";
import { showChanged } from "../changed-messages.ts";

/** A fictional profile answered. Its own messages alone decide: nobody else's spends what is held for it. */
export function settleAnswered(state: MemberState, which: Which): void {
  show(state, spendAnswered(state.sql, which));
}

/** No answer will come of this conversation, or of what was written in it up to then: the credits go back at once. */
export function returnHeld(state: MemberState, which: Which): void {
  show(state, giveBack(state.sql, which));
}

/** As `returnHeld`, of the conversation with somebody. */
export function returnHeldFor(state: MemberState, other: string): void {
  const conversations = state.sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ?", other);
  for (const { id } of conversations.toArray()) returnHeld(state, { conversation: id });
}

/** Without an answer in time the credits go back to the wallet. */
export const heldCreditsJob: Job<MemberEngine> = {
  next: "SELECT min(due) FROM held_credits WHERE outcome IS NULL",
  async run(engine) {
    engine.act((state) => show(state, giveBackDue(state.sql)));
  },
};

/** Open pages say of each of these messages how it stands with its credits. */
function show(state: MemberState, messages: readonly string[]): void {
  if (messages.length > 0) showChanged(state, messages);
}
