import type { OutboxEvent } from "../outbox.ts";
import { findLiving } from "./account/account.ts";
import { noteArrival } from "./conversations/delivered.ts";
import type { SentPayload } from "./conversations/dispatch.ts";
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
export function hearAnswer(state: MemberState, { target, payload }: OutboxEvent, answer: unknown): void {
  const [, id = ""] = target.split("member:");
  if (answer === NOBODY) receiveErased(state, { id });
  if (answer === ARRIVED && findLiving(state.sql)) noteArrival(state, payload as SentPayload);
}
