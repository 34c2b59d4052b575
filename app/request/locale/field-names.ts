import type { FieldProblem } from "../../contract/problems.ts";

/** Fields whose names the texts know (`fields:names`). */
const named = [
  "gender",
  "seeking",
  "date_of_birth",
  "country",
  "region",
  "city",
  "name",
  "email",
  "password",
  "password_repeat",
  "old_password",
  "signup_message",
  "reason",
  "why",
  "consent_terms",
  "consent_sensitive",
  "about",
  "interests",
  "seeking_min_age",
  "seeking_max_age",
  "seeking_regions",
  "address",
  "text",
  "bundle",
  "code",
  "q",
  "kind",
  "outcome",
  "ground",
  "when",
  "sure",
] as const;

type Named = (typeof named)[number];

/** What is said of many fields alike, so that a summary has to say of which. */
const general: readonly string[] = [
  "required",
  "invalid",
  "choose_one",
  "consent_required",
  "password_too_short",
  "password_too_long",
  "name_too_long",
  "city_too_long",
  "about_too_long",
  "text_too_long",
  "age_invalid",
] satisfies FieldProblem[];

/** The name of a field with this mistake, where the mistake's text alone does not say which field is meant. */
export function fieldName(name: string, code: string, t: (key: `fields:names.${Named}`) => string): string | undefined {
  return isNamed(name) && general.includes(code) ? t(`fields:names.${name}`) : undefined;
}

function isNamed(name: string): name is Named {
  return (named as readonly string[]).includes(name);
}
