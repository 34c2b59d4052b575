import { currentUser } from "../../contract/account/session.ts";
import { listMessages } from "../../contract/conversations.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { leastMoney } from "../../page-parts/words/price-words.server.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf, visitorOf } from "../../request/context.server.ts";
import { beforeFirst, noteBefore } from "./conversation/before-writing.server.ts";

/** Whom something is sent to that costs `price` credits, and what is said before it is. */
export async function addressee(context: Context, { id, price }: { id: string; price: number }) {
  const api = apiOf(context);
  const [page, { user }] = await Promise.all([
    api.callOrThrow(listMessages, { with: id, limit: 1 }),
    api.callOrThrow(currentUser),
  ]);
  const { profile } = page;
  const { country } = user.profile;
  const start = beforeFirst(context, page, readersZone(user, visitorOf(context).country));
  return {
    person: cardView(profile, {
      prefix: settingsOf(context).cdn_prefix,
      locale: localeOf(context),
      home: country,
      t: textsOf(context),
    }),
    deleted: profile.deleted,
    price,
    money: leastMoney(context, { credits: price, country }),
    credits: user.credits,
    note: noteBefore(context, page, price),
    /** Nobody may be written to any more today, or at all. */
    closed: start?.closed ? start : undefined,
  };
}

export type Addressee = Awaited<ReturnType<typeof addressee>>;
