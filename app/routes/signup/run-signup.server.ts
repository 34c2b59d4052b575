import { data, redirect } from "react-router";
import type { Problem } from "../../contract/problems.ts";
import type { KnownPlace } from "../../page-parts/known-town/known-town.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { type Context, draftOf, nowOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { DraftValues } from "../../request/drafts/draft-storage.server.ts";
import { LAST_STEP, NAME_STEP, PLACE_STEP, type Step, stepIn } from "../../domain/account/signup-steps.ts";
import { type AddressAsked, askOnceAboutAddress } from "../../page-parts/likely-address.server.ts";
import { askOnceAboutPlace } from "./ask-once.server.ts";
import { type SignupEntry, leadsNowhere, stepHref } from "./signup-entry.ts";
import { draftFor, keepTyped, stepWith, withDraftSaved } from "./draft.server.ts";
import { leadToSignIn, type NotOpened, openAccount } from "./open-account.server.ts";
import { firstIncomplete, messageForm, stepForm } from "./signup.form.ts";
import { withWholeDate } from "./whole-date.server.ts";
import { isOpen, offeredRegions, rulesFor, viewOf, type SignupView } from "./view.server.ts";

/** Why an address cannot have an account. */
export type EmailConflict = "email_taken" | "account_deleted";

interface Asked {
  request: Request;
  context: Context;
  url: URL;
}

/** One step, or why there is none: the site takes nobody, or the person whom the address names is not there. */
export async function showStep({ context, url }: Asked, entry: SignupEntry) {
  leaveMembersOut(entry, context);
  const site = settingsOf(context).name;
  if (!isOpen(context)) return { shown: "closed", site } as const;
  const step = stepIn(url.searchParams);
  const first = firstIncomplete(await draftFor(entry, context), rulesFor(context));
  // While the draft cannot be read, the step that was sent stays.
  if (step !== "message" && step > first && !draftOf(context).assumed)
    throw redirect(stepHref(entry, first) + (first === 0 ? "&again=1" : ""));
  const view = await viewOf({ step, mends: url.searchParams.has("mended") ? step : undefined }, entry, context);
  if (entry.target && !view.target) return data({ shown: "unavailable", site } as const, { status: 404 });
  if (step === "message" && !view.target) throw redirect(stepHref(entry, first));
  return { shown: "step", view, restarted: url.searchParams.has("again") } as const;
}

/** What a refused step shows: the form, and for another step than the one that was sent its own view. */
export type StepRefused = ReturnType<
  typeof data<{
    form?: FormReply;
    view?: SignupView;
    emailConflict?: EmailConflict;
    asked?: AddressAsked;
    meant?: KnownPlace;
    closed?: boolean;
  }>
>;

/** Takes what a step sent, and leads on. */
export async function takeStep(asked: Asked, entry: SignupEntry): Promise<Response | StepRefused> {
  const whole = { ...asked, request: await withWholeDate(asked.request, nowOf(asked.context)) };
  return withDraftSaved(whole, () => answerStep(whole, entry));
}

async function answerStep({ request, context, url }: Asked, entry: SignupEntry): Promise<Response | StepRefused> {
  leaveMembersOut(entry, context);
  // The first step says that the site takes nobody, or that nobody is there.
  if (!isOpen(context) || leadsNowhere(entry)) throw redirect(stepHref(entry, 0));
  const step = stepIn(url.searchParams);
  // Its draft is over, or another tab has made the account of it: nothing is kept of that.
  const known = await draftOf(context).read();
  if (step === LAST_STEP && known.made) return leadToSignIn(entry, context);
  if (step === LAST_STEP && Object.keys(known).length === 0) throw redirect(`${stepHref(entry, 0)}&again=1`);
  const wish = await keepTyped(request.clone(), step, { entry, context });
  const draft = await draftOf(context).read();
  const first = firstIncomplete(draft, rulesFor(context));
  if (wish === "back" && step !== "message") return redirect(stepHref(entry, Math.max(0, step - 1)));
  if (wish === "message") return redirect(stepHref(entry, "message"));
  if (wish === "like" || (step !== "message" && first < step)) return redirect(stepHref(entry, first));
  if (step === LAST_STEP) {
    const opened = await openAccount(request, entry, context);
    return opened instanceof Response ? opened : refusedStep(opened, entry, context);
  }
  const form = await readForm({ request, schema: await formOf(step, draft, context), context });
  if (!form.ok) return form.reject();
  const asked = step === NAME_STEP && askOnceAboutAddress(form.typed, draft);
  if (asked) return data({ form: form.again().data.form, asked });
  const place = step === PLACE_STEP && (await askOnceAboutPlace(form, draft, { button: "signup:continue", context }));
  if (place) return data({ ...place.refused.data, meant: place.meant }, place.refused.init ?? undefined);
  return redirect(stepHref(entry, step === "message" ? first : step + 1));
}

/** Whoever has an account already is where a sign-up would lead. */
export function leaveMembersOut({ target }: SignupEntry, context: Context): void {
  if (sessionOf(context).signedIn) throw redirect(target ? `/members/${encodeURIComponent(target)}` : "/members");
}

async function formOf(step: Step, { country }: DraftValues, context: Context) {
  if (step === "message") return messageForm(settingsOf(context).message_length);
  const regions = step === PLACE_STEP ? (await offeredRegions(country, context)).map(({ name }) => name) : [];
  return stepForm(step, { ...rulesFor(context), regions });
}

/** What is wrong may stand on an earlier step: that step is shown, with everything that was typed. */
async function refusedStep(
  { refusal, problem }: NotOpened,
  entry: SignupEntry,
  context: Context,
): Promise<StepRefused> {
  if (problem?.error === "signups_closed") return data({ closed: true }, refusal.init ?? undefined);
  const { form } = refusal.data;
  const [step] = wrongFields(form).map(stepWith).sort(earlierFirst);
  if (step === undefined || step === LAST_STEP) return refusal;
  const view = await viewOf({ step }, entry, context);
  return data(
    { form: { ...form, initialValue: view.values }, view, emailConflict: emailConflictOf(problem) },
    refusal.init ?? undefined,
  );
}

function earlierFirst(a: Step, b: Step): number {
  return (a === "message" ? -1 : a) - (b === "message" ? -1 : b);
}

/** The names of the fields that a summary leads to. */
export function wrongFields({ error }: FormReply): string[] {
  return Object.entries(error ?? {}).flatMap(([name, one]) => (one?.summary ? [name] : []));
}

/** Does the problem say that the address has an account? */
export function emailConflictOf(problem: Problem | undefined): EmailConflict | undefined {
  const error = problem?.error;
  return error === "email_taken" || error === "account_deleted" ? error : undefined;
}
