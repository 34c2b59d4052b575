import { listMessagesCall, markReadCall, sendMessageCall, typingCall } from "../browser-calls.ts";
import { type BodyOf, defineEndpoint, type ReplyOf } from "../endpoint.ts";
import { card } from "../people/profile.ts";
import { flag, id, instant, list, mintedKey, money, wholeNumber, wrapped } from "../scalars.ts";
import { giftIds } from "./gifts.ts";
import { inspection, message, waitsFor } from "./message.ts";
import { z } from "../zod.ts";

/** Totals that the badges and the page title show. */
const totals = z.object({ num_unread_messages: wholeNumber, num_new_likes: wholeNumber, credits: wholeNumber });

export type Totals = z.output<typeof totals>;

/** A conversation in the list (spec §3, chat store). `profile` is the other one. */
export const chat = z.object({
  conversation: z.object({ id }),
  profile: card,
  num_unread_messages: wholeNumber.default(0),
  /** When the member last opened it (`mark_read`), on any device; exact to the hour while it stays the last one (spec §3). */
  last_opened: instant.nullish(),
  /** `inspection`, `waits_for`: as of the message itself. */
  last_message: z
    .object({
      text: z.string(),
      gift: id.optional(),
      /** It is a photo. */
      photo: flag.optional(),
      own: z.boolean(),
      sent_at: instant,
      inspection: inspection.optional(),
      waits_for: waitsFor.optional(),
    })
    .nullish(),
});

export type Chat = z.output<typeof chat>;

/** So many conversations a list has at most. */
export const MOST_LISTED = 100;

/** Conversations, newest message first, and at most `MOST_LISTED` of them: of all, or of those with people of that name. Spec §7. */
export const listChats = defineEndpoint({
  name: "listChats",
  method: "GET",
  path: "/api/chats.php",
  relay: "browser",
  query: z.object({ name: z.string().max(100).optional() }),
  reply: z.preprocess(
    wrapped("chats"),
    z.object({
      chats: list(chat),
      /** There are older ones than these. */
      more: flag.optional(),
    }),
  ),
  problems: ["authentication_required"],
});

/**
 * Removes the member's own copy of a conversation; the other's stays. Spec §7. The reply may have `undo_until`, an instant: up to
 * then `restoreChat` brings it back (ours).
 */
