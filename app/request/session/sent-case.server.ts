import { type Context, visitorCookieContext } from "../context.server.ts";

/** A report or complaint was sent from this browser: the next page says its number, and says it again when reloaded. */
export function rememberCase(context: Context, number: string): void {
  context.get(visitorCookieContext).change({ sent: { case: number } });
}

/** The number in the page's address, if it is of what was sent last from this browser: anybody can write an address. */
export function sentCase(context: Context, { searchParams }: URL): string | undefined {
  const number = context.get(visitorCookieContext).data.sent?.case;
  return number === searchParams.get("case") ? number : undefined;
}
