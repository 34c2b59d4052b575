import type { Context } from "../../request/context.server.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { messagesOf, profileOf } from "./reported.server.ts";
import { wayOn } from "./way-on.ts";

/** The list of blocked members: the profile of one is not to be seen. */
export const BLOCKED = "/profile/blocked";

interface Sent {
  number: string;
  /** Of the member who was reported. */
  id: string;
  url: URL;
  context: Context;
}

/** What is said once a report has arrived: its number, whether the other one is blocked as of now, and the way on. */
export async function reportReceipt({ number, id, url, context }: Sent) {
  const seen = await profileOf(id, context);
  const page = `/members/${encodeURIComponent(id)}`;
  const isBlocked = seen?.isBlocked ?? false;
  const question = new URLSearchParams({ block: "1", back: url.pathname + url.search });
  return {
    number,
    /** Nobody where the account is gone: there is nothing to block. */
    person: seen && { id, name: seen.name, isBlocked },
    blockPage: `${page}?${question}`,
    way: wayOn(redirectTarget(url.searchParams.get("back"), "/members"), {
      page,
      hasProfile: seen !== undefined && !isBlocked,
      // What somebody who left wrote is there still, unless they blocked the member.
      hasChat: seen ? !isBlocked : (await messagesOf({ id, limit: 1, context })) !== undefined,
    }),
  };
}
