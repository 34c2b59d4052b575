import { useEffect, useRef, useState } from "react";
import { useLive, useLiveClient } from "../../../../live/live-provider.tsx";
import { postTyping } from "../../../../live/calls/member-api.ts";

const TELL_EVERY = 3_000;
const SHOWN_FOR = 5_000;

/** Is the other one typing? A sign of it counts for five seconds, or until their message comes. */
export function useOtherTyping(conversation: string): boolean {
  const [sign, setSign] = useState(0);
  useLive("typing", (event) => {
    if (event.conversation === conversation) setSign((count) => count + 1);
  });
  useLive("message", (event) => {
    if (event.conversation === conversation && !event.message.own) setSign(0);
    return false;
  });
  useEffect(() => {
    if (sign === 0) return undefined;
    const timer = setTimeout(() => setSign(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [sign]);
  return sign > 0;
}

/** Tells the other one that somebody types here, at most every three seconds. Only while the socket is open. */
export function useSendTyping(to: string): () => void {
  const client = useLiveClient();
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (!client.open || now - told.current < TELL_EVERY) return;
    told.current = now;
    postTyping(to);
  };
}
