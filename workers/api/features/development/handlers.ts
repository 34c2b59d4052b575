import {
  decideTestPayment,
  getTestPayment,
  listDemoLogins,
  listDevelopmentMail,
  listMailPreviews,
  pretendMailEvent,
  type TestDecision,
  type testPayment,
} from "../../../../app/contract/development.ts";
import type { z } from "../../../../app/contract/zod.ts";
import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { RefundMode, TestPaymentRecord, TestStatus } from "../../actors/site/test-provider/test-payments.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handle, problemResponse, type Handler } from "../../http/http.ts";
import { memberOfMail } from "../../ids.ts";
import { audienceOf } from "../../mails/mail-audience.ts";
import { everyExample } from "../../mails/mail-examples.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { paymentProviderOf } from "../../providers/payment/payment-provider-of.ts";
import { settleByRef } from "../../providers/payment/settle-by-ref.ts";

export const listDevelopmentMailHandler = demoOnly(
  handle(listDevelopmentMail, async ({ actors, query }) => accept({ mails: await actors.site().mails(query.to) })),
);

/** Every mail there is, with examples for contents, as it would leave now. */
export const listMailPreviewsHandler = demoOnly(
  handle(listMailPreviews, async (call) => {
    const { actors, env, query } = call;
    const origin = env.PUBLIC_ORIGIN;
    const [settings, company] = await Promise.all([settingsOf(call), actors.site().company()]);
    const sender = { name: settings.mail_name || settings.name, company, origin };
    const unsubscribe = `${origin}/unsubscribe?id=example&token=example`;
    const mails = everyExample(origin).map(({ kind, contents }) => {
      const stop = audienceOf(kind) === "other" ? undefined : unsubscribe;
      return {
        kind,
        ...renderMail({ kind, contents, name: "Anna", locale: query.language, sender, unsubscribe: stop }),
      };
    });
    return accept({ mails });
  }),
);

/** What the provider's webhook would tell. */
export const pretendMailEventHandler = demoOnly(
  handle(pretendMailEvent, async ({ actors, body: { mail, event } }) => {
    const member = actors.findMember(memberOfMail(mail) ?? "");
    return (await member?.notifications.noteMailEvent({ mail, event })) ? accept({}) : refuse("not_found");
  }),
);

export const listDemoLoginsHandler = demoOnly(
  handle(listDemoLogins, async ({ actors }) => accept({ logins: await actors.site().demoLogins() })),
);

export const getTestPaymentHandler = demoOnly(
  handle(getTestPayment, async ({ actors, query }) => {
    const record = await actors.site().testPayments.find(query.id);
    return record ? accept({ payment: shown(record) }) : refuse("not_found");
  }),
);

/** A real provider calls the webhook after the payer's decision; ours does the very same thing right here. */
export const decideTestPaymentHandler = demoOnly(
  handle(decideTestPayment, async (call) => {
    const { actors, body } = call;
    const record = await decide(call);
    if (!record) return refuse("not_found");
    await settleByRef({ ...call, actors, provider: paymentProviderOf(call), ref: body.id });
    return accept({ payment: shown(record) });
  }),
);

/** What each button makes of a payment, and of which; left out: of one that is open. */
const decisions: Partial<Record<TestDecision, { status: TestStatus; from?: TestStatus[] }>> = {
  pay: { status: "paid" },
  fail: { status: "failed" },
  cancel: { status: "cancelled" },
  expire: { status: "expired" },
  pay_late: { status: "paid", from: ["failed", "expired"] },
  charge_back: { status: "charged_back", from: ["paid"] },
  give_back: { status: "paid", from: ["charged_back"] },
};

/** What each button makes of refunds. */
const refundModes: Partial<Record<TestDecision, RefundMode | "failed">> = {
  refuse_refunds: "refused",
  hold_refunds: "pending",
  finish_refunds: "done",
  fail_refunds: "failed",
};

function decide({ actors, body: { id, decision } }: { actors: Actors; body: BodyOf<typeof decideTestPayment> }) {
  const [change, mode] = [decisions[decision], refundModes[decision]];
  if (mode) return actors.site().testPayments.decideRefunds(id, mode);
  return change
    ? actors.site().testPayments.decide(id, change.status, change.from)
    : actors.site().testPayments.find(id);
}

function shown({
  ref,
  amount,
  description,
  payment_method,
  status,
  return_url,
}: TestPaymentRecord): z.output<typeof testPayment> {
  return { id: ref, amount, description, payment_method, status, return_url };
}

/** Anywhere but on a demonstration these calls do not exist. */
function demoOnly<Name extends string>(handler: Handler<Name>): Handler<Name> {
  return {
    endpoint: handler.endpoint,
    run: async (call, request) =>
      call.env.SITE_MODE === "demo" ? handler.run(call, request) : problemResponse({ error: "not_found" }),
  };
}
