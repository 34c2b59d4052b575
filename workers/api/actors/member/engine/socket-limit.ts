import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { Buckets, type Limit } from "../../limiter/buckets.ts";
import { openedAt } from "./live.ts";

/** More pages than anybody has open. Ones that are being closed count: whoever never answers has them still. */
const MOST_SOCKETS = 20;
/** Each page that is read opens one. */
const opening: Limit = { name: "live", burst: 60, per_minute: 60 };
const AGAIN_SECONDS = 30;
/** What all pages of a member say in a second: ours tell every three seconds who types, and when they are shown or hidden. */
const frames: Limit = { name: "frames", burst: 100, per_minute: 20 * 60 };
/** A page asks every 30 s whether its connection holds, a hidden one every minute: from this one nobody listens any more. */
const SILENT_MS = 5 * 60_000;

/** So many more may be on their way when a socket is closed. */
const MOST_UNREAD = 500;

/** How many sockets a member opens, and how much they say. In memory: an object sleeps only where nothing was said for long. */
export class SocketLimit {
  readonly #buckets = new Buckets();
  #unread = 0;

  constructor(private readonly ctx: DurableObjectState) {}

  /** May this member open another socket? `rate_limited` if not: their page asks from time to time instead (spec §7). */
  admit(): Result {
    const allowed = this.#buckets.take("", opening, clock.now());
    if (!allowed.ok || this.ctx.getWebSockets().length < MOST_SOCKETS) return allowed;
    for (const socket of this.ctx.getWebSockets()) if (this.#isSilent(socket)) socket.close(1013, "silent");
    return refuse("rate_limited", { seconds: AGAIN_SECONDS });
  }

  /** Is this frame to be read? Too many close the socket; what still comes through one that is being closed is not read. */
  hears(socket: WebSocket): boolean {
    if (socket.readyState !== WebSocket.OPEN) return this.#leaveUnread();
    const allowed = this.#buckets.take("", frames, clock.now()).ok;
    if (!allowed) socket.close(1008, "too many frames");
    return allowed;
  }

  /** Whoever never closes their side goes on sending. Only the end of the object ends their connection; the next call wakes it. */
  #leaveUnread(): false {
    this.#unread += 1;
    if (this.#unread > MOST_UNREAD) this.ctx.abort("sends through closed sockets");
    return false;
  }

  #isSilent(socket: WebSocket): boolean {
    const heard = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt(socket);
    return socket.readyState === WebSocket.OPEN && clock.now() - heard > SILENT_MS;
  }
}