export const deleteChat = defineEndpoint({
  name: "deleteChat",
  method: "DELETE",
  path: "/api/chat.php",
  body: z.object({ conversation: id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});

/**
 * Takes `deleteChat` back: the conversation is as it was. Again changes nothing; `not_found` when it is gone for good. Ours;
 * decision 0203.
 */
export const restoreChat = defineEndpoint({
  name: "restoreChat",
  method: "PUT",
  path: "/api/chat.php",
  body: z.object({ conversation: id }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
  keyed: true,
});

/**
 * One page of messages, oldest first. Name the conversation or the other member. `before`/`after` are positions:
 * older ones, or what is new since. `limit` at most 100. With `mark_read` the answer's messages count as read from then
 * on, in the same step as `markRead` would do it (spec §4, "opening a chat"), and it brings the totals after that: a
 * page that opens a chat needs one call, and its badges are right at once. Ours.
 */
export const listMessages = defineEndpoint({
  name: "listMessages",
  ...listMessagesCall,
  relay: "browser",
  query: z
    .object({
      conversation: id.optional(),
      with: id.optional(),
      before: z.coerce.number().int().optional(),
      after: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      mark_read: z.literal("1").optional(),
    })
    .refine((query) => (query.conversation === undefined) !== (query.with === undefined), { path: ["with"] }),
  reply: z.object({
    /** The conversation's id, also when nothing was written yet. */
    conversation: z.object({ id }),
    profile: card,
    messages: list(message),
    /** Older messages exist, and are shown. */
    more: flag,
    /** Messages are kept that are older than a free member sees: so many months. Spec §9; the member's own export has them. */
    history: z.object({ months: wholeNumber }).optional(),
    /** How many of this conversation were unread before this call. */
    num_unread_messages: wholeNumber.default(0),
    /** With `mark_read`: the member's totals after it. */
    totals: totals.optional(),
    /** Position up to which the other one has read the member's messages. */
    read_by_other: z.int().default(0),
    /** Position up to which they have arrived in the other one's conversation. Nothing is told of what waits there; what is read has arrived. */
    delivered_by_other: z.int().default(0),
    /** What the member writes here is looked at first. */
    inspected: flag.optional(),
    /**
     * The member's address is not confirmed: what they write waits for it, and so do replies. `credits`: so many come with it.
     * Decision 0209.
     */
    unconfirmed: z.object({ credits: wholeNumber }).optional(),
    /** What the member paid last, with VAT, and for how many credits; not with `after`. */
    last_price: z.object({ credits: wholeNumber, amount: money }).optional(),
    /** Where nothing was written yet: the other one's interests, those of both first. */
    interests: z.array(z.string()).optional(),
    /** The other one has written, and the member never answered. */
    stranger: flag.optional(),
    /**
     * Only where none of the two has written: how many conversations the member may still begin, of all that a free member has
     * (`free`, spec §6) or within 24 hours (`day`, decision 0202), whatever is less. `until`: when one of a day may be begun
     * again, where none is left.
     */
    new_conversations: z
      .object({ of: z.enum(["free", "day"]), left: wholeNumber, limit: wholeNumber, until: instant.optional() })
      .optional(),
  }),
  problems: ["authentication_required", "not_found", "blocked"],
});

export type MessagesPage = ReplyOf<typeof listMessages>;

/**
 * Sends one text; or a gift, or the photo that was uploaded under the same `client_id` (message-photos.ts), with or without a text. `client_id` is minted where the form is rendered: sent again it gives the first answer and charges
 * nothing, with another text or addressee it is `key_reused`. Control characters and signs that turn the text around are
 * removed first. `shown_cost`: credits, as the button said; where it costs more by now nothing is sent (`cost_changed`). Reply: the sender's own copy and the balance left, in credits. Ours; spec §3 (message_credits, photo_credits, gift_credits, message_length), §6 (conversations started), decision 0202 (new ones a day).
 */
export const sendMessage = defineEndpoint({
  name: "sendMessage",
  ...sendMessageCall,
  relay: "browser",
  keyed: true,
  body: z.object({
    client_id: mintedKey,
    to: id,
    text: z.string(),
    gift: z.enum(giftIds).optional(),
    photo: flag.optional(),
    shown_cost: z.int().nonnegative().optional(),
  }),
  reply: z.object({ conversation: z.object({ id }), message, credits: wholeNumber }),
  problems: [
    "authentication_required",
    "not_found",
    "blocked",
    "yourself",
    "conversation_limit",
    "messages_waiting",
    "new_conversations_limit",
    "key_reused",
    "cost_changed",
    "message_too_long",
    "photo_missing",
    "photo_unreadable",
    "not_enough_credits",
  ],
});

export type MessageOrder = BodyOf<typeof sendMessage>;
export type SentMessage = ReplyOf<typeof sendMessage>;

/** The member has seen the conversation up to `position`: its unread count becomes 0 (spec §4). Ours. */
export const markRead = defineEndpoint({
  name: "markRead",
  ...markReadCall,
  relay: "browser",
  keyed: true,
  body: z.object({ conversation: id, position: z.int() }),
  /** Of all conversations together, after it. */
  reply: z.object({ num_unread_messages: wholeNumber }),
  problems: ["authentication_required"],
});

/** Tells the other one that the member is typing; nothing is stored. Ours. */
export const typing = defineEndpoint({
  name: "typing",
  ...typingCall,
  relay: "browser",
  keyed: true,
  body: z.object({ to: id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
});
