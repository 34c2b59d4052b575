import type { Card } from "./people/profile.ts";
import type { Totals } from "./conversations/conversations.ts";
import type { Message } from "./conversations/message.ts";

/** WebSocket, one a device. Answers 404 where there is none (a PHP API): the browser then polls (spec §7). */
export const LIVE_PATH = "/api/live.php";

/** A browser may send this at any time and gets LIVE_PONG back: only so can it tell a silent line from a dead one. */
export const LIVE_PING = "ping";
export const LIVE_PONG = "pong";

/** The last text when the session ends: a browser may hear of the close only seconds later. */
export const LIVE_SESSION_ENDED = "session ended";

/** The socket is closed with this code when the session ends: there is no point in opening it again. */
export const LIVE_SIGNED_OUT = 4403;

/** What travels over the member's socket, as JSON text frames. Every frame carries the totals after it happened. */
export type LiveEvent =
  | { kind: "hello"; totals: Totals }
  | { kind: "message"; conversation: string; profile: Card; message: Message; totals: Totals }
  /** What an own message waited for is decided (its credits are spent or back, or somebody read it first): as it stands now. */
  | { kind: "changed"; conversation: string; message: Message; totals: Totals }
  | { kind: "read"; conversation: string; read_by_other: number; totals: Totals }
  | { kind: "delivered"; conversation: string; delivered_by_other: number; totals: Totals }
  | { kind: "typing"; conversation: string; profile: { id: string }; totals: Totals }
  /** `by_switch`: it came by their switch "like back whoever fits"; `answered`: the member's own liked them back (decision 0183). */
  | { kind: "like"; profile: Card; match: boolean; by_switch?: true; answered?: true; totals: Totals }
  | { kind: "totals"; totals: Totals }
  /** A page of this session was hidden (`page-hidden.php`), nobody says which: one that is still shown says so. */
  | { kind: "hidden"; totals: Totals };

/** What a device may say, as a JSON text frame: it types to somebody, or its page is shown or hidden. */
export type ClientFrame = { kind: "typing"; to: string } | { kind: "shown" } | { kind: "hidden" };
