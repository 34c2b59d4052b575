import { z } from "../../contract/zod.ts";

/** The number of something in a queue, as a form's hidden field has it. */
const number = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Begins with a queue, or leaves what `after` names to others; `stop`: and takes nothing else. */
export const nextForm = z.object({ after: number.optional(), stop: z.literal("1").optional() });

/** Takes a decision back. */
export const undoForm = z.object({ number });
