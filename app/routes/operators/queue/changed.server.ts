import { type Context, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";

/**
 * Of a form with `seen`: who is told that something changed has it before their eyes, as it is now, and may send it again. How long
 * something lasts may be chosen where nothing lasts.
 */
export function changedRefusal(context: Context): Refusal {
  const t = textsOf(context);
  return {
    texts: {
      decision_changed: t("operators:changed"),
      contradiction: t("operators:case.no_end"),
      yourself: t("operators:yourself"),
    },
    renewed: { decision_changed: "seen" },
  };
}
