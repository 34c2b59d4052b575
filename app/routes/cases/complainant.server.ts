import { listGoneConversations } from "../../contract/safety/reports.ts";
import type { User } from "../../contract/people/profile.ts";
import { memberId } from "../../domain/auth/page-member.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, type Context, localeOf, visitorOf } from "../../request/context.server.ts";
import { currentUserOf } from "../../request/session/current-user.server.ts";

/** In whose name a complaint of a member goes, and whose conversation with them is gone; undefined for a visitor. */
export async function complainantOf(context: Context) {
  const user = await currentUserOf(context);
  if (!user) return undefined;
  const { email, profile } = user;
  return { id: memberId(user), name: profile.name, email, people: await goneOf(user, context) };
}

/** Without a list (another API has none) a complaint is made as ever. */
async function goneOf(user: User, context: Context) {
  const listed = await apiOf(context).call(listGoneConversations);
  if (!listed.ok) return [];
  const zone = readersZone(user, visitorOf(context).country);
  return listed.value.gone.map(({ conversation, profile, last_sent_at }) => {
    return { ...profile, conversation: conversation.id, at: formatMoment(last_sent_at, localeOf(context), zone) };
  });
}

export type GonePerson = Awaited<ReturnType<typeof goneOf>>[number];
