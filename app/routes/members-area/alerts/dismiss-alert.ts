import { redirect } from "react-router";
import { bonusParts, dismissBonus } from "../../../contract/money/discounts.ts";
import { z } from "../../../contract/zod.ts";
import { dismissibleAlerts } from "../../../domain/notifications/alerts.ts";
import { dismiss, dismissPushQuestion } from "../../../request/visitor/dismissals.server.ts";
import { apiOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { isSentByScript } from "../../../request/forms/sent-by-script.ts";
import { redirectTarget } from "../../../request/forms/redirect-target.ts";
import type { Route } from "./+types/dismiss-alert.ts";

const dismissForm = z.object({
  alert: z.enum([...dismissibleAlerts, ...bonusParts, "push"]),
  back: z.string().optional(),
});

const HOME = "/members";

/** The form's address has no page of its own. */
export function loader() {
  return redirect(HOME);
}

/** "Not now": hides the alert for a while, the time bonus for good, and shows the same page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: dismissForm, context });
  if (!form.ok) return redirect(HOME, 303);
  const { alert, back } = form.value;
  if (alert === "push") dismissPushQuestion(context);
  else if (alert === "bonus" || alert === "bonus_modal")
    await apiOf(context).callOrThrow(dismissBonus, { dismissed: alert });
  else dismiss(context, alert);
  if (isSentByScript(request)) return null;
  return redirect(redirectTarget(back, HOME), 303);
}
