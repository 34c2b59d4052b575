import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher, useFormAction } from "react-router";
import { isUnsent, type Unsent } from "../navigation/unsent.ts";

/** After that the answer counts as not come. */
const MOST_MS = 15_000;

/** What was sent, and why it failed if it did; returns what is to be sent next. */
type OnAnswer = (sent: boolean, unsent?: Unsent["unsent"]) => boolean | undefined;

/** Sends a like, or that it is taken back, to the action of its page; one after the other. */
export function useLikeRequest(id: string, onAnswer: OnAnswer) {
  const fetcher = useFetcher<unknown>({ key: `like ${id}` });
  const { state } = fetcher;
  // Of the page that the button stands on, also when it is sent from the next.
  const action = useFormAction();
  const sent = useRef<boolean>(undefined);
  const answered = useRef<Promise<void>>(undefined);
  const isLate = useRef(false);

  function send(value: boolean) {
    sent.current = value;
    isLate.current = false;
    answered.current = fetcher.submit(
      { [value ? "like" : "unlike"]: id },
      { method: "post", action, preventScrollReset: true },
    );
  }
  const onIdle = useEffectEvent(() => {
    const value = sent.current;
    if (value === undefined) return;
    sent.current = undefined;
    const { data } = fetcher;
    const next = onAnswer(value, isLate.current ? "connection" : isUnsent(data) ? data.unsent : undefined);
    if (next !== undefined) send(next);
  });
  useEffect(() => {
    if (state === "idle") onIdle();
  }, [state]);
  useDeadline(state === "submitting", () => {
    isLate.current = true;
    fetcher.reset();
  });

  return {
    send,
    isPending: () => sent.current !== undefined,
    /** For when the button leaves the page: what was asked last is sent nevertheless, after what is on its way. */
    sendAfter(value: boolean) {
      if (sent.current !== undefined && sent.current !== value) void answered.current?.then(() => send(value));
    },
  };
}

function useDeadline(isPending: boolean, onLate: () => void): void {
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => late(), MOST_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
}
