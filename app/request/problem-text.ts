import type { Problem } from "../contract/problems.ts";
import { fieldProblems, type FieldProblem } from "../contract/problems.ts";
import { MIN_AGE } from "../domain/age.ts";
import { CITY_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from "../domain/signup.ts";

/** A `t` that knows these keys; those of loaders and of components both do. */
type Says<Key extends string> = (key: Key, values: Record<string, unknown>) => string;

/** The words of a problem, with its values filled in. */
export function problemText({ error, ...values }: Problem, t: Says<`problems:${Problem["error"]}`>): string {
  return String(
    t(`problems:${error}`, { ...values, count: Number(values.minutes ?? values.seconds ?? values.limit ?? 0) }),
  );
}

const limits = {
  min_age: MIN_AGE,
  password_min: PASSWORD_MIN,
  password_max: PASSWORD_MAX,
  name_max: NAME_MAX,
  city_max: CITY_MAX,
};

/** The words beside a field. A code that we do not know is still a mistake in that field. */
export function fieldText(code: string, t: Says<`fields:${FieldProblem}`>): string {
  return t(`fields:${isFieldProblem(code) ? code : "invalid"}`, limits);
}

function isFieldProblem(code: string): code is FieldProblem {
  return (fieldProblems as readonly string[]).includes(code);
}
