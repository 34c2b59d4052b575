import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { Totals } from "../contract/conversations/conversations.ts";
import { badgeCount } from "../domain/notifications/badge-count.ts";
import { askAutoLike } from "./auto-like.ts";
import { showBadgeCount } from "./badge-count.ts";
import { deviceDrafts, noDrafts } from "./outbox/draft-store.ts";
import { LiveClient, type ClientEvent } from "./live-client.ts";
import { findMessage, postMessage } from "./calls/member-api.ts";
import { setPageMember } from "./calls/page-member.ts";
import { deviceStore, memoryStore } from "./outbox/outbox-store.ts";
import { openConnection } from "./socket/open-connection.ts";
import { watchPageEvents } from "./page-events.ts";
import { receivesPush, registerWorker } from "./push/current-subscription.ts";
import { goToSignIn, onSignedOut, reportSignedOut } from "./calls/signed-out.ts";

const LiveContext = createContext<{ client: LiveClient; initial: Totals } | undefined>(undefined);

interface LiveProviderProps {
  /** What the server counted for this page. Pass the loader's own object: each new object replaces the totals shown. */
  initial: Totals;
  /** Whose pending messages these are; without an id nothing is stored on the device. */
  member?: string;
  children: ReactNode;
}

/** The live side of the members' area. On the server it shows the initial totals, in the browser it connects. */
export function LiveProvider({ initial, member, children }: LiveProviderProps) {
  const { revalidate } = useRevalidator();
  const isSignedOut = useSignedOut();
  const [client] = useState(() => clientFor(initial, member));
  const poll = useEffectEvent(() => {
    void revalidate();
    void askAutoLike(client, () => void revalidate());
  });
  useLayoutEffect(() => client.setTotals(initial), [client, initial]);
  useEffect(() => {
    setPageMember(member);
    const running = client.start(() => poll());
    registerWorker();
    const stopWatching = watchPageEvents(running.wake, running.cut);
    return () => {
      stopWatching();
      running.stop();
    };
  }, [client, member]);
  if (isSignedOut) return null;
  return (
    <LiveContext value={{ client, initial }}>
      <BadgeCount />
      {children}
    </LiveContext>
  );
}

/**
 * The session ended elsewhere, as the socket, an answer or the router's own data request (`client-middleware.ts`) says: nothing of the
 * member stays on the screen while the browser goes to sign-in.
 */
function useSignedOut(): boolean {
  const [isEnded, setEnded] = useState(false);
  const { formMethod } = useNavigation();
  // The page's own form may have ended it: its answer says where to go.
  const isAnswered = formMethod === undefined;
  useEffect(() => onSignedOut(() => setEnded(true)), []);
  useEffect(() => {
    if (isEnded && isAnswered) goToSignIn();
  }, [isEnded, isAnswered]);
  return isEnded;
}

function clientFor(initial: Totals, member: string | undefined): LiveClient {
  const device = member && typeof localStorage !== "undefined" ? { member, storage: localStorage } : undefined;
  return new LiveClient({
    initial,
    store: device ? deviceStore(device.storage, device.member) : memoryStore(),
    drafts: device ? deviceDrafts(device.storage, device.member) : noDrafts,
    send: postMessage,
    find: findMessage,
    connect: openConnection,
    isShown: () => document.visibilityState === "visible",
    receivesPush: () => receivesPush(member),
    onSignedOut: reportSignedOut,
  });
}

function BadgeCount() {
  const count = badgeCount(useTotals());
  useEffect(() => showBadgeCount(count), [count]);
  return null;
}

/** The client of the members' area around this component. */
export function useLiveClient(): LiveClient {
  return useLiveContext().client;
}

function useLiveContext() {
  const context = use(LiveContext);
  if (!context) throw new Error("outside of LiveProvider");
  return context;
}

/** Unread messages, new likes and credits, as of now. */
export function useTotals(): Totals {
  const { client, initial } = useLiveContext();
  return useSyncExternalStore(client.subscribeState, client.totals, () => initial);
}

/** Is there no connection right now? */
export function useIsCut(): boolean {
  const client = useLiveClient();
  return useSyncExternalStore(client.subscribeState, client.isCut, () => false);
}

/**
 * Calls `handler` with each event of one kind while the component is shown. It answers true when the person sees the
 * message of the event right now, which then never counts as unread.
 */
export function useLive<Kind extends ClientEvent["kind"]>(
  kind: Kind,
  handler: (event: Extract<ClientEvent, { kind: Kind }>) => boolean | void,
): void {
  const client = useLiveClient();
  const handle = useEffectEvent((event: ClientEvent) =>
    event.kind === kind ? handler(event as Extract<ClientEvent, { kind: Kind }>) : undefined,
  );
  useEffect(() => client.subscribe((event) => handle(event)), [client]);
}
