import { data, redirect } from "react-router";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import type { KnownPlace } from "../../../page-parts/known-town/known-town.ts";
import type { DraftValues } from "../../../request/drafts/draft-storage.server.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { type Context, draftOf, mintKey, nowOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { errorOf } from "../../../request/forms/form-error.server.ts";
import { readForm, type Refused } from "../../../request/forms/form.server.ts";
import { NAME_STEP, PLACE_STEP, stepToChange } from "../../../domain/account/signup-steps.ts";
import { type AddressAsked, askOnceAboutAddress } from "../../../page-parts/likely-address.server.ts";
import { askOnceAboutPlace } from "../ask-once.server.ts";
import { answersIn, answersSent, completeForm, openSteps, wrongAnswers } from "./complete.form.ts";
import { type SignupEntry, ownEntry } from "../signup-entry.ts";
import { draftFor, keepAnswers, stepWith, withDraftSaved } from "../draft.server.ts";
import { leadToSignIn, openAccount } from "../open-account.server.ts";
import { leaveMembersOut, emailConflictOf, type EmailConflict, wrongFields } from "../run-signup.server.ts";
import { accountForm } from "../signup.form.ts";
import { isOpen, offeredRegions, rulesFor, viewOf, type SignupView } from "../view.server.ts";
import { withWholeDate } from "../whole-date.server.ts";

interface Asked {
  request: Request;
  context: Context;
  url: URL;
}

/** What the page shows: which steps' questions it still asks, and what is known. */
export interface CompleteView extends SignupView {
  ask: number[];
  /** The sign-up's: the same form sent again, before its draft's cookie came, is the same sign-up (decision 0148). */
  signupKey: string;
  /** What is wrong with the answers that were given. */
  reply?: FormReply;
}

/** The answers of a link stand in the page, not in the draft: only a form that is sent changes that (decision 0072). */
export async function showComplete({ context, url }: Asked) {
  const entry = entryIn(url.searchParams.get("target"));
  leaveMembersOut(entry, context);
  const site = settingsOf(context).name;
  if (!isOpen(context)) return { shown: "closed", site } as const;
  const answers = { ...(await draftFor(entry, context)), ...answersIn(url.searchParams) };
  const change = Number(url.searchParams.get("change") ?? -1);
  const mends = url.searchParams.has("mended") ? change : undefined;
  const view = await viewOf({ step: PLACE_STEP, answers, mends }, entry, context);
  const rules = { ...rulesFor(context), regions: view.regions };
  const given = Object.entries(wrongAnswers(answers, rules)).filter(([name]) => answers[name]);
  const t = textsOf(context);
  const error = Object.fromEntries(given.map(([name, code]) => [name, errorOf(code, t)]));
  const reply = given.length > 0 ? { initialValue: view.values, error } : undefined;
  const ask = [0, 1, 2, 3].filter((step) => step === change || openSteps(answers, rules).includes(step));
  const constraint = constraintsOf(completeForm(rules));
  const signupKey = view.values.signup_key ?? mintKey();
  return { shown: "complete", view: { ...view, constraint, ask, signupKey, reply } satisfies CompleteView } as const;
}

const sentForm = z.looseObject({ go: z.string().optional(), target: z.string().optional() });

export type CompleteRefused = ReturnType<
  typeof data<{ form?: FormReply; ask?: number[]; emailConflict?: EmailConflict; closed?: boolean } & AskedOnce>
>;

/** What was asked about once. */
interface AskedOnce {
  asked?: AddressAsked;
  meant?: KnownPlace;
}

/** Keeps all that was sent. A form without a password came from a lander: the rest is asked here. */
export async function takeComplete(asked: Asked): Promise<Response | CompleteRefused> {
  const whole = { ...asked, request: await withWholeDate(asked.request, nowOf(asked.context)) };
  return withDraftSaved(whole, () => answerComplete(whole));
}

async function answerComplete({ request, context }: Asked): Promise<Response | CompleteRefused> {
  const sent = await readForm({ request: request.clone(), schema: sentForm, context });
  if (!sent.ok) return sent.reject();
  const { go, ...typed } = sent.value;
  const entry = entryIn(typed.target);
  leaveMembersOut(entry, context);
  if (!isOpen(context)) throw redirect("/complete-signup");
  if ("password" in typed && (await draftOf(context).read()).made) return leadToSignIn(entry, context);
  const { data: key } = mintedKey.safeParse(typed["signup_key"]);
  await keepAnswers({ ...answersSent(typed), ...(key && { signup_key: key }) }, { entry, context });
  const change = stepToChange(go);
  if (change !== undefined) return redirect(`/complete-signup?change=${change}#step`);
  if (!("password" in typed)) return redirect("/complete-signup");
  return completeSignup(request, entry, context);
}

async function completeSignup(
  request: Request,
  entry: SignupEntry,
  context: Context,
): Promise<Response | CompleteRefused> {
  const draft = await draftFor(entry, context);
  const regions = (await offeredRegions(draft.country, context)).map(({ name }) => name);
  const wrong = wrongAnswers(draft, { ...rulesFor(context), regions });
  if (Object.keys(wrong).length > 0) return refused(await incomplete(request.clone(), wrong, context), draft);
  const asked = await askOnce(request.clone(), draft, context);
  if (asked) return asked;
  const opened = await openAccount(request, entry, context);
  if (opened instanceof Response) return opened;
  const { refusal, problem } = opened;
  if (problem?.error === "signups_closed") return data({ closed: true }, refusal.init ?? undefined);
  return refused(refusal, draft, { emailConflict: emailConflictOf(problem) });
}

/** What is asked about the town and the address when nothing is wrong any more. */
async function askOnce(request: Request, draft: DraftValues, context: Context): Promise<CompleteRefused | undefined> {
  const form = await readForm({ request, schema: accountForm, context });
  if (!form.ok) return undefined;
  const address = askOnceAboutAddress(form.typed, draft);
  const place = await askOnceAboutPlace(form, draft, { button: "signup:account.submit", context });
  if (!address && !place) return undefined;
  const steps = [place ? [PLACE_STEP] : [], address ? [NAME_STEP] : []].flat();
  return refused(place?.refused ?? form.again(), draft, { asked: address, meant: place?.meant, ask: steps });
}

/** What is missing, with what is wrong about the password and the consents: all at once. */
async function incomplete(request: Request, wrong: Record<string, string>, context: Context): Promise<Refused> {
  const form = await readForm({ request, schema: accountForm, context });
  return form.ok ? form.refuse({ error: "invalid_input", fields: wrong }) : form.reject(wrong);
}

/** The page with all that is known, also what this form did not send. */
function refused(
  { data: { form }, init }: Refused,
  draft: DraftValues,
  answer: AskedOnce & { emailConflict?: EmailConflict; ask?: number[] } = {},
): CompleteRefused {
  const initialValue = { ...draft, ...form.initialValue };
  const wrong = wrongFields(form).map(stepWith);
  const ask = [...wrong.filter((step) => typeof step === "number"), ...(answer.ask ?? [])];
  return data({ ...answer, form: { ...form, initialValue }, ask }, init ?? undefined);
}

/** A member's id may be in the link, or in the form; without one it is the draft's. */
function entryIn(target: string | null | undefined): SignupEntry {
  return target && target.length <= 64 ? { ...ownEntry, target } : ownEntry;
}
