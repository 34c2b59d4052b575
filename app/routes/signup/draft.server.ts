import { z } from "../../contract/zod.ts";
import { type Context, draftOf, mintKey } from "../../request/context.server.ts";
import { readForm } from "../../request/form.server.ts";
import { LAST_STEP, stepFields } from "./signup.form.ts";

/** What a step's form sent, right or wrong, and where its sender wants to go instead of on. */
const typedForm = z.looseObject({ go: z.string().optional() });

/**
 * Keeps what was typed in a step, mistakes included, so that no way through the form loses anything. Answers the step
 * that "Back" leads to, if it was pressed.
 */
export async function keepTyped(request: Request, step: number, context: Context): Promise<number | undefined> {
  const form = await readForm(request, typedForm, context);
  if (!form.ok) return undefined;
  const typed = Object.fromEntries((stepFields[step] ?? []).map((name) => [name, String(form.value[name] ?? "")]));
  const draft = draftOf(context).get();
  // Another country has other regions.
  const moved: Record<string, string> =
    typed.country !== undefined && typed.country !== draft.country ? { region: "", city: "" } : {};
  draftOf(context).set({ ...draft, ...moved, ...typed, signup_key: draft.signup_key ?? mintKey() });
  return form.value.go === "back" ? Math.max(0, step - 1) : undefined;
}

/** The step that an address names; anything else is the first. */
export function stepOf(url: URL): number {
  const step = Number(url.searchParams.get("step") ?? 0);
  return Number.isInteger(step) && step >= 0 && step <= LAST_STEP ? step : 0;
}

/** The step on which a field stands. */
export function stepWith(field: string): number {
  const found = stepFields.findIndex((fields) => (fields as readonly string[]).includes(field));
  return found < 0 ? LAST_STEP : found;
}
