import type { User } from "../../contract/profile.ts";
import { type AlertKind, dueAlert } from "../../domain/alerts.ts";
import { isLive } from "../../domain/live-features.ts";
import type { Context } from "../../request/context.server.ts";
import { dismissalsOf } from "../../request/dismissals.server.ts";
import { platformContext } from "../../request/platform.server.ts";

interface Asked {
  user: User;
  /** Setting push_public_key. */
  pushKey?: string | null;
  path: string;
  context: Context;
}

/** The alert of this page; the key goes only where it is needed, as page data is sent on top of the HTML. */
export function alertOf({ user, pushKey, path, context }: Asked): { alert?: AlertKind; pushKey?: string } {
  const now = context.get(platformContext).clock.now();
  const uploads = isLive("photo_upload");
  const alert = dueAlert({ user, path, dismissed: dismissalsOf(context), now, push: Boolean(pushKey), uploads });
  return alert === "push" && pushKey ? { alert, pushKey } : { alert };
}
