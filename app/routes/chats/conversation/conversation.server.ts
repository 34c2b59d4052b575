import { data, redirect } from "react-router";
import { listMessages, type MessagesPage, sendMessage } from "../../../contract/conversations.ts";
import { currentUser } from "../../../contract/account/session.ts";
import type { Problem } from "../../../contract/problems.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import {
  apiOf,
  localeOf,
  nowOf,
  mintKey,
  sessionOf,
  settingsOf,
  textsOf,
  typedOf,
  visitorOf,
  type Context,
} from "../../../request/context.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { textsInData, type Wanted } from "../../../request/locale/data-texts.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { positionIn } from "../../../request/forms/position.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";
import { leastMoney } from "../../../page-parts/words/price-words.server.ts";
import { openingQuestion, openingQuestions } from "../../../page-parts/opening-questions/opening-questions.server.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { againFrom } from "./again-from.ts";
import { messageForm } from "./composer/message.form.ts";

/** A conversation by its own id, or by the other member's. */
export type ConversationKey = { conversation: string } | { with: string };

interface Opening {
  context: Context;
  url: URL;
  whose: ConversationKey;
}

/** What the page of one conversation shows. Its newest page counts as read from then on (spec §4). */
export async function openConversation({ context, url, whose, texts }: Opening & { texts: Wanted }) {
  const before = positionIn(url.searchParams.get("before"));
  const settings = settingsOf(context);
  const which = before === undefined ? { mark_read: "1" as const } : { before };
  const api = apiOf(context);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [page, { user }] = await Promise.all([
    api.callOrThrow(listMessages, { ...whose, ...which }),
    api.callOrThrow(currentUser),
  ]);
  const { profile, num_unread_messages: _read, new_conversations: _left, ...rest } = page;
  const zone = readersZone(user, visitorOf(context).country);
  const start = before === undefined ? beforeFirst(context, page, zone) : undefined;
  return {
    ...rest,
    texts: textsInData(context, texts),
    person: cardView(profile, {
      prefix: settings.cdn_prefix,
      locale: localeOf(context),
      home: user.profile.country,
      t: textsOf(context),
    }),
    deleted: profile.deleted,
    /** Older messages than this position are shown; undefined on the newest page. */
    before,
    price: settings.message_credits,
    /** What the button says of the price, in credits and in money. */
    cost: costWords(context, user.profile.country),
    note: noteBefore(context, page),
    length: settings.message_length,
    enterSends: user.enter_sends === true,
    constraint: constraintsOf(messageForm(settings.message_length)),
    clientId: mintKey(),
    begin: page.messages.length === 0 && before === undefined ? beginOf(page, start, textsOf(context)) : undefined,
    ...(before === undefined && (await proposedText(context, { url, page }))),
    /** Beside what is written: a gift, and how to begin where the other one has written nothing yet. */
    ways: waysOf(context, page),
    /** To credits, and from there back to this conversation. */
    credits: `/credits?for=${profile.id}`,
    zone,
    now: nowOf(context),
    start,
    ...safetyLinks(context, page),
  };
}

function costWords(context: Context, country: string | null | undefined): string | undefined {
  const [{ message_credits: count }, t] = [settingsOf(context), textsOf(context)];
  if (count === 0) return undefined;
  const money = leastMoney(context, { credits: count, country });
  return money ? t("gifts:cost_money", { count, money }) : t("gifts:cost", { count });
}

interface ProposedText {
  opening?: string | undefined;
  /** Said to the writer only. */
  suggested?: string;
}

/** What stands in the field at first: what was refused, or the question that a profile offered, until it was sent. */
async function proposedText(context: Context, { url, page }: { url: URL; page: MessagesPage }): Promise<ProposedText> {
  const typed = await typedOf(context).read(sessionOf(context).member, typedPath(page.profile.id));
  const text = typed?.get("text");
  if (typeof text === "string") return { opening: text };
  return openingOf(url.searchParams.get("ask"), page, textsOf(context));
}

function openingOf(asked: string | null, { profile, messages }: MessagesPage, t: Translate): ProposedText {
  const opening = openingQuestion(asked, profile, t);
  if (!opening || messages.some(({ own, text }) => own && text === opening)) return {};
  return { opening, suggested: t("chats:suggested") };
}

