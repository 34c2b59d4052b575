import type { FieldProblem } from "../../../../contract/field-problems.ts";
import { gender } from "../../../../contract/scalars.ts";
import { z } from "../../../../contract/zod.ts";
import { MAX_AGE, MIN_AGE } from "../../../../domain/account/age.ts";
import { REGIONS_MAX } from "../../../../domain/account/limits.ts";
import { typedAge } from "../../../../page-parts/form-rules/age.form.ts";
import { ticked } from "../../../../page-parts/form-rules/ticked.ts";
import { tickedValues } from "../../../../page-parts/profile-form/ticked-values.ts";

/** One that is left empty is taken back. */
const age = typedAge.transform((years) => years ?? null);

/** Whom the member looks for, and whether these are liked back in their name. */
export const lookingForForm = z
  .object({
    seeking: z.enum(gender.options, "choose_one" satisfies FieldProblem),
    seeking_min_age: age,
    seeking_max_age: age,
    seeking_regions: tickedValues(REGIONS_MAX, "too_many_regions"),
    like_back: ticked,
  })
  .refine(({ seeking_min_age: min, seeking_max_age: max }) => (min ?? MIN_AGE) <= (max ?? MAX_AGE), {
    path: ["seeking_min_age"],
    error: "ages_swapped" satisfies FieldProblem,
  });
