import { z } from "../../../contract/zod.ts";
import { LAST_STEP } from "../../../domain/account/signup-steps.ts";
import { messageFields, stepFields } from "../steps/signup-fields.ts";
import { messageForm, type Rules, stepForm } from "../signup.form.ts";

/** All that a sign-up asks before the password. */
const answerNames = stepFields.slice(0, LAST_STEP).flat();

/** Longer than any right answer; a link may say anything. */
const LONGEST = 300;

/** The answers that a link brings along (`?gender=female&email=…`); a password is never one of them. */
export function answersIn(query: URLSearchParams): Record<string, string> {
  const said = answerNames.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, LONGEST);
    return value ? [[name, name === "country" ? value.toUpperCase() : value] as const] : [];
  });
  return Object.fromEntries(said);
}

/** All fields of the page. */
export function completeForm(rules: Rules) {
  const steps = Array.from({ length: LAST_STEP + 1 }, (_, step) => stepForm(step, rules));
  return z.object(
    Object.assign({}, ...[...steps, messageForm(rules.messageLength)].map(({ shape }) => shape)) as z.ZodRawShape,
  );
}

/** The steps whose questions are not all answered rightly. */
export function openSteps(answers: Record<string, string>, rules: Rules): number[] {
  const steps = Array.from({ length: LAST_STEP }, (_, step) => step);
  return steps.filter((step) => !stepForm(step, rules).safeParse(answers).success);
}

/** What is wrong with the answers, field by field, as codes; `message` included. */
export function wrongAnswers(answers: Record<string, string>, rules: Rules): Record<string, string> {
  const forms: z.ZodType[] = openSteps(answers, rules).map((step) => stepForm(step, rules));
  const issues = [...forms, messageForm(rules.messageLength)].flatMap(
    (form) => form.safeParse(answers).error?.issues ?? [],
  );
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What the page's form keeps of what was sent: a box that is not ticked sends nothing, and is kept as that. The password is not kept. */
export function answersSent(typed: Record<string, unknown>): Record<string, string> {
  const consents = "password" in typed ? stepFields[LAST_STEP] : [];
  const sent = [...answerNames, ...messageFields].flatMap((name) =>
    typeof typed[name] === "string" ? [[name, typed[name]]] : [],
  );
  return Object.fromEntries([...sent, ...consents.map((name) => [name, String(typed[name] ?? "")])]);
}
