import { useEffect, useEffectEvent } from "react";
import type { LiveEvent } from "../../../contract/live.ts";
import { useLiveClient } from "../../../live/live-provider.tsx";
import { claimLike, forgetShownLikes } from "../../../live/shown-likes.ts";

type LikeEvent = Extract<LiveEvent, { kind: "like" }>;

/** Calls `handler` with a like that arrives, once on this device, as soon as somebody looks at the page. */
export function useNewLikes(member: string | undefined, handler: (event: LikeEvent) => void): void {
  const client = useLiveClient();
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    if (member !== undefined) forgetShownLikes(localStorage, member);
    async function tell(event: LikeEvent) {
      if (document.visibilityState !== "visible") {
        await lookedAt(signal);
        // Taken back meanwhile, or seen elsewhere.
        if (client.totals().num_new_likes === 0) return;
      }
      if (member === undefined || (await claimLike(event.profile.id, member, device()))) handle(event);
    }
    const stop = client.subscribe((event) => {
      if (event.kind === "like") void tell(event);
    });
    return () => {
      stop();
      listening.abort();
    };
  }, [client, member]);
}

function device() {
  return { storage: localStorage, locks: "locks" in navigator ? navigator.locks : undefined };
}

/** A tab that nobody looks at leaves the like to the one that is looked at. Never, where the page is left before. */
function lookedAt(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === "visible" && resolve();
    document.addEventListener("visibilitychange", look, { signal });
  });
}
