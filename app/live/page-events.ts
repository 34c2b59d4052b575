import { pageHiddenCall } from "../contract/browser-calls.ts";

/**
 * Page hidden (a beacon, spec §7); `onBack` when it is visible or online again, and when this device got a push message (`sw-push.js`);
 * `onCut` when it is offline. Returns how to stop.
 */
export function watchPageEvents(onBack: () => void, onCut: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => {
    if (document.visibilityState === "visible") return onBack();
    navigator.sendBeacon(pageHiddenCall.path, new Blob(["{}"], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", onVisibility, { signal });
  addEventListener("online", onBack, { signal });
  addEventListener("offline", onCut, { signal });
  navigator.serviceWorker?.addEventListener("message", onBack, { signal });
  return () => listening.abort();
}
