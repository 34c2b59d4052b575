import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";
import { MAX_AGE, MIN_AGE } from "../../domain/account/age.ts";

const wrong = "age_invalid" satisfies FieldProblem;

/** An age of a member, typed as digits; empty is none. */
export const typedAge = z
  .string(wrong)
  .regex(/^\d{1,3}$/, wrong)
  .max(3, wrong)
  .transform(Number)
  .pipe(z.number().min(MIN_AGE, wrong).max(MAX_AGE, wrong))
  .optional();
