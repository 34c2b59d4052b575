import { type Context, visitorCookieContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";

/** This browser has just deleted an account, which is erased at `until` (ISO 8601). It says so without naming anyone. */
export function rememberDeletedAccount(context: Context, until: string): void {
  context.get(visitorCookieContext).change({ closed: { until } });
}

/** Until when the account that was deleted here can come back; nothing once that time is over, or without one. */
export function reactivationUntil(context: Context): string | undefined {
  const until = context.get(visitorCookieContext).data.closed?.until;
  return until && Date.parse(until) > context.get(platformContext).clock.now() ? until : undefined;
}

/** The account was reactivated. */
export function forgetDeletedAccount(context: Context): void {
  const cookie = context.get(visitorCookieContext);
  if (cookie.data.closed) cookie.change({ closed: {} });
}
