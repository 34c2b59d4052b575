import { listGoneConversations } from "../../contract/safety/reports.ts";
import type { User } from "../../contract/people/profile.ts";
import { memberId } from "../../domain/auth/page-member.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, type Context, localeOf, sessionOf, visitorOf } from "../../request/context.server.ts";
import { askUser } from "../../request/session/current-user.server.ts";

/** In whose name a complaint of a member goes, and whose conversation with them is gone; undefined for a visitor. */
export async function complainantOf(context: Context): Promise<Complainant | undefined> {
  const asked = await askUser(context);
  if (asked.ok) {
    const { email, profile } = asked.value;
    return { id: memberId(asked.value), name: profile.name, email, people: await goneOf(asked.value, context) };
  }
  // While the API cannot say who it is, the page stays a member's: it is no stranger's.
  const { signedIn, member } = sessionOf(context);
  return signedIn ? { id: member, people: undefined } : undefined;
}

/** A member who complains; without name and list while the API fails. */
export interface Complainant {
  id: string | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
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
