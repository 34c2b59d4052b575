import { listChats } from "../../../contract/conversations.ts";
import { currentUser } from "../../../contract/session.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import { apiOf, localeOf, settingsOf, textsOf, visitorOf, type Context } from "../../../request/context.server.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";

/** What the list of conversations shows, the newest first as the API has them. */
export async function openList({ url, context }: { url: URL; context: Context }) {
  const api = apiOf(context);
  const [{ chats }, { user }] = await Promise.all([api.callOrThrow(listChats), api.callOrThrow(currentUser)]);
  const cardOptions = {
    prefix: settingsOf(context).cdn_prefix,
    locale: localeOf(context),
    home: user.profile.country,
    t: textsOf(context),
  };
  return {
    chats: chats.map(({ profile, ...chat }) => ({
      ...chat,
      person: cardView(profile, cardOptions),
      deleted: profile.deleted,
    })),
    /** The conversation that somebody is about to remove: they are asked first. */
    removing: url.searchParams.get("remove"),
    zone: readersZone(user, visitorOf(context).country),
    now: new Date().toISOString(),
  };
}

export type ListedChat = Awaited<ReturnType<typeof openList>>["chats"][number];
