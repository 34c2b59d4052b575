import type { Settings } from "../../../../app/contract/site.ts";

/** What the site says of every message: its price, its length, and how long its credits wait for a fictional profile's answer. */
export function messageRules({ message_credits, message_length, fictional_hold_hours }: Settings) {
  return { cost: message_credits, length: message_length, hold_hours: fictional_hold_hours };
}
