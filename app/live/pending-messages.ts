import type { Message } from "../contract/conversations.ts";
import type { Problem } from "../contract/problems.ts";

/** A message that is not acknowledged yet. */
export interface PendingMessage {
  /** The same in every try, so that the server acts once (design §7). */
  client_id: string;
  /** The other member's id. */
  to: string;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
  /** Said no, for good: it stays until its writer decides. */
  refused?: Problem;
}

/** What `POST /api/message.php` answers. */
export interface Sent {
  conversation: { id: string };
  message: Message;
  credits: number;
}
