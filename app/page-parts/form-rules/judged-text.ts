import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";
import { cleanText } from "../../domain/clean-text.ts";
import type { Constraint } from "../../domain/form.ts";

/** `most`: characters of the rule, where the browser lets more be typed; too long a text is told by how many. */
interface Limits extends Constraint {
  most?: number;
}

/**
 * A field's text, checked by a rule of the domain; one that was not sent counts as empty. `limits`: what the browser is
 * told of the rule.
 */
export function judgedText(problemOf: (text: string) => FieldProblem | undefined, { most, ...limits }: Limits = {}) {
  const text = z.string().superRefine((typed, context) => {
    const message = problemOf(typed);
    const over = most === undefined ? 0 : [...cleanText(typed)].length - most;
    if (message) context.addIssue({ code: "custom", message, ...(over > 0 && { params: { most, over } }) });
  });
  // By a `prefault` the rule is asked about an empty text, too.
  return (problemOf("") ? text.prefault("") : text.default("")).meta({ ...limits });
}
