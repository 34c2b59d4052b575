import { z } from "../../../contract/zod.ts";
import { contradiction } from "../queue/contradiction.ts";

/** What an operator says to a member in the name of a fictional profile, or that nobody will answer. The API checks the text. */
export const answerForm = z
  .object({
    decision: z.enum(["answer", "close"]),
    text: z.string().trim().optional(),
    /** When the latest message was sent that stands on the page. */
    seen: z.iso.datetime(),
  })
  .refine(({ decision, text }) => decision === "answer" || !text, contradiction("text"));
