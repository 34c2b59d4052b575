import { data } from "react-router";
import { statusOf } from "../../api/problem.server.ts";
import type { FieldProblem, Problem } from "../../contract/problems.ts";
import type { z } from "../../contract/zod.ts";
import type { FormState } from "../../domain/form-state.ts";
import { isOtherMember, PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import { type Context, sessionOf, textsOf } from "../context.server.ts";
import { fieldNames } from "../locale/field-names.ts";
import { formFields } from "./form-fields.server.ts";
import { failure } from "../pages/failure.server.ts";
import { signInAgain } from "../session/sign-in-again.server.ts";
import { fieldText, problemText } from "../locale/problem-text.ts";
import type { Translate } from "../locale/texts.server.ts";

/** A form that was read: a value, or what to show again. */
export type ReadForm<Value> = GoodForm<Value> | { ok: false; reject(): Refused };

interface GoodForm<Value> {
  ok: true;
  value: Value;
  /** The same page with the API's refusal: beside the field that `fields` names for its code, or above the form. */
  refuse(problem: Problem, options?: Refusal): Refused;
}

interface Refusal {
  fields?: Partial<Record<Problem["error"], string>>;
  /** Words of this form's own for what may be wrong with a field. */
  texts?: Partial<Record<FieldProblem, string>>;
}

export type Refused = ReturnType<typeof data<{ form: FormState }>>;

/**
 * Reads a posted form: limits first, then its schema, whose messages are the codes of `fieldProblems`. What was typed
 * comes back in the answer, never passwords (design §4.6).
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  context: Context,
): Promise<ReadForm<z.output<Schema>>> {
  const t = textsOf(context);
  const typed = await readFields(request);
  const parsed = schema.safeParse(typed);
  const state = (rest: Partial<FormState>): FormState => {
    const retype = passwordsToRetype(typed, rest.errors, t);
    return { values: withoutSecrets(typed), errors: {}, ...(retype && { retype }), ...rest };
  };
  const page = typed[PAGE_MEMBER_FIELD];
  if (page && isOtherMember(page, sessionOf(context).member)) {
    const problem: Problem = { error: "other_member" };
    const form = state({ formError: problemText(problem, t) });
    return { ok: false, reject: () => data({ form }, { status: statusOf(problem) }) };
  }
  if (!parsed.success) {
    return { ok: false, reject: () => data({ form: state(errorsOf(codesOf(parsed.error), t)) }, { status: 422 }) };
  }
  return {
    ok: true,
    value: parsed.data,
    refuse(problem, options = {}) {
      if (problem.error === "authentication_required") throw signInAgain(sessionOf(context), pagePath(request));
      const refused = state(refusalOf(problem, options, t));
      // While signing in is blocked, typing the password again is of no use.
      const shown = problem.error === "too_many_attempts" ? { ...refused, retype: {} } : refused;
      return data({ form: shown }, { status: statusOf(problem) });
    },
  };
}

/** A body that no form of ours could have sent is refused as a whole. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const fields = await formFields(request);
  if (!fields) throw failure({ error: "invalid_input" });
  return fields;
}

function withoutSecrets(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|iban|otp|token/i.test(name)));
}

/** The words beside each password that was typed and has no mistake of its own: its box comes back empty. */
export function passwordsToRetype(
  typed: Record<string, string | undefined>,
  errors: Record<string, string> = {},
  t: Translate,
): Record<string, string> | undefined {
  const names = Object.keys(typed).filter((name) => /password/i.test(name) && typed[name] && !errors[name]);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, t("fields:password_again")]));
}

/** Of each field the first thing that is wrong. */
function codesOf(error: z.ZodError): [name: string, code: string][] {
  const codes = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? "");
    if (!codes.has(name)) codes.set(name, message);
  }
  return [...codes];
}

function errorsOf(codes: [name: string, code: string][], t: Translate, texts: Record<string, string | undefined> = {}) {
  const errors = Object.fromEntries(codes.map(([name, code]) => [name, texts[code] ?? fieldText(code, t)]));
  return { errors, names: fieldNames(codes, t) };
}

function refusalOf(problem: Problem, { fields = {}, texts = {} }: Refusal, t: Translate): Partial<FormState> {
  const field = fields[problem.error];
  if (field) return { errors: { [field]: problemText(problem, t) } };
  const named = problem.error === "invalid_input" ? Object.entries(problem.fields ?? {}) : [];
  if (named.length === 0) return { formError: problemText(problem, t) };
  return errorsOf(
    named.map(([name, code]) => [name, String(code)]),
    t,
    texts,
  );
}

/** The page of the form, without what a client navigation adds to its path. */
function pagePath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
