import type { FieldProblem } from "../../../contract/problems.ts";
import { gender } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { typedAge } from "../../../page-parts/form-rules/age.form.ts";
import { readPage } from "../../../page-parts/page-links.tsx";

/** The API refuses pages beyond this one. */
export const LAST_PAGE = 100;

// The last `optional` says that nothing has to be filled in: what catches every mistake looks required otherwise.
const ticked = z.literal("yes").optional().catch(undefined).optional();

const forms = new WeakMap<readonly string[], ReturnType<typeof makeForms>>();

/**
 * The search's filters, its page, and whether its panel stands open. `choices`: all but the ages; what no list offers is
 * no choice, so it is never refused. One schema a list of countries: conform prepares each one that it has not seen.
 */
export function searchForms(countries: readonly string[]) {
  const made = forms.get(countries) ?? makeForms(countries);
  forms.set(countries, made);
  return made;
}

function makeForms(countries: readonly string[]) {
  const choices = z.object({
    gender: gender.optional().catch(undefined).optional(),
    country: z
      .string()
      .refine((code) => countries.includes(code))
      .optional()
      .catch(undefined)
      .optional(),
    countryregion: z
      .string()
      .transform((name) => name.slice(0, 80) || undefined)
      .optional()
      .catch(undefined)
      .optional(),
    active: z.enum(["now", "week"]).optional().catch(undefined).optional(),
    photo: ticked,
    shared: ticked,
    new: ticked,
    no_fictional: ticked,
    page: z
      .string()
      .transform((text) => Math.min(readPage(text), LAST_PAGE))
      .default(1)
      .catch(1),
    /** A country was changed, and its regions are to be chosen from. */
    open: z.literal("1").optional().catch(undefined).optional(),
  });
  const search = choices
    .extend({ min_age: typedAge, max_age: typedAge })
    .refine(({ min_age: min = MIN_AGE, max_age: max = MAX_AGE }) => min <= max, {
      path: ["min_age"],
      error: "ages_swapped" satisfies FieldProblem,
    });
  return { choices, search };
}
