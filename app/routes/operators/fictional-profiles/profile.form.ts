import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import type { ProfileFact } from "../../../contract/people/profile-values.ts";
import { country, gender, mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { ABOUT_MAX, CITY_MAX, INTERESTS_MAX, NAME_MAX } from "../../../domain/account/limits.ts";
import { aboutProblem } from "../../../domain/account/profile-text.ts";
import { cityProblem, nameProblem } from "../../../domain/account/signup.ts";
import { knownPlace } from "../../../page-parts/known-town/known-place.form.ts";
import { ticked } from "../../../page-parts/form-rules/ticked.ts";
import { judgedText } from "../../../page-parts/form-rules/judged-text.ts";
import { factsForm } from "../../../page-parts/profile-form/facts.form.ts";
import { tickedValues } from "../../../page-parts/profile-form/ticked-values.ts";

/** What a fictional profile says, by the rules of any profile. `country`: that of the page's regions. */
function profileForm(facts: readonly ProfileFact[]) {
  return z.object({
    name: judgedText((name) => nameProblem(name), { most: NAME_MAX, maxLength: 400 }),
    seeking: z.enum(gender.options, "choose_one"),
    country,
    region: judgedText((text) => (text.trim() ? undefined : "choose_one"), { maxLength: CITY_MAX }),
    city: judgedText(cityProblem, { maxLength: CITY_MAX }),
    known: knownPlace,
    about: judgedText(aboutProblem, { most: ABOUT_MAX, maxLength: 4000 }),
    ...factsForm(facts).shape,
    interests: tickedValues(INTERESTS_MAX, "too_many_interests"),
    why: operatorReason,
  });
}

/** What may be changed of one. */
export function changeForm(facts: readonly ProfileFact[]) {
  return profileForm(facts).extend({ like_back: ticked });
}

/** A new one: besides, what is never changed. `key` is minted with the form: sent again, it is the same profile. */
export function makeForm(facts: readonly ProfileFact[]) {
  return z.object({
    key: mintedKey,
    gender: z.enum(gender.options, "choose_one"),
    date_of_birth: z.string("required").max(32),
    ...profileForm(facts).shape,
  });
}

/** Retires one; `sure` says that the operator read what that means. */
export const retireForm = z.object({ why: operatorReason, sure: z.literal("on", "required") });

/** What is looked for in the list. */
export const listForm = z.object({ q: z.string().trim().max(80).optional() });
