import { listChats, listMessages, type MessagesPage } from "../../../contract/conversations/conversations.ts";
import { currentUser } from "../../../contract/account/session.ts";
import type { ReplyOf } from "../../../contract/endpoint.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import {
  apiOf,
  localeOf,
  nowOf,
  mintKey,
  settingsOf,
  textsOf,
  visitorOf,
  type Context,
} from "../../../request/context.server.ts";
import { textsInData, type Wanted } from "../../../request/locale/data-texts.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { positionIn } from "../../../request/forms/position.server.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { listedChats } from "../list/chats.server.ts";
import {
  beforeFirst,
  beginOf,
  costParts,
  historyOf,
  noteBefore,
  unconfirmedOf,
  waysOf,
} from "../before-writing.server.ts";
import { messageForm } from "./composer/message.form.ts";
import { proposedText } from "./proposed-text.server.ts";

/** A conversation by its own id, or by the other member's. */
export type ConversationKey = { conversation: string } | { with: string };

/** Rows of the list beside a conversation; all of them are on the list's own page. */
const MOST_BESIDE = 30;

export interface Opening {
  context: Context;
  url: URL;
  whose: ConversationKey;
}

interface PageRequest {
  request: Request;
  texts: Wanted;
}

/** What a browser gets of it as it is: without what the server makes words of. */
function pageItself(page: MessagesPage) {
  const {
    profile: _profile,
    num_unread_messages: _read,
    new_conversations: _left,
    unconfirmed: _promised,
    last_price: _paid,
    ...itself
  } = page;
  return itself;
}

/** What the page of one conversation shows. Its newest page counts as read from then on (spec §4). */
export async function openConversation({ context, url, whose, texts, request }: Opening & PageRequest) {
  const before = positionIn(url.searchParams.get("before"));
  const settings = settingsOf(context);
  const which = before === undefined ? { mark_read: "1" as const } : { before };
  const api = apiOf(context);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [page, { user }, list] = await Promise.all([
    api.callOrThrow(listMessages, { ...whose, ...which }),
    api.callOrThrow(currentUser),
    isPhone(request) ? undefined : api.call(listChats),
  ]);
  const { profile } = page;
  const zone = readersZone(user, visitorOf(context).country);
  const start = before === undefined ? beforeFirst(context, page, zone) : undefined;
  return {
    ...pageItself(page),
    texts: textsInData(context, texts),
    /** The list beside it, from 992 px; none without another conversation to choose. */
    beside:
      list?.ok && list.value.chats.some(({ conversation: { id } }) => id !== page.conversation.id)
        ? listedChats(list.value.chats.slice(0, MOST_BESIDE), user, context)
        : undefined,
    person: cardView(profile, {
      prefix: settings.cdn_prefix,
      locale: localeOf(context),
      home: user.profile.country,
      t: textsOf(context),
    }),
    deleted: profile.deleted,
    /** Of photos that were sent: the setting cdn_prefix. */
    prefix: settings.cdn_prefix,
    history: historyOf(context, page),
    /** Older messages than this position are shown; undefined on the newest page. */
    before,
    ...composerOf(context, { page, user }),
    begin: isNew(page) && before === undefined && !start?.closed ? beginOf(page, textsOf(context)) : undefined,
    ...(before === undefined && (await proposedText(context, { url, page }))),
    zone,
    now: nowOf(context),
    start,
    ...safetyLinks(context, page),
  };
}

function composerOf(
  context: Context,
  { page, user }: { page: MessagesPage; user: ReplyOf<typeof currentUser>["user"] },
) {
  const { message_credits: price, message_length: length } = settingsOf(context);
  return {
    price,
    /** Is the balance shown? Not before the address is confirmed: the first credits come then. */
    balance: price > 0 && !page.unconfirmed,
    cost: costParts(context, { credits: price, country: user.profile.country, paid: page.last_price }),
    note: noteBefore(context, page),
    unconfirmed: unconfirmedOf(context, page, `/members/${page.profile.id}/chat`),
    length,
    /** Said to who sends nothing. */
    empty: textsOf(context)("fields:message_empty"),
    enterSends: user.enter_sends === true,
    constraint: constraintsOf(messageForm(length)),
    clientId: mintKey(),
    ways: waysOf(context, page),
    /** To credits, and from there back to this conversation. */
    credits: `/credits?for=${page.profile.id}`,
  };
}

/** Nothing was ever written, and something may be. */
function isNew({ messages, history, profile }: MessagesPage): boolean {
  return messages.length === 0 && !history && !profile.deleted;
}

/** No window on a phone is as wide as two panes: it is spared the list. */
function isPhone(request: Request): boolean {
  return /Mobi/.test(request.headers.get("User-Agent") ?? "");
}

/** What a member can do about the other one: in the menu, and above the first messages of somebody whom they never answered. */
function safetyLinks(context: Context, { profile, messages, stranger }: MessagesPage) {
  const t = textsOf(context);
  const [page, name] = [`/members/${profile.id}`, memberName(profile, t)];
  const isStranger = stranger && !profile.deleted && messages.length > 0;
  const isGone = profile.deleted && messages.some(({ own }) => !own);
  const back = new URLSearchParams({ back: `${page}/chat` });
  const report = { report: t("safety:chat.message"), page: `${page}/report?${back}&about=` };
  const blockLink = {
    icon: "block" as const,
    href: `${page}?${back}&block=1`,
    children: t("safety:chat.block", { name }),
  };
  return {
    /** Links, as their properties: few pages need these words, so no browser loads them. */
    safety: [
      ...(profile.deleted ? [] : [blockLink]),
      { icon: "flag" as const, href: `${report.page}latest`, children: t("safety:chat.report", { name }) },
    ],
    /** The way to report one message, below advice about it; its address wants the message. */
    report,
    /** Above the first messages, or those of somebody who is gone, and at each of theirs. */
    stranger: isStranger
      ? { ...report, text: t("safety:chat.stranger") }
      : isGone
        ? { ...report, text: t("safety:chat.gone") }
        : undefined,
  };
}

export type ConversationData = Awaited<ReturnType<typeof openConversation>>;
