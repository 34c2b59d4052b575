import { useEffect } from "react";

/** Finds out, for the pages to come, whether this browser can be asked about push messages; a subscription is renewed on the way. */
export function usePushAvailability(member: string | undefined): void {
  useEffect(() => {
    if (member === undefined) return;
    // Where it fails (no connection, no storage) a later page tries again.
    void import("./subscribe.ts").then(({ pushState }) => pushState({ member })).catch(() => {});
  }, [member]);
}
