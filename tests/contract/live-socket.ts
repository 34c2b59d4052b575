import { once } from "node:events";
import { cookieHeader } from "../../app/api/cookie-jar.server.ts";
import { LIVE_PATH, type LiveEvent } from "../../app/contract/live.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { testedApi } from "./tested-api.ts";

/** Node's own socket takes headers, which a browser's does not and its type does not say. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** One device's live connection, and every frame it received. */
export interface LiveConnection {
  heard: LiveEvent[];
  /** Every frame as it came. */
  frames: string[];
  send(text: string): void;
  isOpen(): boolean;
  close(): void;
  /** The first event that fits; waits for it. */
  hears<Kind extends LiveEvent["kind"]>(
    kind: Kind,
    fits?: (event: Extract<LiveEvent, { kind: Kind }>) => boolean,
  ): Promise<Extract<LiveEvent, { kind: Kind }>>;
}

/** Opens the connection; throws when the API refuses it. */
export async function openConnection({ cookies }: Pick<ApiClient, "cookies">): Promise<LiveConnection> {
  const socket = new (WebSocket as unknown as SocketWithHeaders)(testedApi.url.replace(/^http/, "ws") + LIVE_PATH, {
    headers: { Cookie: cookieHeader(cookies) },
  });
  const frames: string[] = [];
  socket.addEventListener("message", ({ data }) => void frames.push(String(data)));
  const [event] = (await Promise.race([once(socket, "open"), once(socket, "error")])) as [Event];
  if (event.type === "error") throw new Error("the live connection was refused");
  return connectionOf(socket, frames);
}

function connectionOf(socket: WebSocket, frames: string[]): LiveConnection {
  const heard = () => frames.filter((text) => text.startsWith("{")).map((text) => JSON.parse(text) as LiveEvent);
  return {
    frames,
    get heard() {
      return heard();
    },
    send: (text) => socket.send(text),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
    async hears(kind, fits = () => true) {
      type Wanted = Extract<LiveEvent, { kind: typeof kind }>;
      const find = () => heard().find((event): event is Wanted => event.kind === kind && fits(event as Wanted));
      await eventually(`an event "${kind}" comes; heard ${frames.join("\n")}`, async () => find() !== undefined);
      return find() as Wanted;
    },
  };
}
