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
  "consent_terms",
  "consent_sensitive",
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
] satisfies FieldProblem[];

/** The names of refused fields (field → code of what is wrong), where their texts alone do not say which is meant. */
export function fieldNames(codes: [name: string, code: string][], t: (key: `fields:names.${Named}`) => string) {
  const unclear = codes.filter(([name, code]) => isNamed(name) && general.includes(code));
  return Object.fromEntries(unclear.map(([name]) => [name, t(`fields:names.${name as Named}`)]));
}

function isNamed(name: string): name is Named {
  return (named as readonly string[]).includes(name);
}
