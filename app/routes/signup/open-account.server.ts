import { data, redirect } from "react-router";
import { signup } from "../../contract/account.ts";
import type { Problem } from "../../contract/problems.ts";
import type { Gender } from "../../contract/scalars.ts";
import type { FormState } from "../../domain/form-state.ts";
import {
  apiOf,
  type Context,
  draftOf,
  flash,
  localeOf,
  mintKey,
  textsOf,
  trafficSourceOf,
} from "../../request/context.server.ts";
import { readForm, type Refused } from "../../request/form.server.ts";
import { stepWith } from "./draft.server.ts";
import { accountForm, LAST_STEP } from "./signup.form.ts";
import { viewOf, type SignupView } from "./view.server.ts";

/** The step shown again; another step than the one that was sent brings its own view. */
export type StepRefused = ReturnType<typeof data<{ form: FormState; view?: SignupView; taken?: boolean }>>;

/** The last step: makes the account from the draft and the password. The API's answer signs its owner in. */
export async function openAccount(request: Request, context: Context): Promise<Response | StepRefused> {
  const form = await readForm(request, accountForm, context);
  if (!form.ok) return form.again();
  const draft = draftOf(context).get();
  const answer = await apiOf(context).call(signup, {
    ...accountFrom(draft),
    password: form.value.password,
    consent_terms: true,
    consent_sensitive: true,
    consent_news: form.value.consent_news === "on",
    language: localeOf(context),
    traffic_source: trafficSourceOf(context),
  });
  if (!answer.ok)
    return refused(answer.problem, form.refuse(answer.problem, { fields: { email_taken: "email" } }), context);
  draftOf(context).clear();
  const text = textsOf(context)("signup:welcome", { name: draft.name });
  flash(context, { tone: "success", text });
  return redirect("/members");
}

function accountFrom(draft: Record<string, string>) {
  const {
    signup_key = mintKey(),
    date_of_birth = "",
    country = "",
    region = "",
    city = "",
    name = "",
    email = "",
  } = draft;
  return {
    signup_key,
    gender: draft.gender as Gender,
    seeking: draft.seeking as Gender,
    date_of_birth,
    country,
    region,
    city: city.trim(),
    name: name.trim(),
    email: email.trim(),
  };
}

/** What is wrong stands on an earlier step: that step is shown, with everything that was typed. */
async function refused(problem: Problem, refusal: Refused, context: Context): Promise<StepRefused> {
  const draft = draftOf(context).get();
  // The key belongs to an account with other answers; the next try is an act of its own.
  if (problem.error === "key_reused") draftOf(context).set({ ...draft, signup_key: mintKey() });
  const step = Math.min(LAST_STEP, ...Object.keys(refusal.data.form.errors).map(stepWith));
  if (step === LAST_STEP) return refusal;
  const view = await viewOf(step, draft, context);
  const form = { ...refusal.data.form, values: view.values };
  return data({ form, view, taken: problem.error === "email_taken" }, refusal.init ?? undefined);
}
