import type { Settings } from "../../../../../app/contract/site.ts";
import type { MessageKind } from "../../../../../app/domain/conversation.ts";

/**
 * What the site says of every message: what one of its kind costs in credits, its length, and how long these credits wait for a
 * fictional profile's answer. Spec §3.
 */
export function messageRules(settings: Settings, kind: MessageKind) {
  const { message_length, fictional_hold_hours } = settings;
  return { cost: costOf(settings, kind), length: message_length, hold_hours: fictional_hold_hours };
}

function costOf({ message_credits, gift_credits, photo_credits }: Settings, kind: MessageKind): number {
  return { text: message_credits, gift: gift_credits, photo: photo_credits }[kind];
}
