import type { DirectDebitProblem } from "../../contract/money/direct-debit-problems.ts";
import type { CreditsProblem, DiscountProblem } from "../../contract/money/credits-problems.ts";
import type {
  GameProblem,
  HiddenProblem,
  Problem,
  ReportProblem,
  SignInProblem,
  StaffProblem,
} from "../../contract/problems.ts";
import { fieldProblems, type FieldProblem } from "../../contract/field-problems.ts";
import { MAX_AGE, MIN_AGE } from "../../domain/account/age.ts";
import {
  ABOUT_MAX,
  CITY_MAX,
  INTERESTS_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REGIONS_MAX,
} from "../../domain/account/limits.ts";

/** A `t` that knows these keys; those of loaders and of components both do. */
type Says<Key extends string> = (key: Key, values: Record<string, unknown>) => string;

type Told = Exclude<
  Problem["error"],
  | StaffProblem
  | SignInProblem
  | ReportProblem
  | HiddenProblem
  | GameProblem
  | DiscountProblem
  | CreditsProblem
  | DirectDebitProblem
>;

type ProblemText = `problems:${Told | "rate_limited_minutes" | "rate_limited_hours"}`;

/** The words of a problem, with its values filled in. Pages of the staff, of signing in, of reports and of hiding have words of their own for what only they get. */
export function problemText({ error, ...values }: Problem, t: Says<ProblemText>): string {
  if (error === "rate_limited") return waitText(Number(values.seconds ?? 0), t);
  return String(
    t(`problems:${error as Told}`, { ...values, count: Number(values.minutes ?? values.seconds ?? values.limit ?? 0) }),
  );
}

/** In minutes from two minutes on, in hours from two hours on, rounded up. */
function waitText(seconds: number, t: Says<ProblemText>): string {
  if (seconds >= 7200) return String(t("problems:rate_limited_hours", { count: Math.ceil(seconds / 3600) }));
  if (seconds >= 120) return String(t("problems:rate_limited_minutes", { count: Math.ceil(seconds / 60) }));
  return String(t("problems:rate_limited", { count: seconds }));
}

const limits = {
  min_age: MIN_AGE,
  max_age: MAX_AGE,
  password_min: PASSWORD_MIN,
  password_max: PASSWORD_MAX,
  name_max: NAME_MAX,
  city_max: CITY_MAX,
  about_max: ABOUT_MAX,
  interests_max: INTERESTS_MAX,
  regions_max: REGIONS_MAX,
};

/** The words beside a field. A code that we do not know is still a mistake in that field. */
export function fieldText(code: string, t: Says<`fields:${FieldProblem}`>): string {
  return t(`fields:${knownCode(code)}`, limits);
}

/** What a field's mistake is told as: words of a library, say, as "not right yet". */
export function knownCode(code: string): FieldProblem {
  return fieldProblems.find((known) => known === code) ?? "invalid";
}
