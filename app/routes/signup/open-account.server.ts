import { redirect } from "react-router";
import { completeSignIn } from "../../auth/complete-sign-in.server.ts";
import { signIn } from "../../auth/sign-in.server.ts";
import { getMember, like } from "../../contract/people/discovery.ts";
import type { Problem } from "../../contract/problems.ts";
import type { Gender } from "../../contract/scalars.ts";
import {
  accountTexts,
  apiOf,
  type Context,
  draftOf,
  flash,
  localeOf,
  mintKey,
  textsOf,
  trafficSourceOf,
} from "../../request/context.server.ts";
import { readForm, type Refused } from "../../request/forms/form.server.ts";
import type { DraftValues } from "../../request/drafts/draft-storage.server.ts";
import { suspensionTexts } from "../../request/session/suspension-texts.server.ts";
import type { SignupEntry } from "./signup-entry.ts";
import { draftFor } from "./draft.server.ts";
import { signInHref } from "./sign-in-href.ts";
import { accountForm } from "./signup.form.ts";

/** No account was made: the form to show again, and what the API said, if it was asked. */
export interface NotOpened {
  refusal: Refused;
  problem?: Problem;
}

/**
 * Makes the account from the draft and the password. The API's answer signs its owner in, who goes on to people that may
 * suit them. A like that was given on a landing page is given now.
 */
export async function openAccount(
  request: Request,
  entry: SignupEntry,
  context: Context,
): Promise<Response | NotOpened> {
  const form = await readForm({ request, schema: accountForm, context });
  if (!form.ok) return { refusal: form.reject() };
  const draft = await draftFor(entry, context);
  const answer = await signIn(context, "sign-up", {
    ...accountFrom(draft),
    password: form.value.password,
    consent_terms: true,
    consent_sensitive: true,
    consent_news: form.value.consent_news === "on",
    language: localeOf(context),
    traffic_source: trafficSourceOf(context),
  });
  if (!answer.ok) {
    if (answer.problem.error === "key_reused") return leadToSignIn(draft, context);
    const fields = { email_taken: "email", account_deleted: "email" };
    const texts = suspensionTexts(answer.problem, context);
    return { refusal: form.refuse(answer.problem, { fields, texts }), problem: answer.problem };
  }
  const next = await completeSignIn(context, answer.value, matchesHref(draft), { made: true });
  const { target } = draft;
  const wrote = target && draft.signup_message;
  // A draft may be weeks old. The API sends nothing to whom it does not find.
  const isGone = wrote ? await isNobody(target, context) : false;
  if (target && draft.like && !isGone) await apiOf(context).call(like, { id: target });
  const said = isGone ? "signup:welcome_gone" : wrote ? "signup:welcome_message" : "signup:welcome";
  const text = accountTexts(context, answer.value.user.language)(said, { name: draft.name });
  // For screen readers only, unless it is news: the page shows it too, and on a phone a toast would cover its Like buttons.
  flash(context, isGone ? { tone: "info", text, stays: true } : { tone: "success", text, quiet: true });
  return next;
}

/** Is there no such member? Where the API does not say, there is one. */
async function isNobody(id: string, context: Context): Promise<boolean> {
  const found = await apiOf(context).call(getMember, { id });
  if (found.ok) return found.value.profile.deleted === true;
  return ["not_found", "invalid_input"].includes(found.problem.error);
}

/** An account was made of this draft already, whose answer was lost: nothing of it may stay in this browser. */
export function leadToSignIn({ target }: { target?: string | undefined }, context: Context): Response {
  draftOf(context).set({});
  flash(context, { tone: "info", text: textsOf(context)("signup:made_before") });
  return redirect(signInHref(target), 303);
}

/** Where a sign-up ends (spec §2); for whom somebody came stands first there. */
function matchesHref({ target, signup_message: message }: DraftValues): string {
  const query = new URLSearchParams({ api_signup_complete: "1" });
  if (target) query.set("target", target);
  if (target && message) query.set("wrote", "1");
  return `/signup-matches?${query}`;
}

function accountFrom(draft: DraftValues) {
  const { signup_key = mintKey(), date_of_birth = "", country = "", region = "", city = "" } = draft;
  const { target, signup_message: message, time_zone } = draft;
  return {
    signup_key,
    gender: draft.gender as Gender,
    seeking: draft.seeking as Gender,
    date_of_birth,
    country,
    region,
    city: city.trim(),
    name: (draft.name ?? "").trim(),
    email: (draft.email ?? "").trim(),
    ...(target && { target, ...(message && { signup_message: message }) }),
    ...(time_zone && { time_zone }),
  };
}
