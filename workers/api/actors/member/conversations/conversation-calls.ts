import { RpcTarget } from "cloudflare:workers";
import type { Chat, MessagesPage, SentMessage } from "../../../../../app/contract/conversations/conversations.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { LookupLimit } from "../people/lookups/lookup-limit.ts";
import { lookUpProfile } from "../people/lookups/profile-lookup.ts";
import { type ChatsQuery, listChats } from "./chats.ts";
import { askedPhoto, type MessagesQuery, type PhotoQuery } from "./messages.ts";
import { hasUnread, markRead, openMessages, opensAnew, readMessages, unreadTotal } from "./read.ts";
import { deleteChat, restoreChat } from "./removed/removed-messages.ts";
import { send, type SendOrder, wasSent } from "./sending/send.ts";
import { mayShowTyping } from "./typing.ts";
import type { TypingSignal } from "./typing-signal.ts";

/** Chats and their messages. */
export class ConversationCalls extends RpcTarget {
  constructor(
    private readonly engine: MemberEngine,
    private readonly shared: { lookupLimit: LookupLimit; typing: TypingSignal },
  ) {
    super();
  }

  /** Newest message first, of which the beginning is shown; one more than are listed, where there are more. Spec §7. */
  chats(token: string, query?: ChatsQuery): Result<Chat[]> {
    return this.engine.reading(token, (state) => listChats(state, query));
  }

  /** Removes the member's own copy; the other's stays. Harmless without such a conversation. Spec §7. */
  deleteChat(token: string, conversation: string): ReturnType<typeof deleteChat> {
    return this.engine.signedIn(token, (state) => deleteChat(state, conversation));
  }

  /** Takes a removal back, or `not_found`. Decision 0203. */
  restoreChat(token: string, conversation: string): Result {
    return this.engine.signedIn(token, (state) => restoreChat(state, conversation));
  }

  /** A page of a conversation; with somebody new they are asked who they are. */
  async messages(token: string, query: MessagesQuery): Promise<Result<MessagesPage>> {
    const lookedUp = await this.#lookUp(token, query.with);
    if (!lookedUp.ok) return lookedUp;
    if (!this.engine.finds((sql) => opensAnew(sql, query)))
      return this.engine.reading(token, (state) => readMessages(state, query, lookedUp.value));
    return this.engine.signedIn(token, (state) => openMessages(state, query, lookedUp.value));
  }

  /** One photo, shown because the member asks for it; `not_found` for a message of theirs without one. Decision 0213. */
  photo(token: string, order: PhotoQuery): ReturnType<typeof askedPhoto> {
    return this.engine.reading(token, (state) => askedPhoto(state, order));
  }

  /**
   * Seen up to `position`, the order of arrival in the member's own copy. Answers what is unread in all conversations
   * together. Spec §4.
   */
  markRead(token: string, order: { conversation: string; position: number }): ReturnType<typeof markRead> {
    if (!this.engine.finds((sql) => hasUnread(sql, order)))
      return this.engine.reading(token, ({ sql }) => accept(unreadTotal(sql)));
    return this.engine.signedIn(token, (state) => markRead(state, order));
  }

  /**
   * Charges and sends; the same `client_id` again gives the first answer. Somebody new is asked first whether they are
   * there: a message to nobody costs nothing. Spec §3, §6.
   */
  async send(token: string, order: SendOrder): Promise<Result<SentMessage>> {
    const repeated = this.engine.finds((sql) => wasSent(sql, order.client_id));
    const lookedUp = await this.#lookUp(token, repeated ? undefined : order.to);
    if (!lookedUp.ok) return lookedUp;
    return this.engine.signedIn(token, (state) => send(state, order, lookedUp.value));
  }

  /** Tells the other one that the member types, if they write to each other. */
  async typing(token: string, to: string): Promise<Result> {
    const allowed = this.engine.reading(token, () => accept());
    if (allowed.ok) await this.shared.typing.send(to);
    return allowed;
  }

  /** Somebody types to the member: their pages show it, where it may show. */
  showTyping(from: string): void {
    if (!this.engine.account()) return;
    this.engine.act(({ sql, frames }) => {
      const conversation = mayShowTyping(sql, from);
      if (conversation) frames.push({ kind: "typing", conversation, profile: { id: from } });
    });
  }

  #lookUp(token: string, other: string | undefined): ReturnType<typeof lookUpProfile> {
    return lookUpProfile(this.engine, { token, other, limit: this.shared.lookupLimit });
  }
}
