import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useLive, useLiveClient } from "../../../live/live-provider.tsx";
import { areTotalsOther } from "../are-totals-other.ts";

/** The conversation that is being removed right now: it leaves the page first, then the server (spec §4). */
export function useRemovedChat(): string | undefined {
  const { formAction, formData } = useNavigation();
  const id = formAction?.split("?")[0] === "/chats" ? formData?.get("id") : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Whatever happens in a conversation, on any device, changes this list: it is asked for again. */
export function useChatUpdates(): void {
  const { state, revalidate } = useRevalidator();
  const isStale = useRef(false);
  const refresh = () => {
    if (state === "idle") void revalidate();
    else isStale.current = true;
  };
  useEffect(() => {
    if (state !== "idle" || !isStale.current) return;
    isStale.current = false;
    void revalidate();
  }, [state, revalidate]);
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