function waysOf(context: Context, { profile, messages }: MessagesPage) {
  const t = textsOf(context);
  const page = `/members/${profile.id}`;
  const begins = messages.every(({ own }) => own);
  return [
    { href: `${page}/gift`, children: t("chats:give") },
    ...(begins ? [{ href: `${page}/openers`, children: t("chats:openers") }] : []),
  ];
}

/** How to begin: a friendly word, and, where it may be begun, two questions that fit the other one's profile. No browser loads these words. */
function beginOf({ profile, interests }: MessagesPage, start: ReturnType<typeof beforeFirst>, t: Translate) {
  const questions = profile.deleted || start?.closed ? [] : openingQuestions({ ...profile, interests }, [], t);
  return {
    title: t("member-profile:begin.title", { name: memberName(profile, t) }),
    text: t("member-profile:begin.text"),
    questions: questions.map(({ key, text }) => ({ href: `?ask=${key}#message-text`, children: text })),
  };
}

/** Said before a message is written: that somebody looks at it first, and when what it costs is spent. */
function noteBefore(context: Context, { profile, inspected }: MessagesPage): string | undefined {
  const notes = [
    inspected && textsOf(context)("safety:inspected_note"),
    profile.fictional && holdNote(context, memberName(profile, textsOf(context))),
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}

/** Said before a message to a fictional profile is written: when what it costs is spent. Nothing where it is spent at once. */
function holdNote(context: Context, name: string): string | undefined {
  const { message_credits: count, fictional_hold_hours: hours } = settingsOf(context);
  return count > 0 && hours > 0 ? textsOf(context)("fictional:before", { count, hours, name }) : undefined;
}

/** So few of a day's are worth a word. */
const FEW = 3;

/**
 * Said before anything is written to somebody new: how many conversations may still be begun, where these are few; where none is
 * left (`closed`), why, and the way on. Answering needs none. Decision 0202.
 */
function beforeFirst(context: Context, { new_conversations, profile }: MessagesPage, zone: string) {
  const t = textsOf(context);
  if (!new_conversations || profile.deleted) return undefined;
  const { of, left: count, limit, until } = new_conversations;
  if (count > FEW) return undefined;
  if (count > 0) return { text: t(`safety:new.${of}`, { count }) };
  const again = until && againFrom(until, { now: nowOf(context), zone, locale: localeOf(context) });
  return {
    closed: true,
    text: [t(`safety:new.${of}_none`, { limit }), again && t("safety:again", again)].filter(Boolean).join(" "),
    way: of === "free" ? { href: `/credits?for=${profile.id}`, children: t("safety:new.free_way") } : undefined,
  };
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

/** Sends what the form says and leads back to the newest message; or the same page, with the text kept. */
export async function sendFromForm({ context, url, whose, request }: Opening & { request: Request }) {
  const form = await readForm({ request, schema: messageForm(settingsOf(context).message_length), context });
  if (!form.ok) return form.reject();
  const { client_id, text } = form.value;
  const to = "with" in whose ? whose.with : (form.value.to ?? (await otherIn(context, whose)));
  const sent = await apiOf(context).call(sendMessage, { client_id, text, to });
  if (sent.ok) {
    await typedOf(context).forget();
    throw redirect(`${url.pathname}#newest`);
  }
  await keepRefused(context, { sent: form.typed, to });
  const refused = form.refuse(sent.problem, { fields: { message_too_long: "text" } });
  return data({ ...refused.data, problem: sent.problem }, refused.init ?? undefined);
}

/** Time to buy credits in. */
const KEPT_FOR = 60 * 60_000;

/** What was not sent is there again when the conversation opens, without a script too: the way to credits leads away from it. */
async function keepRefused(context: Context, { sent, to }: { sent: FormData; to: string }): Promise<void> {
  const { member } = sessionOf(context);
  if (member) await typedOf(context).keep(sent, { member, path: typedPath(to), keptFor: KEPT_FOR });
}

/** A conversation has two addresses; what was typed in it has this one. */
function typedPath(other: string): string {
  return `/members/${other}/chat`;
}

/** Only for a form that does not say it: ours do. */
async function otherIn(context: Context, whose: ConversationKey): Promise<string> {
  const { profile } = await apiOf(context).callOrThrow(listMessages, { ...whose, limit: 1 });
  return profile.id;
}

/** What the page is told about a message that was not sent. */
export interface SendAnswer {
  form: FormReply;
  problem?: Problem;
}
