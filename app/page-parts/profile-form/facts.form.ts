import type { FieldProblem } from "../../contract/field-problems.ts";
import { profileValues, type ProfileFact } from "../../contract/people/profile-values.ts";
import { z } from "../../contract/zod.ts";

/** One list for each fact that the site asks; who would rather not say takes it back. */
export function factsForm(facts: readonly ProfileFact[]) {
  return z.object(Object.fromEntries(facts.map((fact) => [fact, factField(fact)])));
}

function factField(fact: ProfileFact) {
  return z
    .enum(profileValues[fact] as readonly string[], "choose_one" satisfies FieldProblem)
    .optional()
    .transform((value) => value ?? null);
}
