import { country } from "../../../../contract/scalars.ts";
import { z } from "../../../../contract/zod.ts";
import { CITY_MAX } from "../../../../domain/account/limits.ts";
import { cityProblem } from "../../../../domain/account/signup.ts";
import { knownPlace } from "../../../../page-parts/known-town/known-place.form.ts";
import { judgedText } from "../../../../page-parts/form-rules/judged-text.ts";

/** `shown`: the country whose regions the page had. The API knows which countries and regions there are. */
export const placeForm = z.object({
  shown: z.string().max(2),
  known: knownPlace,
  country: judgedText((code) => (country.safeParse(code).success ? undefined : "choose_one")),
  region: judgedText((text) => (text.trim() ? undefined : "choose_one"), { maxLength: CITY_MAX }),
  city: judgedText(cityProblem, { maxLength: CITY_MAX }),
});

/** The same, where the page still had the regions of another country. */
export const movedForm = placeForm
  .pick({ shown: true, country: true })
  .extend({ city: z.string().max(CITY_MAX).default("") });
