import { listBlocked } from "../../contract/safety/blocks.ts";
import { listMessages, type MessagesPage } from "../../contract/conversations/conversations.ts";
import { type Message } from "../../contract/conversations/message.ts";
import { currentUser } from "../../contract/account/session.ts";
import { getMember } from "../../contract/people/discovery.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, type Context, localeOf, sessionOf, settingsOf, visitorOf } from "../../request/context.server.ts";
import { positionIn } from "../../request/forms/position.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { receivedIn } from "./received-messages.ts";
import { aboutMessage, positionOf } from "../../page-parts/reported-about.ts";

/**
 * Whom a report is about, with the photos that the member sees and what they got from them: `?about=` names one of these (`latest`: the last message),
 * the last `?before=` a position before which they lie. Unknown: the 404 page.
 */
export async function reportedMember(id: string, url: URL, context: Context) {
  if (id === sessionOf(context).member) throw failure({ error: "not_found" });
  const before = positionIn(url.searchParams.getAll("before").at(-1) ?? null);
  const about = url.searchParams.get("about");
  const [found, page, chosen, view] = await Promise.all([
    profileOf(id, context),
    messagesOf({ id, before, limit: 100, context }),
    chosenMessage(about ?? "", id, context),
    messageViewFor(context),
  ]);
  const profile = found ?? (page && goneWriter(page));
  if (!profile) throw failure({ error: "not_found" });
  const prefix = settingsOf(context).cdn_prefix;
  const seen = (profile.images ?? []).filter(({ locked }) => !locked);
  const { offered, older } = receivedIn(page);
  const named = about === "latest" ? offered.at(-1) : chosen;
  return {
    older,
    /** Chosen at first: what the link to the page names. Nothing where that is not to be found, or what it is about is gone. */
    about: named ? aboutMessage(named) : about === null && found ? "profile" : "",
    chosen,
    person: { id, name: profile.name, deleted: profile.deleted },
    isBlocked: profile.isBlocked,
    isGone: !found,
    photos: seen.flatMap(({ id: photo, thumb_filename: file }) =>
      photo && file ? [{ id: photo, src: prefix + file }] : [],
    ),
    messages: offered.toReversed().map(view),
  };
}

interface MessagesOf {
  id: string;
  before?: number | undefined;
  limit: number;
  context: Context;
}

/** A page of what was written with them; undefined where nothing can be. */
export async function messagesOf({ id, before, limit, context }: MessagesOf) {
  const order = { with: id, limit, ...(before !== undefined && { before }) };
  const page = await apiOf(context).call(listMessages, order);
  if (page.ok) return page.value;
  if (page.problem.error === "not_found" || page.problem.error === "blocked") return undefined;
  throw failure(page.problem);
}

/** The message that was chosen, for a page of messages that it may not be on. */
export async function chosenMessage(about: string, id: string, context: Context) {
  const position = positionOf(about);
  if (position === undefined) return undefined;
  const order = { with: id, after: position - 1, limit: 1 };
  const [page, view] = await Promise.all([apiOf(context).call(listMessages, order), messageViewFor(context)]);
  const [message] = page.ok ? page.value.messages : [];
  return message && !message.own && aboutMessage(message) === about ? view(message) : undefined;
}

/** How a message is shown: its time is the reader's. */
async function messageViewFor(context: Context) {
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const { user } = await apiOf(context).callOrThrow(currentUser);
  const zone = readersZone(user, visitorOf(context).country);
  return ({ id, position, text, gift, photo, sent_at }: Message) => ({
    id,
    position,
    text,
    gift,
    photo,
    at: formatMoment(sent_at, localeOf(context), zone),
  });
}

/** As the member sees them; of whom they blocked they see no more than their list says, and nothing once they are gone. */
export async function profileOf(id: string, context: Context) {
  const seen = await apiOf(context).call(getMember, { id });
  if (seen.ok) return { ...seen.value.profile, isBlocked: false };
  if (seen.problem.error !== "not_found") throw failure(seen.problem);
  const { blocked } = await apiOf(context).callOrThrow(listBlocked);
  const person = blocked.find((one) => one.id === id && !one.deleted);
  return person && { ...person, images: [], isBlocked: true };
}

/** Of somebody who left or is suspended what they wrote is there still, and can be reported. */
function goneWriter({ profile, messages }: MessagesPage) {
  return messages.some(({ own }) => !own) ? { ...profile, images: [], isBlocked: false } : undefined;
}
