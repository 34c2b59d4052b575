import { redirect } from "react-router";
import type { Problem } from "../../../contract/problems.ts";
import { sendSupport } from "../../../contract/safety/support.ts";
import { apiOf, type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { sealCase } from "../../../request/visitor/sent-case.server.ts";
import { askAboutAddress } from "../ask-about-address.server.ts";
import { endIn, goOn, readInName } from "../in-name.server.ts";
import { memberForm, visitorForm } from "./support.form.ts";

const PATH = "/support";

/** Sends what was typed; whose page it was when it was typed is whose question it is. */
export async function answerSupportForm(request: Request, context: Context) {
  const sender = await readInName(request, context);
  const page = { context, page: "support" } as const;
  if (sender.over) return goOn(sender.over.form, sender.over.over, page);
  const form = await readForm({ request, schema: sender.isMembers ? memberForm : visitorForm, context });
  if (!form.ok) return form.reject();
  const { email } = visitorForm.safeParse(form.value).data ?? {};
  const asked = askAboutAddress({ form, email, ...page });
  if (asked) return asked;
  const question = { ...form.value, member: sender.member, language: localeOf(context) };
  const sent = await apiOf(context).call(sendSupport, question);
  const since = endIn(sent);
  if (since) return goOn(form, since, page);
  if (!sent.ok) return form.refuse(sent.problem, refusals(context, sent.problem));
  const receipt = { number: sent.value.case, to: email };
  return redirect(`${PATH}?sent=${await sealCase(context, receipt, PATH)}`, 303);
}

function refusals(context: Context, { limit }: Problem): Refusal {
  const t = textsOf(context);
  return {
    texts: {
      reports_waiting: t("support:waiting", { count: Number(limit) }),
      key_reused: t("support:sent_before"),
    },
    // Who went back and wrote something else means it: with another key it is a further question.
    renewed: { key_reused: "key" },
  };
}
