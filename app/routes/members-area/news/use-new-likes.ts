import { useEffect, useEffectEvent } from "react";
import type { LiveEvent } from "../../../contract/live.ts";
import { getLikes } from "../../../live/calls/member-api.ts";
import { useLiveClient } from "../../../live/live-provider.tsx";
import { claimLike, forgetShownLikes } from "../../../live/shown-likes.ts";

type LikeEvent = Extract<LiveEvent, { kind: "like" }>;

/** Calls `handler` with a like that arrives, once on this device, as soon as somebody looks at the page. */
export function useNewLikes(member: string | undefined, handler: (event: LikeEvent) => void): void {
  const client = useLiveClient();
  const handle = useEffectEvent(handler);
  useEffect(() => {
    /** A tab that nobody looks at leaves them to the one that is looked at. */
    let waiting: LikeEvent[] = [];
    if (member !== undefined) forgetShownLikes(localStorage, member);
    async function tell(event: LikeEvent) {
      if (member === undefined || (await claimLike(event.profile.id, member, device()))) handle(event);
    }
    async function look() {
      if (!isLookedAt() || waiting.length === 0) return;
      const events = waiting;
      waiting = [];
      for (const event of await stillNew(events)) void tell(event);
    }
    const stop = client.subscribe((event) => {
      if (event.kind !== "like") return;
      if (isLookedAt()) void tell(event);
      else waiting.push(event);
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [client, member]);
}

function isLookedAt(): boolean {
  return document.visibilityState === "visible";
}

/** Without those that were taken back, were seen elsewhere or are of a deleted account; none where nobody can say. */
async function stillNew(events: readonly LikeEvent[]): Promise<LikeEvent[]> {
  const likes = await getLikes();
  if (!likes.ok) return [];
  const found = likes.value.liked_by.filter(({ like_new, deleted }) => like_new && !deleted);
  return events.filter(({ profile }) => found.some(({ id }) => id === profile.id));
}

function device() {
  return { storage: localStorage, locks: "locks" in navigator ? navigator.locks : undefined };
}
