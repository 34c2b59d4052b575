import { log } from "../../log.ts";
import { receiveLike, receiveUnlike } from "./likes.ts";
import { receiveBlock, receiveUnblock } from "./blocks.ts";
import type { Person } from "./person.ts";
import { receiveRead } from "./read.ts";
import { receiveMessage } from "./receive-message.ts";
import { refreshPerson } from "./relations.ts";
import type { SentPayload } from "./send.ts";
import type { MemberState } from "./state.ts";

type Act = (state: MemberState, payload: never) => void;

/** What other actors tell a member. The payloads come from our own outboxes, written by the code named here. */
const acts: Record<string, Act> = {
  message: (state, payload: SentPayload) => receiveMessage(state, payload),
  like: (state, payload: { person: Person }) => receiveLike(state, payload),
  unlike: (state, payload: { id: string }) => receiveUnlike(state, payload),
  read: (state, payload: { conversation: string; message: string }) => receiveRead(state, payload),
  person: ({ sql }, payload: Person) => refreshPerson(sql, payload),
  block: (state, payload: { id: string }) => receiveBlock(state, payload),
  unblock: (state, payload: { id: string }) => receiveUnblock(state, payload),
};

/** One event, inside a transaction and not handled before. An unknown kind is a newer version's: it is only logged. */
export function receive(state: MemberState, { kind, payload }: { kind: string; payload: unknown }): void {
  const act = acts[kind];
  if (act) act(state, payload as never);
  else log("error", { event: "unknown_member_event", kind });
}
