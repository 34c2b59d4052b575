import { redirect } from "react-router";
import { z } from "../../../contract/zod.ts";
import { dismissibleAlerts } from "../../../domain/notifications/alerts.ts";
import { dismiss, dismissPushQuestion } from "../../../request/visitor/dismissals.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { isSentByScript } from "../../../request/forms/sent-by-script.ts";
import { redirectTarget } from "../../../request/forms/redirect-target.ts";
import type { Route } from "./+types/dismiss-alert.ts";

const dismissForm = z.object({
  alert: z.enum([...dismissibleAlerts, "bonus", "bonus_modal", "push"]),
  back: z.string().optional(),
});

const HOME = "/members";

/** The form's address has no page of its own. */
export function loader() {
  return redirect(HOME);
}

/** "Not now": hides the alert for a while and shows the same page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: dismissForm, context });
  if (!form.ok) return redirect(HOME, 303);
  if (form.value.alert === "push") dismissPushQuestion(context);
  else dismiss(context, form.value.alert);
  if (isSentByScript(request)) return null;
  return redirect(redirectTarget(form.value.back, HOME), 303);
}
