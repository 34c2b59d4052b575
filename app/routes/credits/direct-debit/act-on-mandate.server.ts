import { redirect } from "react-router";
import { confirmMandate, listMandates, requestMandate, revokeMandate } from "../../../contract/money/direct-debit.ts";
import type { z } from "../../../contract/zod.ts";
import { refuse, type Result } from "../../../domain/result.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { directDebitPath, type OrderToPay } from "./bundle-to-pay.ts";
import type { directDebitForm } from "./direct-debit.form.ts";

type Act = z.output<typeof directDebitForm>;

/** Does what a form of the page asks for, and leads on. Answers only where it was refused. */
export async function actOnMandate(context: Context, act: Act, order: OrderToPay): Promise<Result<never>> {
  const done = await perform(context, act);
  if (!done.ok) return done;
  if (act.intent === "again") flash(context, { tone: "success", text: textsOf(context)("direct-debit:new_code_sent") });
  if (act.intent === "confirm" || act.intent === "revoke")
    flash(context, { tone: "success", text: textsOf(context)(`direct-debit:done.${act.intent}`) });
  const { bundle, back } = order;
  throw redirect(act.intent === "confirm" && bundle ? `/credits/${bundle}/sdd${back}` : directDebitPath(order), 303);
}

async function perform(context: Context, { intent, ...order }: Act): Promise<Result<unknown>> {
  const api = apiOf(context);
  if ("otp" in order) return api.call(confirmMandate, order);
  if ("iban" in order) return api.call(requestMandate, order);
  if (intent === "revoke") return api.call(revokeMandate, order);
  const { request } = await api.callOrThrow(listMandates);
  // What was typed is gone: the page asks for it anew.
  if (!request) return refuse("otp_expired");
  const { expires: _expires, ...data } = request;
  return api.call(requestMandate, { ...data, ...order });
}
