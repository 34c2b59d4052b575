import type { FieldProblem } from "../../../contract/field-problems.ts";
import { profileValues } from "../../../contract/people/profile-values.ts";
import { SEARCH_TEXT_MAX, SEARCH_WORD, searchDistances, searchSorts } from "../../../contract/people/search-values.ts";
import { gender } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { typedAge } from "../../../page-parts/form-rules/age.form.ts";
import { readPage } from "../../../page-parts/page-links.tsx";

/** The API refuses pages beyond this one. */
export const LAST_PAGE = 100;

/** What no list offers is no choice. The last `optional` says that nothing has to be filled in: what catches every mistake looks required otherwise. */
function choice<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined).optional();
}

const ticked = choice(z.literal("yes"));
/** As regions and towns are named; not judged here. */
const placeName = choice(z.string().transform((name) => name.slice(0, 80) || undefined));

const forms = new WeakMap<readonly string[], ReturnType<typeof makeForms>>();

/**
 * The search's filters, its page, and whether its panel stands open. `choices`: all but the ages and the text; what no list offers is
 * no choice, so it is never refused. One schema a list of countries: conform prepares each one that it has not seen.
 */
export function searchForms(countries: readonly string[]) {
  const made = forms.get(countries) ?? makeForms(countries);
  forms.set(countries, made);
  return made;
}

function makeForms(countries: readonly string[]) {
  const choices = z.object({
    gender: choice(gender),
    country: choice(z.string().refine((code) => countries.includes(code))),
    countryregion: placeName,
    place: placeName,
    distance: choice(z.string().transform(Number).pipe(z.literal(searchDistances))),
    active: choice(z.enum(["now", "week"])),
    photo: ticked,
    shared: ticked,
    new: ticked,
    no_fictional: ticked,
    relationship_status: choice(z.enum(profileValues.relationship_status)),
    reason: choice(z.enum(profileValues.reason)),
    sort: choice(z.enum(searchSorts)),
    page: z
      .string()
      .transform((text) => Math.min(readPage(text), LAST_PAGE))
      .default(1)
      .catch(1),
    /** A country was changed, and its regions are to be chosen from. */
    open: choice(z.literal("1")),
  });
  const search = choices
    .extend({
      min_age: typedAge,
      max_age: typedAge,
      text: z
        .string()
        .max(SEARCH_TEXT_MAX, "text_too_long" satisfies FieldProblem)
        .regex(SEARCH_WORD, "text_no_word" satisfies FieldProblem)
        .optional(),
    })
    .refine(({ min_age: min = MIN_AGE, max_age: max = MAX_AGE }) => !(min > max), {
      path: ["min_age"],
      error: "ages_swapped" satisfies FieldProblem,
    });
  return { choices, search };
}
