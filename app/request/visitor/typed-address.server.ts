import { type Context, visitorCookieContext } from "../context.server.ts";

/** The address typed last at the reset form, or at a sign-in that the site was too busy for, or confirmed last on this device. In the visitor's encrypted cookie, never in a URL. */
export function typedAddress(context: Context): string {
  return context.get(visitorCookieContext).data.typed?.address ?? "";
}

/** Decision 0075. */
export function rememberAddress(context: Context, email: string): void {
  context.get(visitorCookieContext).change({ typed: { address: email.slice(0, 254) } });
}

/** Removed after the sign-in, so that the next person on this device does not see it. */
export function forgetAddress(context: Context): void {
  if (typedAddress(context)) context.get(visitorCookieContext).change({ typed: {} });
}
