import type { OutboxEvent } from "../outbox.ts";
import { findLiving } from "./account/account.ts";
import { deliveredFrames, noteArrival } from "./conversations/sending/delivered.ts";
import type { SentPayload } from "./conversations/sending/dispatch.ts";
import { receiveErased } from "./deletion/contact-erased.ts";
import type { MemberState } from "./engine/state.ts";

/** A member's object answers an event so where nobody lives any more. */
export const NOBODY = "nobody";
/** And so a message, where its writer may hear that it is in the conversation. */
export const ARRIVED = "arrived";

/**
 * What another actor answered to an event of ours, in the step in which that is erased. Whoever was erased before they heard of
 * the member could not tell them: the answer to a later event does. Again changes nothing.
 */
export function hearAnswer(state: MemberState, target: string, answer: unknown): void {
  const [, id = ""] = target.split("member:");
  if (answer === NOBODY) receiveErased(state, { id });
}

/** Of a message that arrived: what its writer's open pages hear at once, and what is to be written with the next change. */
export function deliveredBy(sql: SqlStorage, { payload }: Pick<OutboxEvent, "payload">, answer: unknown) {
  if (answer !== ARRIVED || !findLiving(sql)) return undefined;
  const sent = payload as SentPayload;
  return { frames: deliveredFrames(sql, sent), note: (later: SqlStorage) => noteArrival(later, sent) };
}
