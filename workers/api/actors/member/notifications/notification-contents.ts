import type { MailContents, MailName } from "../../../mails/mail-contents.ts";
import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { activationLink } from "../account/activation.ts";
import { cameBySwitch } from "../people/likes/told-likes.ts";
import { photosOf } from "../photos/photos.ts";
import type { NewFits } from "./new-fits.ts";
import type { ScheduledKind, ScheduledNotification } from "./scheduled-notifications.ts";
import type { MemberState } from "../engine/state.ts";
import { totalsOf } from "../engine/totals.ts";
import { WEEK } from "./weekly-updates.ts";
import { unreadConversations, newLikes, unreadSince, type Unread } from "../conversations/unread.ts";

/** `about`: the id of whom it names. */
type Mail = { [Kind in MailName]: { kind: Kind; contents: MailContents[Kind]; about?: string } }[MailName];

/** Counted when the mail leaves, not when it is scheduled. */
type Contents = (state: MemberState, scheduled: ScheduledNotification, fits: NewFits[]) => Mail | undefined;

const contentsByKind: Record<ScheduledKind, Contents> = {
  new_conversations: ({ sql, env }, { ids }) => {
    const unread = unreadConversations(sql, ids);
    const [latest] = unread;
    const link = linkTo(env.PUBLIC_ORIGIN, { unread, one: "/chats/", all: "/chats" });
    if (!latest) return undefined;
    const contents = { from: latest.from, count: unread.length, link };
    return { kind: "new_conversations", contents, about: latest.person };
  },
  new_messages: ({ sql, env }, { ids }) => {
    const unread = unreadConversations(sql, ids);
    const [latest] = unread;
    const count = unread.reduce((sum, one) => sum + one.count, 0);
    const link = linkTo(env.PUBLIC_ORIGIN, { unread, one: "/chats/", all: "/chats" });
    if (!latest) return undefined;
    return { kind: "new_messages", contents: { from: latest.from, count, link }, about: latest.person };
  },
  like: ({ sql, env }, { ids }) => {
    const likes = newLikes(sql, ids);
    const [latest] = likes;
    const link = linkTo(env.PUBLIC_ORIGIN, { unread: likes, one: "/members/", all: "/likes/received" });
    if (!latest) return undefined;
    const switched = likes.length === 1 && cameBySwitch(sql, latest.person) && { by_switch: true as const };
    return {
      kind: "like",
      contents: { from: latest.from, count: likes.length, link, ...switched },
      about: latest.person,
    };
  },
  unread_message_reminders: ({ sql, env }) => {
    const count = totalsOf(sql).num_unread_messages;
    const link = `${env.PUBLIC_ORIGIN}/chats`;
    return count > 0 ? { kind: "unread_message_reminders", contents: { count, link } } : undefined;
  },
  weekly_updates: ({ sql, env }, _scheduled, fits) => {
    const { messages, likes } = unreadSince(sql, clock.now() - WEEK);
    if (messages + likes + fits.length === 0) return undefined;
    const link = `${env.PUBLIC_ORIGIN}${messages > 0 ? "/chats" : "/likes/received"}`;
    const found = fits.length > 0 && { fits: fits.map(({ query: _query, ...fit }) => fit) };
    return { kind: "weekly_updates", contents: { messages, likes, link, ...found, ...linkToFits(env, fits) } };
  },
  activation: (state) => {
    if (accountOf(state.sql).status === "confirmed") return undefined;
    return { kind: "reminders", contents: { about: "activation", link: activationLink(state) } };
  },
  photo: ({ sql, env }) => {
    if (photosOf(sql).some(({ status }) => status !== "refused")) return undefined;
    return { kind: "reminders", contents: { about: "photo", link: `${env.PUBLIC_ORIGIN}/profile/photos` } };
  },
};

/** What the mail says, by its kind; undefined when there is nothing to say any more. */
export function contentsOf(
  state: MemberState,
  scheduled: ScheduledNotification,
  fits: NewFits[] = [],
): Mail | undefined {
  return contentsByKind[scheduled.kind](state, scheduled, fits);
}

/** To the people themselves, the newest first; where there are several searches, to the list of them. */
function linkToFits({ PUBLIC_ORIGIN }: MemberState["env"], fits: NewFits[]): { fits_link?: string } {
  const [only, another] = fits;
  if (!only) return {};
  const query = new URLSearchParams(only.query);
  query.set("sort", "newest");
  return { fits_link: PUBLIC_ORIGIN + (another ? "/profile/searches" : `/members?${query.toString()}`) };
}

function linkTo(origin: string, { unread, one, all }: { unread: Unread[]; one: string; all: string }): string {
  const [only, another] = unread;
  return origin + (only && !another ? one + only.id : all);
}
