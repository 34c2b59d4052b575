import { type Context, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";

/** Of a form with `seen`: who is told that something changed has it before their eyes, as it is now, and may send it again. */
export function changedRefusal(context: Context): Refusal {
  return { texts: { decision_changed: textsOf(context)("operators:changed") }, renewed: { decision_changed: "seen" } };
}
