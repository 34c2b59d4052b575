import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { useLive, useLiveClient } from "../../../live/live-provider.tsx";
import { areTotalsOther } from "../are-totals-other.ts";

/** The conversation that is being removed right now: it leaves the page first, then the server (spec §4). */
export function useRemovedChat(): string | undefined {
  const { formAction, formData } = useNavigation();
  const id = formAction?.split("?")[0] === "/chats" ? formData?.get("id") : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Whatever happens in a conversation, on any device, changes the list: it is asked for again, once `state` is "idle". */
export function useChatUpdates(state: string, ask: () => unknown): void {
  const isStale = useRef(false);
  const refresh = () => {
    if (state === "idle") ask();
    else isStale.current = true;
  };
  const askAgain = useEffectEvent(() => ask());
  useEffect(() => {
    if (state !== "idle" || !isStale.current) return;
    isStale.current = false;
    askAgain();
  }, [state]);
  const client = useLiveClient();
  const wasOpen = useRef(client.open);
  useLive("hello", ({ totals }) => {
    // The first one of a page that has just come brings nothing new, unless it says so. Any other one follows a gap.
    if (wasOpen.current || areTotalsOther(totals, client.totals())) refresh();
    wasOpen.current = true;
  });
  useLive("message", refresh);
  useLive("totals", refresh);
}
