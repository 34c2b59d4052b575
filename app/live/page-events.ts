import { pageHiddenCall } from "../contract/browser-calls.ts";
import { SIGN_OUT_PATH } from "../domain/auth/sign-out-path.ts";
import { forgetDrafts } from "./outbox/draft-store.ts";
import { forgetOutboxes } from "./outbox/outbox-store.ts";
import { forgetShownLikes } from "./shown-likes.ts";

interface PageEvents {
  /** Online again, or visible again. */
  onBack(): void;
  /** Who is signed in. */
  member: string | undefined;
}

/** Page hidden (a beacon, spec §7), visible again, online again, signed out. Returns how to stop. */
export function watchPageEvents({ onBack, member }: PageEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => {
    if (document.visibilityState === "visible") return onBack();
    navigator.sendBeacon(pageHiddenCall.path, new Blob(["{}"], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", onVisibility, { signal });
  addEventListener("online", onBack, { signal });
  document.addEventListener("submit", (event) => forgetOnSignOut(event, member), { signal, capture: true });
  return () => listening.abort();
}

/** Another person may use this device next. */
function forgetOnSignOut({ target }: Event, member: string | undefined) {
  if (!(target instanceof HTMLFormElement) || new URL(target.action).pathname !== SIGN_OUT_PATH) return;
  forgetOutboxes(localStorage);
  forgetShownLikes(localStorage);
  if (member !== undefined) forgetDrafts(localStorage, member);
}
