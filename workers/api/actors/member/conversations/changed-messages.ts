import type { MemberState } from "../engine/state.ts";
import { messagesWithIds } from "./messages.ts";

/** Open pages show these messages as they stand now; of what is no message, or is removed, they hear the totals only. */
export function showChanged(state: MemberState, ids: readonly string[]): void {
  state.frames.push({ kind: "totals" });
  for (const { conversation, message } of messagesWithIds(state, ids))
    state.frames.push({ kind: "changed", conversation, message });
}
