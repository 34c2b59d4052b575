import type { FieldProblem } from "../../contract/field-problems.ts";
import type { Problem } from "../../contract/problems.ts";
import type { FormError } from "../../domain/form.ts";
import { fieldText, knownCode, problemText } from "../locale/problem-text.ts";
import type { Translate } from "../locale/texts.server.ts";
import { isPasswordField } from "./secret-fields.ts";

/** Where a refusal's words stand, and its own words for some codes. */
export interface Refusal {
  /** The field beside which a problem is told; other problems stand above the form. */
  fields?: Partial<Record<Problem["error"], string>>;
  /** Words of this form for codes of fields, and for problems. */
  texts?: Record<string, string | undefined>;
  /** After which problem a field holds what the page has now, not what was sent. */
  renewed?: Partial<Record<Problem["error"], string>>;
}

/** Errors to answer a form with, beside those that its schema found. */
export interface FormErrors {
  formErrors?: FormError;
  fieldErrors?: Record<string, FormError>;
  /** While signing in is blocked, typing the password again is of no use. */
  blocked?: boolean;
}

/** What is said of many fields alike, so that a summary has to say of which. */
const general: readonly string[] = [
  "required",
  "invalid",
  "choose_one",
  "contradiction",
  "consent_required",
  "password_too_short",
  "password_too_long",
  "name_too_long",
  "city_too_long",
  "about_too_long",
  "text_too_long",
  "age_invalid",
] satisfies FieldProblem[];

/** What is wrong with one field, by its code; `texts`: the form's own words for codes. */
export function errorOf(code: string, t: Translate, texts: Refusal["texts"] = {}): FormError {
  return { text: texts[code] ?? fieldText(code, t), summary: general.includes(knownCode(code)) ? "label" : "text" };
}

/** The API's refusal as errors of fields, or of the form as a whole. */
export function errorsOf(problem: Problem, { fields = {}, texts }: Refusal, t: Translate): FormErrors {
  const text = texts?.[problem.error] ?? problemText(problem, t);
  const field = fields[problem.error];
  const blocked = ["too_many_attempts", "account_suspended", "account_banned"].includes(problem.error);
  const known = field || problem.error === "invalid_input" ? Object.entries(problem.fields ?? {}) : [];
  const codes = Object.fromEntries(known.map(([name, code]) => [name, errorOf(String(code), t, texts)]));
  if (field) return { fieldErrors: { ...codes, [field]: { text, summary: "text" } }, blocked };
  if (known.length === 0) return { formErrors: { text }, blocked };
  return { fieldErrors: codes };
}

/** Beside each password that was typed and has no mistake of its own: its box comes back empty. */
export function passwordsAgain(
  typed: Iterable<[name: string, value: unknown]>,
  errors: Record<string, unknown>,
  t: Translate,
): Record<string, FormError> {
  const names = [...typed].flatMap(([name, value]) => (isPasswordField(name) && value && !errors[name] ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, { text: t("fields:password_again") }]));
}
