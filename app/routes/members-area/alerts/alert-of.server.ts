import type { User } from "../../../contract/profile.ts";
import { type AlertKind, dueAlert } from "../../../domain/notifications/alerts.ts";
import { isLive } from "../../../domain/live-features.ts";
import type { Context } from "../../../request/context.server.ts";
import { readCookie } from "../../../request/session/cookies.server.ts";
import { dismissalsOf } from "../../../request/session/dismissals.server.ts";
import { platformContext } from "../../../request/platform.server.ts";

interface Asked {
  user: User;
  /** Setting push_public_key. */
  pushKey?: string | null;
  path: string;
  request: Request;
  context: Context;
}

/** `pushOffer`: the browser has told that it can be offered push messages (live/push/push-availability.ts). */
interface Due {
  alert?: AlertKind;
  pushKey?: string;
  pushOffer?: true;
}

/** The alert of this page; the key goes only where it is needed, as page data is sent on top of the HTML. */
export function alertOf({ user, pushKey, path, request, context }: Asked): Due {
  const now = context.get(platformContext).clock.now();
  const uploads = isLive("photo_upload");
  const alert = dueAlert({ user, path, dismissed: dismissalsOf(context), now, push: Boolean(pushKey), uploads });
  if (alert !== "push" || !pushKey) return { alert };
  return { alert, pushKey, ...(readCookie(request, "push") === "1" && { pushOffer: true }) };
}
