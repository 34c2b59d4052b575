import { useEffect, useEffectEvent, useRef } from "react";
import type { ClientEvent } from "../../../live/live-client.ts";
import { postLikeTold } from "../../../live/calls/member-api.ts";
import { useLiveClient } from "../../../live/live-provider.tsx";
import { useLikeDelay } from "./use-like-delay.ts";

type LikeEvent = Extract<ClientEvent, { kind: "like" | "auto_like" }>;

/** Calls `handler` with a like that arrives, as soon as somebody looks at the page; one page of all the member's devices does. */
export function useNewLikes(handler: (event: LikeEvent) => void): void {
  const client = useLiveClient();
  const handle = useEffectEvent(handler);
  const isDelayed = useLikeDelay();
  const waiting = useRef<LikeEvent[]>([]);
  const tell = useEffectEvent(async () => {
    // A tab that nobody looks at leaves them to the one that is looked at.
    if (isDelayed || document.visibilityState !== "visible") return;
    for (const event of waiting.current.splice(0)) if (await mayTell(event)) handle(event);
  });
  useEffect(() => {
    const look = () => void tell();
    const stop = client.subscribe((event) => {
      if (event.kind !== "like" && event.kind !== "auto_like") return;
      waiting.current.push(event);
      look();
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [client]);
  useEffect(() => {
    if (!isDelayed) void tell();
  }, [isDelayed]);
}

/** Not of one that another page told of, that was taken back or was seen. An API that only polls knows no such question. */
async function mayTell({ kind, profile }: LikeEvent): Promise<boolean> {
  const told = await postLikeTold(profile.id);
  return told.ok ? told.value.first : kind === "auto_like";
}
