import type { DismissibleAlert } from "../../domain/notifications/alerts.ts";
import { type Context, visitorCookieContext } from "../context.server.ts";
import { readCookie, setCookie } from "./cookies.server.ts";
import { platformContext } from "../platform.server.ts";

/** Which alerts were put away in this browser, and when (ms since 1970). Spec §9. */
export function dismissalsOf(context: Context): Readonly<Record<string, number>> {
  return context.get(visitorCookieContext).data.dismissals ?? {};
}

/** Puts an alert away, from now on; `domain/notifications/alerts.ts` says for how long. */
export function dismiss(context: Context, alert: DismissibleAlert): void {
  const now = context.get(platformContext).clock.now();
  context.get(visitorCookieContext).change({ dismissals: { ...dismissalsOf(context), [alert]: now } });
}

/**
 * The question about push messages was answered with "Not now": kept with its moment in that cookie, which lives longest. A
 * page's script cannot write over it, as it is `HttpOnly` from now on. Decision 0163.
 */
export function dismissPushQuestion(context: Context): void {
  const { clock, directives } = context.get(platformContext);
  directives.cookies.push(async () => [setCookie("push", String(clock.now()))]);
}

/** May this browser be asked about push messages? Its script has said so, and nobody has answered (live/push/push-availability.ts). */
export function mayAskForPush(request: Request): boolean {
  return readCookie(request, "push") === "1";
}
