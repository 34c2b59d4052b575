import { z } from "../../../contract/zod.ts";
import { messageFits } from "../../../domain/conversation.ts";

/** What the message form accepts; `length` in characters, from the site's settings. The API checks it again. */
export function messageForm(length: number) {
  const text = z.string("message_empty").trim().min(1, "message_empty");
  return z.object({
    client_id: z.uuid("invalid"), // hidden; a reload, a double click and a retry carry the same one (design §7)
    to: z.string().max(64).optional(), // the other member; the page knows, the address may name the conversation
    text: text.refine((words) => messageFits(words, length), "message_too_long"),
  });
}
