import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { Buckets, type Limit } from "../../limiter/buckets.ts";

/** More pages than anybody has open. Ones that are being closed count: whoever never answers has them still. */
const MOST_SOCKETS = 20;
/** Each page that is read opens one. */
const opening: Limit = { name: "live", burst: 60, per_minute: 60 };
const AGAIN_SECONDS = 30;
/** A page asks every 30 s whether its line holds, a hidden one every minute: from this one nobody listens any more. */
const SILENT_MS = 5 * 60_000;

/** May this member open another socket? `rate_limited` if not: their page asks from time to time instead (spec §7). */
export class SocketDoor {
  readonly #pace = new Buckets();

  constructor(private readonly ctx: DurableObjectState) {}

  admit(): Result {
    const paced = this.#pace.take("", opening, clock.now());
    if (!paced.ok || this.ctx.getWebSockets().length < MOST_SOCKETS) return paced;
    for (const socket of this.ctx.getWebSockets()) if (this.#isSilent(socket)) socket.close(1013, "silent");
    return refuse("rate_limited", { seconds: AGAIN_SECONDS });
  }

  #isSilent(socket: WebSocket): boolean {
    const asked = this.ctx.getWebSocketAutoResponseTimestamp(socket);
    return socket.readyState === WebSocket.OPEN && asked !== null && clock.now() - asked.getTime() > SILENT_MS;
  }
}
