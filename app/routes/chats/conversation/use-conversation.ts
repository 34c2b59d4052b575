import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Message } from "../../../contract/message.ts";
import type { Totals } from "../../../contract/conversations.ts";
import { areTotalsOther } from "../are-totals-other.ts";
import { useLive, useLiveClient } from "../../../live/live-provider.tsx";
import { getMessages } from "../../../live/calls/member-api.ts";
import { lastPosition, mergeMessages } from "../../../live/messages/merge-messages.ts";
import { gapStart, goneSince, messagesSince } from "../../../live/messages/messages-since.ts";
import type { ConversationData } from "./conversation.server.ts";

/** Positions up to which the own messages are read, and have arrived. */
export type Signs = Pick<ConversationData, "read_by_other" | "delivered_by_other">;

/** The messages of the page, and older ones that the reader asks for. */
export function useConversation(data: ConversationData, seeing: () => boolean) {
  const [added, setAdded] = useState<readonly Message[]>([]);
  const [more, setMore] = useState(data.more);
  const [told, setTold] = useState<Partial<Signs>>({});
  const [gone, setGone] = useState<readonly string[]>([]);
  const messages = useMemo(
    () => mergeMessages(data.messages, added).filter(({ id }) => !gone.includes(id)),
    [data.messages, added, gone],
  );
  const add = (found: readonly Message[], signs: Partial<Signs> = {}, lost: readonly string[] = []) => {
    setGone((known) => [...known.filter((id) => found.every((one) => one.id !== id)), ...lost]);
    setAdded((known) => mergeMessages(known, found));
    setTold((known) => latestOf(known, signs));
  };
  useArrivals({ data, messages, seeing, add });
  useConfirmation(data);

  return {
    messages,
    more,
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

interface Arrivals {
  data: ConversationData;
  messages: readonly Message[];
  /** Is the newest message before the reader's eyes? */
  seeing: () => boolean;
  add: (messages: readonly Message[], signs?: Partial<Signs>, gone?: readonly string[]) => void;
}

/** Whatever the socket, the own outbox and a reconnect bring. A page of older messages takes none of it. */
function useArrivals({ data, messages, seeing, add }: Arrivals): void {
  const client = useLiveClient();
  const { revalidate } = useRevalidator();
  const here = data.conversation.id;
  const isNewest = data.before === undefined;
  const newest = lastPosition(messages);
  const wasOpen = useRef(client.open);
  const catchUp = async (start = newest) => {
    if (!isNewest) return;
    const missed = await messagesSince(here, start);
    add(missed.messages, missed, goneSince(messages, start, missed));
  };
  // Before its first message there is no conversation to ask for. What changed meanwhile changed the totals.
  const onHello = ({ totals }: { totals: Totals }) => {
    // The first one of a page that has just come: only what is newer. Any other one follows a gap.
    if (newest > 0) void catchUp(wasOpen.current ? gapStart(messages) : newest);
    if ((newest === 0 || data.unconfirmed) && areTotalsOther(totals, client.totals())) void revalidate();
    wasOpen.current = true;
  };
  useLive("hello", onHello);
  useLive("message", (event) => {
    if (event.conversation !== here || !isNewest) return false;
    add([event.message]);
    return seeing();
  });
  useLive("sent", (event) => {
    if (event.to === data.person.id && isNewest) add([event.message]);
  });
  useLive("changed", (event) => {
    if (event.conversation === here && isNewest) add([event.message]);
  });
  useLive("read", (event) => {
    if (event.conversation === here) add([], event);
  });
  useLive("delivered", (event) => {
    if (event.conversation === here) add([], event);
  });
  // The socket may have told of a message while the page was made. One that is not open yet will say hello.
  const onShown = useEffectEvent(() => {
    if (client.open && (newest > 0 || client.hasMessageEvent(here))) void catchUp();
  });
  useEffect(() => onShown(), []);
}

/** The address may have been confirmed in another tab. */
function useConfirmation({ unconfirmed }: ConversationData): void {
  const { revalidate } = useRevalidator();
  useLive("totals", () => {
    if (unconfirmed) void revalidate();
  });
}
