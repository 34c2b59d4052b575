import type { Problem } from "../../contract/problems.ts";
import type { FormError } from "../../domain/form.ts";
import { fieldName } from "../locale/field-names.ts";
import { fieldText, knownCode, problemText } from "../locale/problem-text.ts";
import type { Translate } from "../locale/texts.server.ts";
import { isPasswordField } from "./secret-fields.ts";

/** Where a refusal's words stand, and its own words for some codes. */
export interface Refusal {
  /** The field beside which a problem is told; other problems stand above the form. */
  fields?: Partial<Record<Problem["error"], string>>;
  /** Words of this form for codes of fields, and for problems. */
  texts?: Record<string, string | undefined>;
}

/** What a form calls its fields. */
export type FieldNames = Readonly<Record<string, string>>;

/** A form's own words: for codes, and for its fields. */
interface OwnWords extends Pick<Refusal, "texts"> {
  names?: FieldNames;
}

/** Errors to answer a form with, beside those that its schema found. */
export interface FormErrors {
  formErrors?: FormError;
  fieldErrors?: Record<string, FormError>;
  /** While signing in is blocked, typing the password again is of no use. */
  blocked?: boolean;
}

/** What is wrong with one field, by its code. */
export function errorOf(
  name: string,
  code: string,
  t: Translate,
  { texts = {}, names = {} }: OwnWords = {},
): FormError {
  const text = texts[code] ?? fieldText(code, t);
  const general = fieldName(name, knownCode(code), t);
  const field = general && (names[name] ?? general);
  return { text, summary: field ? `${field}${field.endsWith("?") ? "" : ":"} ${text}` : text };
}

/** The API's refusal as errors of fields, or of the form as a whole. */
export function errorsOf(problem: Problem, { fields = {}, ...own }: Refusal & OwnWords, t: Translate): FormErrors {
  const text = own.texts?.[problem.error] ?? problemText(problem, t);
  const field = fields[problem.error];
  const blocked = ["too_many_attempts", "account_suspended", "account_banned"].includes(problem.error);
  if (field) return { fieldErrors: { [field]: { text, summary: text } }, blocked };
  const codes = problem.error === "invalid_input" ? Object.entries(problem.fields ?? {}) : [];
  if (codes.length === 0) return { formErrors: { text }, blocked };
  return {
    fieldErrors: Object.fromEntries(codes.map(([name, code]) => [name, errorOf(name, String(code), t, own)])),
  };
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
