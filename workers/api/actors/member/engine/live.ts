import type { Totals } from "../../../../../app/contract/conversations/conversations.ts";
import {
  LIVE_PING,
  LIVE_PONG,
  LIVE_SESSION_ENDED,
  LIVE_SIGNED_OUT,
  type LiveEvent,
} from "../../../../../app/contract/live.ts";
import { z } from "../../../../../app/contract/zod.ts";
import { clock } from "../../../clock.ts";
import { isMemberId } from "../../../ids.ts";
import type { ServerFrame } from "./state.ts";

/** What a device may say. */
const clientFrame = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("typing"), to: z.string().refine(isMemberId) }),
  z.object({ kind: z.literal("shown") }),
  z.object({ kind: z.literal("hidden") }),
]);

/**
 * Opens a socket that survives the object's sleep (hibernation): the runtime keeps it and answers pings by itself.
 * `session`: the hash of the device's session, so that signing out finds it.
 */
export function openSocket(
  ctx: DurableObjectState,
  { session, totals }: { session: string; totals: Totals },
): Response {
  const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  ctx.acceptWebSocket(server, [session]);
  server.serializeAttachment({ opened_at: clock.now(), hidden: false } satisfies Attachment);
  server.send(JSON.stringify({ kind: "hello", totals } satisfies LiveEvent));
  return new Response(null, { status: 101, webSocket: client });
}

/** Does the member look at a page right now? A device whose page is hidden shows them nothing (decision 0112). */
export function hasShownPage(ctx: DurableObjectState): boolean {
  return ctx.getWebSockets().some((socket) => socket.readyState === WebSocket.OPEN && !isHidden(socket));
}

export function setHidden(socket: WebSocket, hidden: boolean): void {
  if (isHidden(socket) !== hidden) socket.serializeAttachment({ opened_at: openedAt(socket), hidden });
}

function isHidden(socket: WebSocket): boolean {
  return attachmentOf(socket)?.hidden === true;
}

/** Milliseconds since 1970. */
export function openedAt(socket: WebSocket): number {
  return attachmentOf(socket)?.opened_at ?? 0;
}

/** Kept with the socket, so that it outlives the object's sleep. A new one is of a page that is shown. */
interface Attachment {
  opened_at: number;
  hidden: boolean;
}

function attachmentOf(socket: WebSocket): Attachment | null {
  return socket.deserializeAttachment() as Attachment | null;
}

/** A page of this session was hidden. Which of them is not known: each counts as hidden until it says otherwise. */
export function hidePages(ctx: DurableObjectState, { session, totals }: { session: string; totals: Totals }): void {
  for (const socket of ctx.getWebSockets(session)) {
    setHidden(socket, true);
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ kind: "hidden", totals } satisfies LiveEvent));
  }
}

/** Tells every open device of the member. */
export function broadcast(ctx: DurableObjectState, frames: readonly ServerFrame[], totals: () => Totals): void {
  const sockets = frames.length > 0 ? ctx.getWebSockets() : [];
  if (sockets.length === 0) return;
  const after = totals();
  for (const frame of frames) {
    const data = JSON.stringify({ ...frame, totals: after } satisfies LiveEvent);
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(data);
  }
}

/** Ends the sockets of one session, with the text and the code that tell the page to sign out. */
export function closeSockets(ctx: DurableObjectState, session: string): void {
  for (const socket of ctx.getWebSockets(session)) {
    if (socket.readyState === WebSocket.OPEN) socket.send(LIVE_SESSION_ENDED);
    socket.close(LIVE_SIGNED_OUT, "signed out");
  }
}

/** What a device said, or undefined for anything that is not ours. */
export function readFrame(data: string | ArrayBuffer): z.output<typeof clientFrame> | undefined {
  if (typeof data !== "string" || data.length > 200) return undefined;
  try {
    return clientFrame.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
