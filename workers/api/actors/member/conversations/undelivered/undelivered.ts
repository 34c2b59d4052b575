import { dropInspected } from "../../standing/inspected-texts.ts";
import { removePhotos } from "../../photos/photos.ts";
import { dropWaiting } from "./waiting-messages.ts";

/** Ids of own messages that the other one never got: they wait, or were refused. As SQL. */
export const UNDELIVERED = "SELECT id FROM waiting_messages UNION ALL SELECT id FROM inspected_texts";

/**
 * Messages are about to go for good: those of them that were never delivered are read by nobody any more, and do not leave. Their
 * photos go too, as nobody else has them. `messages`: their ids, as SQL with `?` for what follows.
 */
export function dropUndelivered(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  removePhotos(sql, `sent_in IN (${UNDELIVERED}) AND sent_in IN (${messages})`, ...given);
  dropInspected(sql, `id IN (${messages})`, ...given);
  dropWaiting(sql, messages, ...given);
}
