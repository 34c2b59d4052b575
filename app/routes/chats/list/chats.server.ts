import { type Chat, listMessages, MOST_LISTED } from "../../../contract/conversations/conversations.ts";
import { listLikes } from "../../../contract/people/discovery.ts";
import type { ReplyOf } from "../../../contract/endpoint.ts";
import { currentUser } from "../../../contract/account/session.ts";
import type { User } from "../../../contract/people/profile.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import {
  apiOf,
  localeOf,
  nowOf,
  settingsOf,
  textsOf,
  visitorOf,
  type Context,
} from "../../../request/context.server.ts";
import { textsInData, type Wanted } from "../../../request/locale/data-texts.server.ts";
import { dueAlertOf } from "../../../request/pages/due-alert.server.ts";
import { mayAskForPush } from "../../../request/visitor/dismissals.server.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { keptText } from "../kept-text.server.ts";
import { dayName } from "./chat-time.ts";
import { newestAndFound } from "./newest-and-found.server.ts";
import { searchedName } from "../../../domain/searched-name.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";

/** Characters of a search. */
const MOST_TYPED = 100;

interface Opening {
  request: Request;
  url: URL;
  context: Context;
  texts: Wanted;
}

/** What the list of conversations shows, the newest first as the API has them. */
export async function openList({ request, url, context, texts }: Opening) {
  const api = apiOf(context);
  const mayAsk = mayAskForPush(request);
  const q = url.searchParams.get("q")?.slice(0, MOST_TYPED) ?? "";
  const [{ chats, more }, { user }, likes] = await Promise.all([
    newestAndFound(api, q),
    api.callOrThrow(currentUser),
    mayAsk ? api.call(listLikes) : undefined,
  ]);
  const hasContact = chats.some((chat) => chat.last_message) || (likes?.ok === true && hasMatch(likes.value));
  const zone = readersZone(user, visitorOf(context).country);
  const asks = mayAsk && hasContact && dueAlertOf(user, { path: url.pathname, context }) === undefined;
  return {
    texts: textsInData(context, texts),
    chats: await markDraft(markLastOpened(chats, listedChats(chats, user, context), { zone, context }), context),
    /** The conversation that somebody is about to remove: they are asked first. */
    removing: url.searchParams.get("remove"),
    /** What is searched for in the names. */
    q,
    /** Said where older conversations are not listed. */
    older: more ? textsOf(context)("chat-list:older", { count: MOST_LISTED }) : undefined,
    zone,
    now: nowOf(context),
    /** Setting push_public_key, where the page asks about push messages: after the first message or match, and without an alert. */
    pushKey: (asks && settingsOf(context).push_public_key) || undefined,
  };
}

/** The rows of the list. */
export function listedChats(chats: readonly Chat[], user: User, context: Context) {
  const cardOptions = {
    prefix: settingsOf(context).cdn_prefix,
    locale: localeOf(context),
    home: user.profile.country,
    t: textsOf(context),
  };
  return chats.map(({ profile, last_opened: _opened, ...chat }) => ({
    ...chat,
    person: cardView(profile, cardOptions),
    deleted: profile.deleted,
    searched: searchedName(memberName(profile, textsOf(context))),
    /** Words before a last message that was not delivered: few lists need them, so no browser loads them. */
    note: noteOf(chat.last_message, context),
  }));
}

function noteOf(last: Chat["last_message"], context: Context): string {
  const undelivered = last?.inspection ?? last?.waits_for;
  return undelivered ? `${textsOf(context)(`safety:listed.${undelivered}`)} ` : "";
}

interface Reading {
  /** The reader's. */
  zone: string;
  context: Context;
}

/** The rows, and at that of the conversation that was open last, on any device, what is said of it. Spec §3 (last opened chat and date). */
function markLastOpened(chats: readonly Chat[], rows: readonly Row[], { zone, context }: Reading): ListedChat[] {
  const latest = chats.reduce((last, { last_opened: at }) => (at && at > last ? at : last), "");
  const marked = chats.findIndex(({ last_opened }) => last_opened && last_opened === latest);
  return rows.map((row, index) =>
    index === marked ? { ...row, opened: openedWords(row, latest, { zone, context }) } : row,
  );
}

/**
 * The rows, and at one of them the text that was refused without a script and stands in its field still. One browser keeps one at a time;
 * only then the conversation is asked whether a script has sent it since.
 */
async function markDraft(rows: readonly ListedChat[], context: Context): Promise<ListedChat[]> {
  const marked = await Promise.all(
    rows.map(async (row) => {
      if (row.deleted || !(await keptText(context, row.person.id))) return row;
      const page = await apiOf(context).call(listMessages, { with: row.person.id });
      const kept = page.ok ? await keptText(context, row.person.id, page.value.messages) : undefined;
      return { ...row, ...(kept && { draft: kept.text }) };
    }),
  );
  return marked;
}

/** The time is exact to the hour, so they name the day only. No browser loads these words. */
function openedWords({ person, deleted }: Row, at: string, { zone, context }: Reading) {
  const t = textsOf(context);
  const day = dayName(at, nowOf(context), { locale: localeOf(context), zone });
  return {
    when: t("chat-list:last.when", { day }),
    title: t("chat-list:last.title", { name: memberName({ ...person, deleted }, t) }),
    go: t("chat-list:last.go"),
  };
}

function hasMatch({ profiles, liked_by }: ReplyOf<typeof listLikes>): boolean {
  const liked = new Set(profiles.map(({ id }) => id));
  return liked_by.some(({ id, deleted }) => !deleted && liked.has(id));
}

type Row = ReturnType<typeof listedChats>[number];

export type LastOpened = ReturnType<typeof openedWords>;

export type ListedChat = Row & { opened?: LastOpened; draft?: string };
