import type { DismissibleAlert } from "../../domain/notifications/alerts.ts";
import { type Context, visitorCookieContext } from "../context.server.ts";
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
