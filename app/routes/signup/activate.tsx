import { redirect } from "react-router";
import { activate, sendActivationMail } from "../../contract/account.ts";
import { currentUser } from "../../contract/session.ts";
import { z } from "../../contract/zod.ts";
import { apiOf, type Context, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import { failure } from "../../request/failure.server.ts";
import { readForm } from "../../request/form.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { problemText } from "../../request/problem-text.ts";
import { redirectTarget } from "../../request/redirect-target.ts";
import type { Route } from "./+types/activate.ts";

export const handle = { hydrate: false, title: "signup:activate_error.title" } satisfies PageHandle;

const resendForm = z.object({ intent: z.literal("resend"), back: z.string().optional() });

/** The link in the activation mail. It may be opened on another device, where nobody is signed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [id, token] = [url.searchParams.get("id"), url.searchParams.get("token")];
  if (!id || !token || id.length > 64 || token.length > 128) throw redirect("/activate/error");
  const answer = await apiOf(context).call(activate, { id, token });
  if (!answer.ok && answer.problem.error === "link_invalid") throw redirect("/activate/error");
  // An API that does not answer says nothing about the link.
  if (!answer.ok) throw failure(answer.problem);
  const signedIn = sessionOf(context).signedIn;
  const t = textsOf(context);
  const said = [t(signedIn ? "signup:activated" : "signup:activated_sign_in")];
  if (answer.value.message) said.push(t("signup:activated_message"));
  flash(context, { tone: "success", text: said.join(" ") });
  throw redirect(signedIn ? "/members" : "/login?redirect=/members");
}

/** "Send me a new e-mail", from the error page and from the reminder in the members' area. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, resendForm, context);
  const back = redirectTarget(form.ok ? form.value.back : undefined, "/members");
  const answer = await apiOf(context).call(sendActivationMail, {});
  const t = textsOf(context);
  if (!answer.ok && answer.problem.error === "authentication_required")
    return redirect("/login?redirect=/activate/error");
  if (!answer.ok) flash(context, { tone: "danger", text: problemText(answer.problem, t) });
  else flash(context, { tone: "success", text: t(answer.value.sent ? "signup:mail_sent" : await whyNotSent(context)) });
  return redirect(back);
}

/** No mail leaves to a confirmed address, nor so soon after the last one. */
async function whyNotSent(context: Context) {
  const answer = await apiOf(context).call(currentUser);
  const waiting = answer.ok && answer.value.user.status === "not_confirmed";
  return waiting ? "signup:mail_on_its_way" : "signup:mail_not_needed";
}
