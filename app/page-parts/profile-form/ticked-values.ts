import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";

/** What chips send: the values of those that are ticked, at most so many. */
export function tickedValues(most: number, tooMany: FieldProblem) {
  return z
    .record(z.string(), z.string())
    .default({})
    .transform((ticked) => Object.values(ticked))
    .refine((values) => values.length <= most, tooMany);
}
