import type { FieldProblem } from "../contract/problems.ts";
import { z } from "../contract/zod.ts";

/** A field's text, checked by a rule of the domain. A field that was not sent counts as empty. */
export function judgedText(problemOf: (text: string) => FieldProblem | undefined) {
  return z
    .string()
    .default("")
    .superRefine((text, context) => {
      const message = problemOf(text);
      if (message) context.addIssue({ code: "custom", message });
    });
}
