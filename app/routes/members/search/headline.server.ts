import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { searchMembers } from "../../../contract/people/discovery.ts";
import type { User } from "../../../contract/people/profile.ts";
import { partOfDay } from "../../../domain/locale/part-of-day.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import type { SearchQuery } from "./search-query.ts";

type Reply = Pick<ReplyOf<typeof searchMembers>, "numResults" | "numNew" | "more" | "pageNumber" | "search">;

interface Headline {
  reply: Reply;
  user: User;
  /** As the address asks, without gaps. */
  query: SearchQuery;
  /** ISO 8601 */
  now: string;
  t: Translate;
}

/**
 * What stands above the faces: whoever comes in is greeted by name, with how many of the found signed up this week; with
 * wishes of their own in the address, and on later pages, it is how many were found.
 */
export function headline({ reply, user, query, now, t }: Headline): string {
  if (reply.pageNumber > 1 || Object.keys(query).length > 0) return capital(foundText(reply, t));
  const { name } = user.profile;
  const news = newsText(reply, t);
  if (!name) return capital(news ?? foundText(reply, t));
  const greeting = t(`cards:head.${partOfDay(now, readersZone(user))}`, { name });
  return news ? t("cards:head.greeted", { greeting, news }) : greeting;
}

function newsText(reply: Reply, t: Translate): string | undefined {
  if (reply.numNew) return t("cards:head.new", { count: reply.numNew, context: reply.search?.gender });
  return reply.numResults > 0 ? foundText(reply, t) : undefined;
}

function foundText({ numResults: count, more, search }: Reply, t: Translate): string {
  return more ? t("cards:head.found_many", { count }) : t("cards:head.found", { count, context: search?.gender });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
