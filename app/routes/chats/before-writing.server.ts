import type { MessagesPage } from "../../contract/conversations/conversations.ts";
import { openingQuestions } from "../../page-parts/opening-questions/opening-questions.server.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { leastMoney, paidMoney } from "../../page-parts/words/price-words.server.ts";
import { type Context, localeOf, nowOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { againFrom } from "./again-from.ts";

interface Price {
  credits: number;
  country: string | null | undefined;
  /** What the member paid last. */
  paid: MessagesPage["last_price"];
}

/** What these credits are in money: what they cost the member (`isPaid`), who has bought some; else what they cost at least, where that is known. */
function moneyFor(context: Context, { paid, ...price }: Price) {
  if (paid && paid.credits > 0) return { isPaid: true, money: paidMoney(context, price.credits, paid) };
  const money = leastMoney(context, price);
  return money === undefined ? undefined : { isPaid: false, money };
}

/** What a form says of the price, in credits and in money. Nothing where it costs nothing. */
export function costWords(context: Context, price: Price) {
  const [count, t, cost] = [price.credits, textsOf(context), moneyFor(context, price)];
  if (count === 0) return undefined;
  if (!cost) return t("gifts:cost", { count });
  return t(cost.isPaid ? "gifts:cost_paid" : "gifts:cost_money", { count, money: cost.money });
}

/**
 * The same in parts, for the button of a conversation: its `credits`, the `money` that a phone's narrow button leaves to the line below the
 * field, and that line (`each`).
 */
export function costParts(context: Context, price: Price) {
  const [count, t, cost] = [price.credits, textsOf(context), moneyFor(context, price)];
  if (count === 0) return undefined;
  const credits = t("gifts:cost", { count });
  if (!cost) return { credits };
  const money = t(cost.isPaid ? "gifts:cost_about" : "gifts:cost_from", { money: cost.money });
  return { credits, money, each: t("gifts:cost_each", { money }) };
}

/** Beside what is written: a gift, a photo, and how to begin where the other one has written nothing yet. */
export function waysOf(context: Context, { profile, messages }: MessagesPage) {
  const t = textsOf(context);
  const page = `/members/${profile.id}`;
  const begins = messages.every(({ own }) => own);
  return [
    { href: `${page}/gift`, children: t("chats:give") },
    { href: `${page}/photo`, children: t("chats:send_photo") },
    ...(begins ? [{ href: `${page}/openers`, children: t("chats:openers") }] : []),
  ];
}

/** How to begin: a friendly word, and, where it may be begun, two questions that fit the other one's profile. No browser loads these words. */
export function beginOf({ profile, interests }: MessagesPage, t: Translate) {
  const questions = openingQuestions({ ...profile, interests }, [], t);
  return {
    title: t("member-profile:begin.title", { name: memberName(profile, t) }),
    text: t("member-profile:begin.text"),
    questions: questions.map(({ key, text }) => ({ href: `?ask=${key}#message-text`, children: text })),
  };
}

/** Said where the messages end that a free member sees (spec §9), with the way to see the others. */
export function historyOf(context: Context, { history }: MessagesPage) {
  const t = textsOf(context);
  if (!history) return undefined;
  return {
    text: t("chats:history", { count: history.months }),
    href: "/premium",
    children: t("chats:about_premium"),
  };
}

/** Said before a message is written: that somebody looks at it first, and when the credits that it costs are spent. What waits for the address says so itself. */
export function noteBefore(
  context: Context,
  { profile, inspected, unconfirmed }: MessagesPage,
  credits = settingsOf(context).message_credits,
): string | undefined {
  const notes = [
    !unconfirmed && inspected && textsOf(context)("safety:inspected_note"),
    profile.fictional && holdNote(context, memberName(profile, textsOf(context)), credits),
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}

/** How many messages come with the confirmation of the address, and what waits for it; and that somebody looks at it then. */
function aboutAddress(context: Context, { credits, inspected }: { credits: number; inspected: boolean | undefined }) {
  const [{ message_credits: price }, t] = [settingsOf(context), textsOf(context)];
  const count = price > 0 ? Math.floor(credits / price) : 0;
  const notes = [
    count > 0 && t("safety:address.free", { count }),
    t("safety:address.note"),
    inspected && t("safety:inspected_note"),
  ];
  return notes.filter(Boolean).join(" ");
}

/**
 * Of a member whose address is not confirmed: what each of their messages says (`line`), what stands below the field (`short`, and `about` on
 * request), and the form for another mail, which leads `back` to its page. No browser loads these words.
 */
export function unconfirmedOf(context: Context, { unconfirmed, inspected }: MessagesPage, back: string) {
  const t = textsOf(context);
  if (!unconfirmed) return undefined;
  return {
    line: t("safety:address.waits"),
    short: t("safety:address.short"),
    again: t("safety:address.again"),
    more: t("safety:address.more"),
    about: aboutAddress(context, { credits: unconfirmed.credits, inspected }),
    back,
  };
}

/** Said before a message to a fictional profile is written: when what it costs is spent. Nothing where it is spent at once. */
function holdNote(context: Context, name: string, count: number): string | undefined {
  const { fictional_hold_hours: hours } = settingsOf(context);
  return count > 0 && hours > 0 ? textsOf(context)("fictional:before", { count, hours, name }) : undefined;
}

/** So few of a day's are worth a word. */
const FEW = 3;

/**
 * Said before anything is written to somebody new: how many conversations may still be begun, where these are few; where none is
 * left (`closed`), why, and the way on. Answering needs none. Decision 0202.
 */
export function beforeFirst(context: Context, { new_conversations, profile }: MessagesPage, zone: string) {
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
