import { redirect } from "react-router";
import { type Problem, signInProblems } from "../../contract/problems.ts";
import { sendComplaint } from "../../contract/safety/reports.ts";
import { PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import type { Result } from "../../domain/result.ts";
import { apiOf, type Context, localeOf, sessionOf, textsOf, typedOf } from "../../request/context.server.ts";
import type { Refusal } from "../../request/forms/form-error.server.ts";
import { type GoodForm, readForm } from "../../request/forms/form.server.ts";
import { askUser } from "../../request/session/current-user.server.ts";
import { signInAgain } from "../../request/session/sign-in-again.server.ts";
import { sealCase } from "../../request/visitor/sent-case.server.ts";
import { aboutGone, complaintForm, inName, namesGone } from "./complaint.form.ts";

/** Sends what was typed; whose page it was when it was typed is whose complaint it is. */
export async function answerComplaint(request: Request, context: Context) {
  // In the name of an account, the page said.
  const promised = await readForm({ request: request.clone(), schema: inName, context });
  const over = promised.ok ? endIn(await askUser(context)) : undefined;
  if (promised.ok && over) return goOn(promised, over, context);
  const gone = await readForm({ request: request.clone(), schema: namesGone, context });
  const form = await readForm({ request, schema: gone.ok ? aboutGone : complaintForm, context });
  if (!form.ok) return form.reject();
  const { good_faith: _ticked, ...complaint } = form.value;
  const sent = await apiOf(context).call(sendComplaint, {
    ...complaint,
    // The call itself refuses where the session has ended since.
    member: promised.ok ? promised.value[PAGE_MEMBER_FIELD] : undefined,
    good_faith: true,
    language: localeOf(context),
  });
  const since = endIn(sent);
  if (since) return goOn(form, since, context);
  if (!sent.ok) return form.refuse(sent.problem, refusals(context));
  return redirect(`/complaints?sent=${await sealCase(context, sent.value.case, "/complaints")}`, 303);
}

/** Why nobody is signed in any more, where the answer says so; that the API failed says nothing. */
function endIn(answer: Result<unknown> | undefined): Problem | undefined {
  return answer?.ok === false && answer.problem.error === "authentication_required" ? answer.problem : undefined;
}

/**
 * Whose session has ended signs in again, and finds what was typed. Who is suspended cannot: it comes back at once, to be sent as
 * anybody may, and is kept nowhere.
 */
async function goOn(form: GoodForm<unknown>, { because }: Problem, context: Context) {
  const closed = signInProblems.find((code) => code === because);
  if (!closed) throw signInAgain(sessionOf(context), "/complaints");
  await typedOf(context).forget();
  return form.refuse({ error: closed }, { texts: { [closed]: textsOf(context)(`complaints:${closed}`) } });
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
