import { RpcTarget } from "cloudflare:workers";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { hashOf } from "../../../signature.ts";
import type { TypingSignal } from "../conversations/typing-signal.ts";
import { hidePages, openSocket, readFrame, setHidden } from "./live.ts";
import type { MemberEngine } from "./member-engine.ts";
import { SocketLimit } from "./socket-limit.ts";
import { totalsOf } from "./totals.ts";

/** The member's live sockets, one a page that is open. */
export class LiveCalls extends RpcTarget {
  readonly #limit: SocketLimit;

  constructor(
    private readonly engine: MemberEngine,
    private readonly typing: TypingSignal,
  ) {
    super();
    this.#limit = new SocketLimit(engine.ctx);
  }

  /** A page of this device was hidden: what happens from now on is worth a push message or a mail. */
  pageHidden(token: string): Result {
    return this.engine.reading(token, ({ sql }) => {
      hidePages(this.engine.ctx, { session: hashOf(token), totals: totalsOf(sql) });
      return accept();
    });
  }

  /** A device asks for a socket. `X-Session-Token` is set by our own handler, from the cookie. */
  open(request: Request): Response {
    const token = request.headers.get("X-Session-Token") ?? "";
    const totals = this.engine.reading(token, ({ sql }) => accept(totalsOf(sql)));
    if (!totals.ok) return Response.json(totals.problem, { status: 403 });
    const admitted = this.#limit.admit();
    if (!admitted.ok)
      return Response.json(admitted.problem, {
        status: 429,
        headers: { "Retry-After": String(admitted.problem["seconds"]) },
      });
    return openSocket(this.engine.ctx, { session: hashOf(token), totals: totals.value });
  }

  /** A device said something. It is counted before anything looks at it. */
  async receive(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (!this.#limit.hears(socket)) return;
    const frame = readFrame(data);
    if (!frame) return socket.close(1008, "not understood");
    setHidden(socket, frame.kind === "hidden");
    if (frame.kind === "typing") await this.typing.send(frame.to);
  }

  /** A device is gone: its close is answered. */
  close(socket: WebSocket, code: number): void {
    // 1005 and 1006 only report; they must not be sent.
    if (socket.readyState !== WebSocket.CLOSED) socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
