import type { Totals } from "../../contract/conversations/conversations.ts";

/** Did something happen in a conversation between these two? */
export function areTotalsOther(one: Totals, other: Totals): boolean {
  return one.num_unread_messages !== other.num_unread_messages || one.credits !== other.credits;
}
