import { useSyncExternalStore } from "react";
import { useLiveClient } from "../../../live/live-provider.tsx";

/** What was typed to this member on this device and not sent; empty without, and on the server. */
export function useStoredDraft(to: string): string {
  const { drafts } = useLiveClient();
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(to),
    () => "",
  );
}
