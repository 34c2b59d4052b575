import type { User } from "../../contract/people/profile.ts";
import { memberId } from "../../domain/auth/page-member.ts";
import { type Context, sessionOf } from "../../request/context.server.ts";
import { askUser } from "../../request/session/current-user.server.ts";

/** A member who writes to us; without name, address and `user` while the API fails. */
export interface Sender {
  id: string | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  user?: User;
}

/** In whose name a form of this page goes; undefined for a visitor. */
export async function senderOf(context: Context): Promise<Sender | undefined> {
  const asked = await askUser(context);
  if (asked.ok) {
    const { email, profile } = asked.value;
    return { id: memberId(asked.value), name: profile.name, email, user: asked.value };
  }
  // While the API cannot say who it is, the page stays a member's: it is no stranger's.
  const { signedIn, member } = sessionOf(context);
  return signedIn ? { id: member } : undefined;
}
