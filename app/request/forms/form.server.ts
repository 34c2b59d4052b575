import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { statusOf } from "../../api/problem.server.ts";
import { platformContext } from "../platform.server.ts";
import type { Problem } from "../../contract/problems.ts";
import { z } from "../../contract/zod.ts";
import { isOtherMember, KEEP_TYPED_FIELD, PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import type { FormError } from "../../domain/form.ts";
import { type Context, sessionOf, textsOf, typedOf } from "../context.server.ts";
import type { Translate } from "../locale/texts.server.ts";
import { failure } from "../pages/failure.server.ts";
import { signInAgain } from "../session/sign-in-again.server.ts";
import { readFormData } from "./form-data.server.ts";
import { errorOf, errorsOf, type FormErrors, passwordsAgain, type Refusal } from "./form-error.server.ts";
import { isSecretField } from "./secret-fields.ts";

/** A form that was read: a value, or what to show again. */
export type ReadForm<Value> = GoodForm<Value> | BadForm;

export interface GoodForm<Value> {
  ok: true;
  value: Value;
  /** All that was sent, as it was typed. */
  typed: FormData;
  /** The same page with the API's refusal: beside the field that `fields` names for its code, or above the form. */
  refuse(problem: Problem, options?: Refusal): Refused;
  /** The same page with what was typed, and nothing wrong: a button of the form asked for more to choose from. */
  again(): Refused;
}

interface BadForm {
  ok: false;
  /** Why, for an action that has no page to show again. */
  problem: Problem;
  /** The same page with what is wrong; `codes`: of fields that this form did not ask. */
  reject(codes?: Record<string, string>): Refused;
}

/** With conform's reply: what was typed, but no secret, and what is wrong, in words. */
export type Refused = ReturnType<typeof data<{ form: SubmissionResult<FormError> }>>;

interface PostedForm<Schema> {
  request: Request;
  schema: Schema;
  context: Context;
  /** Its page shows others' words to whoever has a mail's link: an appeal, with the decision. */
  personal?: boolean;
}

/**
 * Reads a posted form: limits first, then its schema, whose messages are the codes of `fieldProblems`. What was typed
 * comes back in the answer, but no secret (design §4.6, decision 0155).
 */
export async function readForm<Schema extends z.ZodType>({
  request,
  schema,
  context,
  personal = false,
}: PostedForm<Schema>): Promise<ReadForm<z.output<Schema>>> {
  const t = textsOf(context);
  const sent = await readFormData(request);
  if (!sent.ok) return { ok: false, problem: sent.problem, reject: () => refuseWhole(sent.problem) };
  if (sent.value.has(KEEP_TYPED_FIELD)) typedOf(context).note(sent.value, new URL(request.url).pathname);
  const submission = parseFields(sent.value, schema, t);
  const asked = fieldsOf(schema) ?? [...sent.value.keys()];
  const page = sent.value.get(PAGE_MEMBER_FIELD);
  const refused = (status: number, errors: FormErrors = {}, renewed?: string): Refused => {
    const isPersonal = personal || Boolean(page) || sessionOf(context).signedIn;
    context.get(platformContext).directives.shownAgain = !passes(status) && !isPersonal;
    return data({ form: replyTo({ submission, asked, typed: sent.value, renewed, t }, errors) }, { status });
  };
  if (page && isOtherMember(String(page), sessionOf(context).member)) {
    const problem: Problem = { error: "other_member" };
    return { ok: false, problem, reject: () => refused(statusOf(problem), errorsOf(problem, {}, t)) };
  }
  if (submission.status !== "success") {
    const problem: Problem = { error: "invalid_input" };
    const errors = (codes: Record<string, string>) => errorsOf({ ...problem, fields: codes }, {}, t);
    return { ok: false, problem, reject: (codes) => refused(422, codes && errors(codes)) };
  }
  return {
    ok: true,
    value: submission.value,
    typed: sent.value,
    refuse(problem, options = {}) {
      if (problem.error === "authentication_required") throw signInAgain(sessionOf(context), pagePath(request));
      return refused(pageStatusOf(problem), errorsOf(problem, options, t), options.renewed?.[problem.error]);
    },
    again: () => refused(200),
  };
}

/** May the same form be taken a little later? Too much was asked, or something of ours failed. */
function passes(status: number): boolean {
  return status === 429 || status >= 500;
}

/** 401 asks the browser itself for a password, by a header that our pages do not have, and no browser shows such an answer again (decision 0268). */
function pageStatusOf(problem: Problem): number {
  const status = statusOf(problem);
  return status === 401 ? 422 : status;
}

/** Fields by their schema; each wrong one with the words for the first thing that is wrong with it. */
export function parseFields<Schema extends z.ZodType>(
  fields: FormData | URLSearchParams,
  schema: Schema,
  t: Translate,
) {
  return parseWithZod(fields, {
    schema,
    formatError: ([issue]: z.core.$ZodIssue[]) => errorOf(issue?.message ?? "", t, wordsFor(issue, t)),
  });
}

/** Of a text that is too long, where its rule says by how much (`judgedText`). */
function wordsFor(issue: z.core.$ZodIssue | undefined, t: Translate): Record<string, string> {
  const tooLong = issue?.code === "custom" && issue.params && issue.message.endsWith("_too_long");
  return tooLong ? { [issue.message]: String(t("fields:too_long_by", issue.params)) } : {};
}

/** The names of a schema's fields, which stand in it in the order of the page. A choice of schemas has none of its own. */
function fieldsOf(schema: z.ZodType): string[] | undefined {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
}

interface Sent {
  submission: Submission<unknown, FormError>;
  /** The form's fields, in the order of the page. */
  asked: readonly string[];
  typed: FormData;
  /** A field that holds what the page has now. */
  renewed: string | undefined;
  t: Translate;
}

function replyTo(
  { submission, asked, typed, renewed, t }: Sent,
  { formErrors, fieldErrors = {}, blocked }: FormErrors,
) {
  const wrong = { ...fieldErrors, ...("error" in submission && submission.error) };
  const again = blocked ? {} : passwordsAgain(typed, wrong, t);
  const hideFields = [...typed.keys()].filter((name) => isSecretField(name) || name === renewed);
  const reply = submission.reply({ formErrors, fieldErrors: { ...fieldErrors, ...again }, hideFields });
  // In the order of the page: what this form did not ask stands before it.
  const error = { ...fieldErrors, ...reply.error };
  const outside = Object.keys(fieldErrors).filter((name) => !asked.includes(name));
  const names = [...outside, ...asked, ...Object.keys(error)];
  const inOrder = [...new Set(names)].filter((name) => name in error).map((name) => [name, error[name]]);
  const fields = reply.fields?.filter((name) => name !== renewed);
  return { ...reply, fields, error: Object.fromEntries(inOrder) as typeof error };
}

/** There is nothing of it to show again: an error page says why. */
function refuseWhole(problem: Problem): never {
  throw failure(problem);
}

/** The page of the form, without what a client navigation adds to its path. */
function pagePath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
