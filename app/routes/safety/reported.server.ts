import { listMessages } from "../../contract/conversations.ts";
import { getMember } from "../../contract/discovery.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { apiOf, type Context, localeOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";

/** Received messages that are offered to be named, the latest first. */
const OFFERED = 10;

/** Whom a report is about, with the photos that the member sees and what they got from them. Unknown: the 404 page. */
export async function reportedMember(id: string, context: Context) {
  const api = apiOf(context);
  if (id === sessionOf(context).member) throw failure({ error: "not_found" });
  const [{ profile }, received] = await Promise.all([
    api.callOrThrow(getMember, { id }),
    api.call(listMessages, { with: id, limit: 100 }),
  ]);
  const prefix = settingsOf(context).cdn_prefix;
  const seen = (profile.images ?? []).filter(({ locked }) => !locked);
  const theirs = received.ok ? received.value.messages.filter(({ own }) => !own).slice(-OFFERED) : [];
  return {
    person: { id, name: profile.name, deleted: profile.deleted },
    photos: seen.flatMap(({ id: photo, thumb_filename: file }) =>
      photo && file ? [{ id: photo, src: prefix + file }] : [],
    ),
    messages: theirs.toReversed().map(({ id: message, text, sent_at }) => {
      return { id: message, text, at: formatMoment(sent_at, localeOf(context)) };
    }),
  };
}
