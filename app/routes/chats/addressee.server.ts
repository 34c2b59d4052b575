import { currentUser } from "../../contract/account/session.ts";
import { listMessages, type MessagesPage } from "../../contract/conversations/conversations.ts";
import type { User } from "../../contract/people/profile.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { apiOf, type Context, textsOf, visitorOf } from "../../request/context.server.ts";
import { beforeFirst, costWords, noteBefore, unconfirmedOf } from "./before-writing.server.ts";

interface Sending {
  /** The addressee's. */
  id: string;
  /** Credits that it costs. */
  price: number;
  /** Of the page. */
  url: URL;
}

/** Whom something is sent to, and what is said before it is: as in their conversation. */
export async function addressee(context: Context, { id, price, url }: Sending) {
  const api = apiOf(context);
  const [page, { user }] = await Promise.all([
    api.callOrThrow(listMessages, { with: id, limit: 1 }),
    api.callOrThrow(currentUser),
  ]);
  const { profile } = page;
  const start = beforeFirst(context, page, readersZone(user, visitorOf(context).country));
  return {
    id: profile.id,
    name: memberName(profile, textsOf(context)),
    fictional: profile.fictional === true,
    price,
    cost: costWords(context, { credits: price, country: user.profile.country, paid: page.last_price }),
    balance: balanceOf(page, user, price),
    /** To credits, and from there back to this page: the last word of its address is the page's. */
    credits: `/credits?for=${profile.id}.${url.pathname.split("/").at(-1)}`,
    note: noteBefore(context, page, price),
    unconfirmed: unconfirmedOf(context, page, url.pathname + url.search),
    /** Nobody may be written to any more today, or at all. */
    closed: start?.closed ? start : undefined,
  };
}

/** Nothing before the address is confirmed: the first credits come then (decision 0209). */
function balanceOf({ unconfirmed }: MessagesPage, { credits }: User, price: number) {
  return price > 0 && !unconfirmed ? { credits, tooFew: credits < price } : undefined;
}

export type Addressee = Awaited<ReturnType<typeof addressee>>;
