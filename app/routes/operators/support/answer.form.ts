import { explains } from "../../../contract/operators/operator-reason.ts";
import { LONGEST_QUESTION } from "../../../contract/safety/support-topics.ts";
import { z } from "../../../contract/zod.ts";
import { freeText } from "../../../page-parts/form-rules/free-text.form.ts";
import { contradiction } from "../queue/contradiction.ts";

/** What an operator answers, or that a question is closed without an answer. */
export const answerForm = z
  .object({
    decision: z.enum(["answer", "close"]),
    text: freeText({ most: LONGEST_QUESTION }).optional(),
  })
  .refine(({ decision, text }) => decision === "answer" || !text, contradiction("text"))
  .refine(({ decision, text }) => decision === "close" || explains(text), { path: ["text"], message: "required" });
