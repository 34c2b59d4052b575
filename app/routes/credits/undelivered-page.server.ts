import { type Context, sessionOf, typedOf } from "../../request/context.server.ts";

/** Where what waits for credits is sent from: the page of a photo or a gift that was refused, else the conversation with this member. */
export async function undeliveredPage(id: string, context: Context): Promise<string> {
  const { member } = sessionOf(context);
  const kept = (page: string) => typedOf(context).read(member, `/members/${id}/${page}`);
  const key = (await kept("photo"))?.get("client_id");
  if (typeof key === "string") return `/members/${id}/photo?${new URLSearchParams({ key })}`;
  return (await kept("gift")) ? `/members/${id}/gift` : `/members/${id}/chat#newest`;
}
