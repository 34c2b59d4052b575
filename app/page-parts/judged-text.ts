import type { FieldProblem } from "../contract/problems.ts";
import { z } from "../contract/zod.ts";
import type { Constraint } from "../domain/form.ts";

/**
 * A field's text, checked by a rule of the domain; one that was not sent counts as empty. `limits`: what the browser is
 * told of the rule.
 */
export function judgedText(problemOf: (text: string) => FieldProblem | undefined, limits: Constraint = {}) {
  const text = z.string().superRefine((typed, context) => {
    const message = problemOf(typed);
    if (message) context.addIssue({ code: "custom", message });
  });
  // By a `prefault` the rule is asked about an empty text, too.
  return (problemOf("") ? text.prefault("") : text.default("")).meta({ ...limits });
}
