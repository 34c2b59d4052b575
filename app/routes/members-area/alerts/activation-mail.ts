import { redirect } from "react-router";
import { sendActivationMail } from "../../../contract/account/account.ts";
import { currentUser } from "../../../contract/account/session.ts";
import { z } from "../../../contract/zod.ts";
import { signInPath } from "../../../domain/auth/sign-in-path.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { redirectTarget } from "../../../request/forms/redirect-target.ts";
import { isSentByScript } from "../../../request/forms/sent-by-script.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import type { Route } from "./+types/activation-mail.ts";

const resendForm = z.object({ back: z.string().optional() });

const HOME = "/members";

/** The form's address has no page of its own. */
export function loader() {
  return redirect(HOME);
}

/** Sends the activation mail again: from the reminder, and from the page of a link that is over. Spec §4, §8. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: resendForm, context });
  const answer = await apiOf(context).call(sendActivationMail, {});
  if (!answer.ok && answer.problem.error === "authentication_required") throw redirect(signInPath("/activate/error"));
  const t = textsOf(context);
  if (!answer.ok) flash(context, { tone: "danger", text: problemText(answer.problem, t) });
  else {
    const text = t(answer.value.sent ? "signup:mail_sent" : await whyNotSent(context));
    flash(context, { tone: "success", text, stays: true });
  }
  if (isSentByScript(request)) return null;
  return redirect(redirectTarget(form.ok ? form.value.back : undefined, HOME), 303);
}

/** No mail leaves to a confirmed address, nor so soon after the last one. */
async function whyNotSent(context: Context) {
  const answer = await apiOf(context).call(currentUser);
  const waiting = answer.ok && answer.value.user.status === "not_confirmed";
  return waiting ? "signup:mail_on_its_way" : "signup:mail_not_needed";
}
