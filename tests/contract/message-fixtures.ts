import { randomUUID } from "node:crypto";
import { listMessages, sendMessage, type Message } from "../../app/contract/conversations.ts";
import type { InputOf } from "../../app/contract/endpoint.ts";
import { currentUser } from "../../app/contract/session.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import type { Member } from "./member-fixtures.ts";

export type MessageInput = InputOf<typeof sendMessage>;

export function aMessage(to: Pick<Member, "id">, text = "Shall we walk on Sunday?"): MessageInput {
  return { client_id: randomUUID(), to: to.id, text };
}

/** Sends a text and answers what the API said of it. */
export function write(from: Member, to: Pick<Member, "id">, text?: string) {
  return from.api.callOrThrow(sendMessage, aMessage(to, text));
}

/** Everything this member sees of the conversation with `other`, in order. */
export async function messagesOf(member: Member, other: Pick<Member, "id">): Promise<Message[]> {
  const messages: Message[] = [];
  for (let before: number | undefined; ; before = messages[0]?.position) {
    const page = await member.api.callOrThrow(listMessages, { with: other.id, limit: 100, ...(before && { before }) });
    messages.unshift(...page.messages);
    if (!page.more) return messages;
  }
}

export async function textsOf(member: Member, other: Pick<Member, "id">): Promise<string[]> {
  return (await messagesOf(member, other)).map(({ text }) => text);
}

/** Delivery is soon, not at once: waits until `member` has so many messages with `other`. */
export async function arrived(member: Member, other: Pick<Member, "id">, count: number): Promise<void> {
  await eventually(`${count} messages are there`, async () => (await messagesOf(member, other)).length >= count);
}

/** Both totals that the badges show. */
export async function totalsOf(api: ApiClient): Promise<{ unread: number; newLikes: number }> {
  const { user } = await api.callOrThrow(currentUser);
  return { unread: user.num_unread_messages ?? 0, newLikes: user.num_new_likes ?? 0 };
}
