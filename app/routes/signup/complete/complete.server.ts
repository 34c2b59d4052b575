import { data, redirect } from "react-router";
import type { FormState } from "../../../domain/form-state.ts";
import { z } from "../../../contract/zod.ts";
import { type Context, settingsOf, textsOf } from "../../../request/context.server.ts";
import { fieldNames } from "../../../request/locale/field-names.ts";
import { passwordsToRetype, readForm } from "../../../request/forms/form.server.ts";
import { fieldText } from "../../../request/locale/problem-text.ts";
import { stepToChange } from "../../../request/forms/signup-steps.ts";
import { answersIn, completeFields, openSteps, wrongAnswers } from "./complete.form.ts";
import { type SignupEntry, ownEntry } from "../signup-entry.ts";
import { draftFor, keepAnswers, stepWith, withDraftSaved } from "../draft.server.ts";
import { openAccount } from "../open-account.server.ts";
import { leaveMembersOut, emailConflictOf, type EmailConflict } from "../run-signup.server.ts";
import { accountForm } from "../signup.form.ts";
import { isOpen, PLACE_STEP, regionsOf, rulesFor, viewOf, type SignupView } from "../view.server.ts";

interface Asked {
  request: Request;
  context: Context;
  url: URL;
}

/** What the page shows: which steps' questions it still asks, and what is known. */
export interface CompleteView extends SignupView {
  ask: number[];
  /** Answers that were given and are not right, in words. */
  errors: Record<string, string>;
}

/** The answers of a link stand in the page, not in the draft: only a form that is sent changes that (decision 0072). */
export async function showComplete({ context, url }: Asked) {
  const entry = entryIn(url.searchParams.get("target"));
  leaveMembersOut(entry, context);
  const site = settingsOf(context).name;
  if (!isOpen(context)) return { shown: "closed", site } as const;
  const answers = { ...(await draftFor(entry, context)), ...answersIn(url.searchParams) };
  const view = await viewOf({ step: PLACE_STEP, answers }, entry, context);
  const rules = { ...rulesFor(context), regions: view.regions };
  const given = Object.entries(wrongAnswers(answers, rules)).filter(([name]) => answers[name]);
  const t = textsOf(context);
  const errors = Object.fromEntries(given.map(([name, code]) => [name, fieldText(code, t)]));
  const change = Number(url.searchParams.get("change") ?? -1);
  const ask = [0, 1, 2, 3].filter((step) => step === change || openSteps(answers, rules).includes(step));
  return { shown: "complete", view: { ...view, ask, errors } satisfies CompleteView } as const;
}

const sentForm = z.looseObject({
  go: z.string().optional(),
  password: z.string().optional(),
  target: z.string().optional(),
});

export type CompleteRefused = ReturnType<
  typeof data<{ form?: FormState; ask?: number[]; emailConflict?: EmailConflict; closed?: boolean }>
>;

/** Keeps all that was sent. A form without a password came from a lander: the rest is asked here. */
export async function takeComplete(asked: Asked): Promise<Response | CompleteRefused> {
  return withDraftSaved(asked, () => answerComplete(asked));
}

async function answerComplete({ request, context }: Asked): Promise<Response | CompleteRefused> {
  const sent = await readForm(request.clone(), sentForm, context);
  const { go, password, ...typed } = sent.ok ? sent.value : {};
  const entry = entryIn(typed.target);
  leaveMembersOut(entry, context);
  if (!isOpen(context)) throw redirect("/complete-signup");
  const answers = completeFields.flatMap((name) => (typeof typed[name] === "string" ? [[name, typed[name]]] : []));
  await keepAnswers(Object.fromEntries(answers), { entry, context });
  const change = stepToChange(go);
  if (change !== undefined) return redirect(`/complete-signup?change=${change}#step`);
  if (password === undefined) return redirect("/complete-signup");
  return completeSignup(request, entry, context);
}

async function completeSignup(
  request: Request,
  entry: SignupEntry,
  context: Context,
): Promise<Response | CompleteRefused> {
  const draft = await draftFor(entry, context);
  const regions = (await regionsOf(draft.country, context)).map(({ name }) => name);
  const wrong = wrongAnswers(draft, { ...rulesFor(context), regions });
  if (Object.keys(wrong).length > 0) return incomplete(request.clone(), wrong, context);
  const opened = await openAccount(request, entry, context);
  if (opened instanceof Response) return opened;
  const { refusal, problem } = opened;
  if (problem?.error === "signups_closed") return data({ closed: true }, refusal.init ?? undefined);
  const { form } = refusal.data;
  return data({ form, ask: askedFor(form.errors), emailConflict: emailConflictOf(problem) }, refusal.init ?? undefined);
}

/** What is missing, with what is wrong about the password and the consents: all at once. */
async function incomplete(request: Request, wrong: Record<string, string>, context: Context): Promise<CompleteRefused> {
  const t = textsOf(context);
  const errors = Object.fromEntries(Object.entries(wrong).map(([name, code]) => [name, fieldText(code, t)]));
  const form = await readForm(request, accountForm.loose(), context);
  const rest = form.ok ? undefined : form.reject().data.form;
  const values = rest?.values ?? (form.ok ? withoutPassword(form.value) : {});
  const retype = form.ok ? passwordsToRetype({ password: form.value.password }, {}, t) : rest?.retype;
  const names = { ...fieldNames(Object.entries(wrong), t), ...rest?.names };
  const state = { values, errors: { ...errors, ...rest?.errors }, names, ...(retype && { retype }) };
  return data({ form: state, ask: askedFor(errors) }, { status: 422 });
}

function withoutPassword({ password: _secret, ...values }: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function askedFor(errors: Record<string, string>): number[] {
  return Object.keys(errors).flatMap((name) => {
    const step = stepWith(name);
    return typeof step === "number" ? [step] : [];
  });
}

/** A member's id may be in the link, or in the form; without one it is the draft's. */
function entryIn(target: string | null | undefined): SignupEntry {
  return target && target.length <= 64 ? { ...ownEntry, target } : ownEntry;
}
