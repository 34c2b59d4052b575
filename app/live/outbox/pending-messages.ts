import type { MessageOrder } from "../../contract/conversations/conversations.ts";
import type { Problem } from "../../contract/problems.ts";

/** A message that is not acknowledged yet. Its key is the same in every try, so that the server acts once (design §8). */
export interface PendingMessage extends MessageOrder {
  /** When it was written, ISO 8601. */
  at: string;
  /** When its last try began, in whichever tab, in milliseconds since 1970: the server may have it. */
  tried?: number;
  /** Its writer deleted it after a try: it is not sent any more, and stays until the server has said whether it has it. */
  withdrawn?: true;
  /** Why the server refused it for good: it is kept, unsent, until the member retries or discards it. */
  refused?: Problem;
  /** When that was, ISO 8601. */
  refused_at?: string;
}
