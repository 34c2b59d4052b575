import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { isUnsent, type Unsent } from "../navigation/unsent.ts";

/** After that the answer counts as not come. */
const MOST_MS = 15_000;

/** What was sent, and why it failed if it did; returns what is to be sent next. */
type OnAnswer = (sent: boolean, unsent?: Unsent["unsent"]) => boolean | undefined;

/** Sends a like, or that it is taken back, to the action of its page; one after the other. */
export function useLikeRequest(id: string, onAnswer: OnAnswer) {
  const fetcher = useFetcher<unknown>({ key: `like ${id}` });
  const { state } = fetcher;
  const sent = useRef<boolean>(undefined);
  const isLate = useRef(false);

  function send(value: boolean) {
    sent.current = value;
    isLate.current = false;
    void fetcher.submit({ [value ? "like" : "unlike"]: id }, { method: "post", preventScrollReset: true });
  }
  const onIdle = useEffectEvent(() => {
    const value = sent.current;
    if (value === undefined) return;
    sent.current = undefined;
    const { data } = fetcher;
    const next = onAnswer(value, isLate.current ? "connection" : isUnsent(data) ? data.unsent : undefined);
    if (next !== undefined) send(next);
  });
  const onLate = useEffectEvent(() => {
    isLate.current = true;
    fetcher.reset();
  });
  useEffect(() => {
    if (state === "idle") onIdle();
    if (state !== "submitting") return undefined;
    const timer = setTimeout(() => onLate(), MOST_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { send, isPending: () => sent.current !== undefined };
}
