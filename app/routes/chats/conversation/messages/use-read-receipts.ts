import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { Message } from "../../../../contract/conversations/message.ts";
import { useLiveClient } from "../../../../live/live-provider.tsx";
import { postRead } from "../../../../live/calls/member-api.ts";
import { lastPosition } from "../../../../live/messages/merge-messages.ts";

/** Pixels from the end that still count as the end. */
const NEAR = 48;

/** Is the newest message in view? The list's box is turned upside down: 0 is its end, upwards is negative. */
function atEnd(box: HTMLElement | null): boolean {
  return !box || box.scrollTop > -NEAR;
}

export function isNewestVisible(box: HTMLElement | null): boolean {
  return document.visibilityState === "visible" && atEnd(box);
}

interface ReadReceiptOptions {
  box: RefObject<HTMLElement | null>;
  conversation: string;
  messages: readonly Message[];
}

/** Tells the server what was really seen, and the reader what came in below while they looked further up. */
export function useReadReceipts({ box, conversation, messages }: ReadReceiptOptions) {
  const client = useLiveClient();
  const newest = lastPosition(messages, ({ own }) => !own);
  const [seen, setSeen] = useState(newest); // opening the page has read all that was there
  const reported = useRef(newest);

  const look = useEffectEvent(async () => {
    if (!isNewestVisible(box.current)) return;
    setSeen(newest);
    if (newest <= reported.current) return;
    const before = reported.current;
    reported.current = newest;
    const answer = await postRead(conversation, newest);
    if (answer.ok) client.setTotals({ num_unread_messages: answer.value.num_unread_messages });
    else reported.current = before; // told at the next look
  });

  // After painting: a message is read once it can be seen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => void look());
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  useEffect(() => {
    const onLook = () => void look();
    const element = box.current;
    element?.addEventListener("scroll", onLook, { passive: true });
    document.addEventListener("visibilitychange", onLook);
    return () => {
      element?.removeEventListener("scroll", onLook);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [box]);

  return { newBelow: messages.filter(({ own, position }) => !own && position > seen).length };
}
