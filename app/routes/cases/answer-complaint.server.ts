import { redirect } from "react-router";
import { sendComplaint } from "../../contract/safety/reports.ts";
import { apiOf, type Context, localeOf, textsOf } from "../../request/context.server.ts";
import type { Refusal } from "../../request/forms/form-error.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { sealCase } from "../../request/visitor/sent-case.server.ts";
import { askAboutAddress } from "./ask-about-address.server.ts";
import { aboutGone, complaintForm, namesGone } from "./complaint.form.ts";
import { endIn, goOn, readInName } from "./in-name.server.ts";

/** Sends what was typed; whose page it was when it was typed is whose complaint it is. */
export async function answerComplaint(request: Request, context: Context) {
  const sender = await readInName(request, context);
  const page = { context, page: "complaints" } as const;
  if (sender.over) return goOn(sender.over.form, sender.over.over, page);
  const gone = await readForm({ request: request.clone(), schema: namesGone, context });
  const form = await readForm({ request, schema: gone.ok ? aboutGone : complaintForm, context });
  if (!form.ok) return form.reject();
  const { good_faith: _ticked, ...complaint } = form.value;
  const asked = askAboutAddress({ form, email: complaint.email, ...page });
  if (asked) return asked;
  const sent = await apiOf(context).call(sendComplaint, {
    ...complaint,
    member: sender.member,
    good_faith: true,
    language: localeOf(context),
  });
  const since = endIn(sent);
  if (since) return goOn(form, since, page);
  if (!sent.ok) return form.refuse(sent.problem, refusals(context));
  const receipt = { number: sent.value.case, to: complaint.email };
  return redirect(`/complaints?sent=${await sealCase(context, receipt, "/complaints")}`, 303);
}

function refusals(context: Context): Refusal {
  const t = textsOf(context);
  return {
    texts: {
      reports_waiting: t("complaints:waiting"),
      not_found: t("complaints:gone_over"),
      key_reused: t("complaints:sent_before"),
    },
    // Who went back and wrote something else means it: with another key it is a further complaint.
    renewed: { key_reused: "key" },
  };
}
