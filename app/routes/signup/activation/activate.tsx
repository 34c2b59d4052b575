import { redirect } from "react-router";
import { activate, sendActivationMail } from "../../../contract/account.ts";
import { currentUser } from "../../../contract/session.ts";
import { z } from "../../../contract/zod.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import { redirectTarget } from "../../../request/forms/redirect-target.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { MailLinkPage } from "../../../page-parts/mail-link/mail-link-page.tsx";
import { loadMailLink, mailLinkOf, redeemMailLink } from "../../../page-parts/mail-link/mail-link.server.ts";
import { noteActivated } from "./activated.server.ts";
import type { Route } from "./+types/activate.ts";

export const handle = { hydrate: false, title: "signup:activate.title" } satisfies PageHandle;

const resendForm = z.object({ intent: z.literal("resend"), back: z.string().optional() });

/** The link in the activation mail; following it changes nothing yet: mail scanners do that too. Spec §8. */
export async function loader(args: Route.LoaderArgs) {
  const { data } = await loadMailLink(args, "activate");
  if (data.state === "invalid") throw redirect("/activate/error");
  if (data.state === "done") {
    noteActivated(args.context);
    throw redirect("/activate/done");
  }
  return null;
}

/** With a link it is the press that confirms; without one somebody asks for another mail. */
export async function action(args: Route.ActionArgs) {
  return mailLinkOf(args.url) ? confirm(args) : resend(args);
}

/** It may be pressed on another device, where nobody is signed in. A second press is fine. */
async function confirm(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await redeemMailLink(args, (link) => apiOf(context).call(activate, link));
  if (!pressed.ok) return "invalid" in pressed.refused.data ? redirect("/activate/error", 303) : pressed.refused;
  if (pressed.value.message) flash(context, { tone: "success", text: textsOf(context)("signup:activated_message") });
  noteActivated(context);
  return redirect("/activate/done", 303);
}

/** "Send me a new e-mail", from the error page and from the reminder in the members' area. */
async function resend({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, resendForm, context);
  const back = redirectTarget(form.ok ? form.value.back : undefined, "/members");
  const answer = await apiOf(context).call(sendActivationMail, {});
  const t = textsOf(context);
  if (!answer.ok && answer.problem.error === "authentication_required")
    return redirect("/login?redirect=/activate/error");
  if (!answer.ok) flash(context, { tone: "danger", text: problemText(answer.problem, t) });
  else {
    const text = t(answer.value.sent ? "signup:mail_sent" : await whyNotSent(context));
    flash(context, { tone: "success", text, stays: true });
  }
  return redirect(back);
}

/** No mail leaves to a confirmed address, nor so soon after the last one. */
async function whyNotSent(context: Context) {
  const answer = await apiOf(context).call(currentUser);
  const waiting = answer.ok && answer.value.user.status === "not_confirmed";
  return waiting ? "signup:mail_on_its_way" : "signup:mail_not_needed";
}

export default function Activate({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  return (
    <MailLinkPage
      state="open"
      answer={actionData}
      title={t("activate.title")}
      lead={t("activate.lead")}
      before={<EnvelopeIllustration />}
      submit={
        <Button wide icon="check">
          {t("activate.submit")}
        </Button>
      }
      after={<p>{t("activate.not_me")}</p>}
    />
  );
}
