import { numberInQuery } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** Begins with a queue, or leaves what `after` names to others; `stop`: and takes nothing else. */
export const nextForm = z.object({ after: numberInQuery.optional(), stop: z.literal("1").optional() });

/** Takes a decision back. */
export const undoForm = z.object({ number: numberInQuery });
