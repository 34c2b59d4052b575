import { type Context, sessionOf, typedOf } from "../../request/context.server.ts";
import type { Wanted } from "./order-address.ts";

/**
 * Where what waits for credits is sent from: the page of the photo or gift that led here, while it still has what was chosen there;
 * else the conversation with this member.
 */
export async function undeliveredPage({ id, page }: Wanted, context: Context): Promise<string> {
  const { member } = sessionOf(context);
  const kept = async () => (await typedOf(context).read(member, `/members/${id}/${page}`))?.get("client_id");
  if (page === "photo") {
    const key = await kept();
    if (typeof key === "string") return `/members/${id}/photo?${new URLSearchParams({ key })}`;
  }
  return page === "gift" ? `/members/${id}/gift` : `/members/${id}/chat#newest`;
}
