import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Message } from "../../../contract/conversations/message.ts";
import type { Totals } from "../../../contract/conversations/conversations.ts";
import { areTotalsOther } from "../are-totals-other.ts";
import { useLive, useLiveClient } from "../../../live/live-provider.tsx";
import { getMessages } from "../../../live/calls/member-api.ts";
import { hasLeft, lastPosition, mergeMessages, stillTrue } from "../../../live/messages/merge-messages.ts";
import { messagesSince } from "../../../live/messages/messages-since.ts";
import type { ConversationData } from "./conversation.server.ts";

/** Positions up to which the own messages are read, and have arrived. */
export type Signs = Pick<ConversationData, "read_by_other" | "delivered_by_other">;

/** The messages of the page, and older ones that the reader asks for. */
export function useConversation(data: ConversationData, seeing: () => boolean) {
  const [added, setAdded] = useState<readonly Message[]>([]);
  const [more, setMore] = useState<boolean>();
  const [told, setTold] = useState<Partial<Signs>>({});
  const [stale, setStale] = useState<readonly Message[]>([]);
  const messages = useMemo(
    () => mergeMessages(data.messages, stillTrue(added, { stale, page: data.messages })),
    [data.messages, added, stale],
  );
  const { revalidate } = useRevalidator();
  /** Loads the page anew: what it showed before counts only where it does not reach. */
  const reload = async () => {
    await revalidate();
    setAdded((known) => mergeMessages(messages, known));
    setStale(messages);
  };
  const add = (found: readonly Message[], signs: Partial<Signs> = {}) => {
    setAdded((known) => mergeMessages(known, found));
    setTold((known) => latestOf(known, signs));
    // With the first answer that has left, the other one's photos are shown (decision 0213).
    if (found.some(hasLeft) && messages.some(({ photo }) => photo?.locked)) void reload();
  };
  useIncoming({ data, messages, seeing, add, reload });
  useSigns(data, (signs) => add([], signs));
  useConfirmation(data, reload);

  return {
    messages,
    more: more ?? data.more,
    signs: latestOf(data, told),
    /** Brings older messages in place; false when it could not, and the link has to do it. */
    async showOlder(): Promise<boolean> {
      const page = await getMessages(data.conversation.id, { before: messages[0]?.position ?? 0 });
      if (!page.ok) return false;
      add(page.value.messages);
      setMore(page.value.more);
      return true;
    },
  };
}

function latestOf(one: Partial<Signs>, other: Partial<Signs>): Signs {
  const latest = (sign: keyof Signs) => Math.max(one[sign] ?? 0, other[sign] ?? 0);
  return { read_by_other: latest("read_by_other"), delivered_by_other: latest("delivered_by_other") };
}

interface Incoming {
  data: ConversationData;
  messages: readonly Message[];
  /** Is the newest message before the reader's eyes? */
  seeing: () => boolean;
  add: (messages: readonly Message[], signs?: Partial<Signs>) => void;
  reload: () => Promise<void>;
}

/** Whatever the socket, the own outbox and a reconnect bring. A page of older messages takes none of it. */
function useIncoming({ data, messages, seeing, add, reload }: Incoming): void {
  const client = useLiveClient();
  const here = data.before === undefined && data.conversation.id;
  const newest = lastPosition(messages);
  const wasOpen = useRef(client.open);
  const catchUp = async () => {
    if (!here) return;
    const missed = await messagesSince(here, newest);
    add(missed.messages, missed);
  };
  // Before its first message there is no conversation to ask for. What changed meanwhile changed the totals.
  const onHello = ({ totals }: { totals: Totals }) => {
    if (newest > 0) void catchUp();
    // After a gap what is shown may have changed or gone.
    if (wasOpen.current || (!newest && areTotalsOther(totals, client.totals()))) void reload();
    wasOpen.current = true;
  };
  useLive("hello", onHello);
  useLive("message", (event) => {
    if (event.conversation !== here) return false;
    add([event.message]);
    return seeing();
  });
  useLive("sent", (event) => {
    if (here && event.to === data.person.id) add([event.message]);
  });
  useLive("changed", (event) => {
    if (event.conversation === here) add([event.message]);
  });
  // The socket may have told of a message while the page was made. One that is not open yet will say hello.
  const onShown = useEffectEvent(() => {
    if (client.open && here && (newest > 0 || client.hasMessageEvent(here))) void catchUp();
  });
  useEffect(() => onShown(), []);
}

/** The address may have been confirmed in another tab. */
function useConfirmation({ unconfirmed }: ConversationData, reload: Incoming["reload"]): void {
  useLive("totals", () => {
    if (unconfirmed) void reload();
  });
}

function useSigns({ conversation: { id } }: ConversationData, tell: (signs: Partial<Signs>) => void): void {
  const onSign = (event: Partial<Signs> & { conversation: string }) => {
    if (event.conversation === id) tell(event);
  };
  useLive("read", onSign);
  useLive("delivered", onSign);
}
