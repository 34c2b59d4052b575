import { listGoneConversations } from "../../contract/safety/reports.ts";
import type { User } from "../../contract/people/profile.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, type Context, localeOf, visitorOf } from "../../request/context.server.ts";
import { type Sender, senderOf } from "./sender.server.ts";

/** In whose name a complaint of a member goes, and whose conversation with them is gone; undefined for a visitor. */
export async function complainantOf(context: Context): Promise<Complainant | undefined> {
  const sender = await senderOf(context);
  if (!sender) return undefined;
  const { user, ...who } = sender;
  return { ...who, people: user && (await goneOf(user, context)) };
}

/** A member who complains; without a list while the API fails. */
export interface Complainant extends Omit<Sender, "user"> {
  people: GonePerson[] | undefined;
}

/** Without a list (another API has none) a complaint is made as ever. */
async function goneOf(user: User, context: Context) {
  const listed = await apiOf(context).call(listGoneConversations);
  if (!listed.ok) return listed.problem.error === "not_found" ? [] : undefined;
  const zone = readersZone(user, visitorOf(context).country);
  return listed.value.gone.map(({ conversation, profile, last_sent_at }) => {
    return { ...profile, conversation: conversation.id, at: formatMoment(last_sent_at, localeOf(context), zone) };
  });
}

export type GonePerson = NonNullable<Awaited<ReturnType<typeof goneOf>>>[number];
