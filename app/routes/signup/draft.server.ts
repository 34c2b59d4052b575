import type { Problem } from "../../contract/problems.ts";
import { z } from "../../contract/zod.ts";
import { type Context, draftOf, mintKey } from "../../request/context.server.ts";
import { readForm, type Refused } from "../../request/forms/form.server.ts";
import { isFailure } from "../../request/pages/failure.server.ts";
import type { DraftValues } from "../../request/drafts/draft-storage.server.ts";
import { LAST_STEP, type Step, type StepAction, stepActionIn } from "../../domain/account/signup-steps.ts";
import { sentValues } from "../../ui/form/form-fields.ts";
import type { SignupEntry } from "./signup-entry.ts";
import { messageFields, stepFields } from "./steps/signup-fields.ts";
import { cleanText } from "../../domain/clean-text.ts";

/** What a step's form sent, right or wrong, and where its sender wants to go instead of on. */
const typedForm = z.looseObject({ go: z.string().optional(), time_zone: z.string().optional() });

/**
 * Answers a form, once what it changed in the draft is stored. When the draft's store does not answer or takes no more, the same page comes
 * back with all that was typed in it: on to the next one it would be lost. Decision 0159.
 */
export async function withDraftSaved<Answer>(
  { request, context }: { request: Request; context: Context },
  act: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const sent = request.clone();
  try {
    const answer = await act();
    await draftOf(context).save();
    return answer;
  } catch (thrown) {
    const problem = notKept(thrown);
    if (!problem) throw thrown;
    const form = await readForm({ request: sent, schema: typedForm, context });
    if (!form.ok) return form.reject();
    const refusal = form.refuse(problem);
    draftOf(context).assume(sentValues(refusal.data.form));
    return refusal;
  }
}

function notKept(thrown: unknown): Problem | undefined {
  if (isFailure(thrown, "draft_not_saved")) return { error: "draft_not_saved" };
  if (isFailure(thrown, "rate_limited")) return { error: "rate_limited", ...thrown.data.values };
  return undefined;
}

/**
 * Keeps what was typed in a step, mistakes included, so that no way through the form loses anything. Answers what the
 * button that was pressed asks for.
 */
export async function keepTyped(
  request: Request,
  step: Step,
  at: { entry: SignupEntry; context: Context },
): Promise<StepAction> {
  const form = await readForm({ request, schema: typedForm, context: at.context });
  if (!form.ok) throw form.reject();
  const { go, time_zone } = form.value;
  const names: readonly string[] = step === "message" ? messageFields : (stepFields[step] ?? []);
  // An unticked box sends nothing; any other field that is missing was not asked for.
  const sent = names.filter((name) => step === LAST_STEP || form.value[name] !== undefined);
  const typed = Object.fromEntries(sent.map((name) => [name, String(form.value[name] ?? "")]));
  await keepAnswers({ ...typed, ...(go === "like" && { like: "1" }), ...zoneOf(time_zone) }, at);
  return stepActionIn(go);
}

/** Adds answers to the draft. */
export async function keepAnswers(
  answers: Record<string, string>,
  { entry, context }: { entry: SignupEntry; context: Context },
): Promise<void> {
  const { made: _made, ...draft } = await draftOf(context).read();
  // Another country has other regions.
  const moved = answers.country !== undefined && draft.country !== undefined && answers.country !== draft.country;
  // A message in the draft was written to the earlier target: it is dropped.
  const another = entry.target !== undefined && entry.target !== draft.target;
  draftOf(context).set({
    ...draft,
    ...(moved && { region: "", city: "" }),
    ...(another && { target: entry.target ?? "", signup_message: "", like: "" }),
    ...answers,
    ...(answers.city !== undefined && { city: answers.city.trim() }),
    ...(answers.signup_message !== undefined && { signup_message: cleanText(answers.signup_message) }),
    signup_key: draft.signup_key ?? answers.signup_key ?? mintKey(),
  });
}

/** Said by the browser where a script runs (browser/signup-modal.ts). */
function zoneOf(text: string | undefined): Record<string, string> {
  return text && /^[\w+/-]{1,64}$/.test(text) ? { time_zone: text } : {};
}

/** The draft for this entry: a message to another member is left out. */
export async function draftFor({ target }: SignupEntry, context: Context): Promise<DraftValues> {
  const draft = await draftOf(context).read();
  if (target === undefined || target === draft.target) return draft;
  return { ...draft, target, signup_message: "", like: "" };
}

/** The step on which a field stands. */
export function stepWith(field: string): Step {
  if ((messageFields as readonly string[]).includes(field)) return "message";
  const found = stepFields.findIndex((fields) => (fields as readonly string[]).includes(field));
  return found < 0 ? LAST_STEP : found;
}
