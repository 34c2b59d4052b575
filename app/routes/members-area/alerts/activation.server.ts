import type { User } from "../../../contract/people/profile.ts";
import { remindsOfActivation } from "../../../domain/notifications/badge-count.ts";
import type { Context } from "../../../request/context.server.ts";
import { platformContext } from "../../../request/platform.server.ts";
import { isPhone } from "../../../request/headers/is-phone.server.ts";

/** Spec §9: the hint at the spam folder. */
const HINT_AFTER_MS = 60_000;

/** The reminder that the address is not confirmed yet. */
export interface Activation {
  /** Where the mail went. */
  email?: string;
  /** Milliseconds until the mail should have arrived; 0 when that is over. */
  hintIn: number;
  /** As a modal: right after the sign-up, on a smartphone. */
  modal?: true;
}

/** Is there something to remind of, and how? Spec §4. */
export function activationReminder(
  user: User,
  { request, url, context }: { request: Request; url: URL; context: Context },
): Activation | undefined {
  if (!remindsOfActivation(user)) return undefined;
  const mailed = Date.parse(user.activation_mailed ?? "") || 0;
  const modal = url.searchParams.has("api_signup_complete") && isPhone(request.headers);
  return {
    email: user.email ?? undefined,
    hintIn: Math.max(0, mailed + HINT_AFTER_MS - context.get(platformContext).clock.now()),
    ...(modal && { modal }),
  };
}
