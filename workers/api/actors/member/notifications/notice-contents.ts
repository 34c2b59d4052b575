import type { MailContents, MailName } from "../../../mails/mail-contents.ts";
import { isLive } from "../../../../../app/domain/live-features.ts";
import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { activationLink } from "../account/activation.ts";
import { photosOf } from "../people/photos.ts";
import type { ScheduledKind, ScheduledNotification } from "./scheduled-notifications.ts";
import type { MemberState } from "../engine/state.ts";
import { totalsOf } from "../engine/totals.ts";
import { WEEK } from "./weekly-notice.ts";
import { unreadConversations, newLikes, unreadSince, type Unread } from "../conversations/unread.ts";

/** `about`: the id of whom it names. */
type Mail = { [Kind in MailName]: { kind: Kind; contents: MailContents[Kind]; about?: string } }[MailName];

/** What the mail says when it leaves; undefined when there is nothing to say any more. */
type Teller = (state: MemberState, notice: ScheduledNotification) => Mail | undefined;

const tellers: Record<ScheduledKind, Teller> = {
  new_conversations: ({ sql, env }, { ids }) => {
    const unseen = unreadConversations(sql, ids);
    const [latest] = unseen;
    const link = linkTo(env.PUBLIC_ORIGIN, { unseen, one: "/chats/", all: "/chats" });
    if (!latest) return undefined;
    const contents = { from: latest.from, count: unseen.length, link };
    return { kind: "new_conversations", contents, about: latest.person };
  },
  new_messages: ({ sql, env }, { ids }) => {
    const unseen = unreadConversations(sql, ids);
    const [latest] = unseen;
    const count = unseen.reduce((sum, one) => sum + one.count, 0);
    const link = linkTo(env.PUBLIC_ORIGIN, { unseen, one: "/chats/", all: "/chats" });
    if (!latest) return undefined;
    return { kind: "new_messages", contents: { from: latest.from, count, link }, about: latest.person };
  },
  like: ({ sql, env }, { ids }) => {
    const unseen = newLikes(sql, ids);
    const [latest] = unseen;
    const link = linkTo(env.PUBLIC_ORIGIN, { unseen, one: "/members/", all: "/likes/received" });
    if (!latest) return undefined;
    return { kind: "like", contents: { from: latest.from, count: unseen.length, link }, about: latest.person };
  },
  unread_message_reminders: ({ sql, env }) => {
    const count = totalsOf(sql).num_unread_messages;
    const link = `${env.PUBLIC_ORIGIN}/chats`;
    return count > 0 ? { kind: "unread_message_reminders", contents: { count, link } } : undefined;
  },
  weekly_updates: ({ sql, env }) => {
    const { messages, likes } = unreadSince(sql, clock.now() - WEEK);
    const link = `${env.PUBLIC_ORIGIN}${messages > 0 ? "/chats" : "/likes/received"}`;
    return messages + likes > 0 ? { kind: "weekly_updates", contents: { messages, likes, link } } : undefined;
  },
  activation: (state) => {
    if (accountOf(state.sql).status === "confirmed") return undefined;
    return { kind: "reminders", contents: { about: "activation", link: activationLink(state) } };
  },
  photo: ({ sql, env }) => {
    if (!isLive("photo_upload") || photosOf(sql).length > 0) return undefined;
    return { kind: "reminders", contents: { about: "photo", link: `${env.PUBLIC_ORIGIN}/profile` } };
  },
};

export function tellNotice(state: MemberState, notice: ScheduledNotification): Mail | undefined {
  return tellers[notice.kind](state, notice);
}

function linkTo(origin: string, { unseen, one, all }: { unseen: Unread[]; one: string; all: string }): string {
  const [only, another] = unseen;
  return origin + (only && !another ? one + only.id : all);
}
