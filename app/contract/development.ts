import { defineEndpoint } from "./endpoint.ts";
import { holding, instant, list, locale, money } from "./scalars.ts";
import { z } from "./zod.ts";

/**
 * A mail of the development mailbox. Only a demonstration answers the calls of this file; elsewhere they are `not_found`.
 */
export const mail = z.object({
  /** Names the mail in provider events. */
  id: z.string().optional(),
  kind: z.string().optional(),
  /** `List-Unsubscribe` and its like. */
  headers: z.record(z.string(), z.string()).optional(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  at: instant,
});
export type Mail = z.output<typeof mail>;

/** The development mailbox, newest first, 200 at most; with `to`, the mails to this address among them. */
export const listDevelopmentMail = defineEndpoint({
  name: "listDevelopmentMail",
  method: "GET",
  path: "/api/dev-mailbox.php",
  query: z.object({ to: z.string().max(254).optional() }),
  reply: holding("mails", list(mail)),
  problems: ["not_found"],
});

/** Which people a newcomer can sign in as. */
export const listDemoLogins = defineEndpoint({
  name: "listDemoLogins",
  method: "GET",
  path: "/api/dev-logins.php",
  reply: z.object({ logins: list(z.object({ email: z.string(), password: z.string(), name: z.string() })) }),
  problems: ["not_found"],
});

/** A payment as the embedded test provider keeps it. `return_url`: where its page leads the payer afterwards. */
export const testPayment = z.object({
  id: z.string(),
  amount: money,
  description: z.string(),
  payment_method: z.string(),
  status: z.enum(["open", "paid", "failed", "cancelled", "expired", "charged_back"]),
  return_url: z.string(),
});

/** What the embedded test provider knows of a payment. */
export const getTestPayment = defineEndpoint({
  name: "getTestPayment",
  method: "GET",
  path: "/api/dev-payment.php",
  query: z.object({ id: z.string().max(128) }),
  reply: holding("payment", testPayment),
  problems: ["not_found"],
});

/**
 * What a button of the test provider's page does: the first five are the payer's, while the payment is open. `pay_late` pays what
 * failed or expired (what was cancelled stays so, as with real providers), `charge_back` is the payer's bank taking the money of a paid one back, `give_back` its sending it again. The
 * provider then calls our webhook. The last four are about its refunds: the next are refused, or wait until they go on; money that left
 * comes back. What does not fit how the payment stands changes nothing.
 */
export const testDecisions = [
  "pay",
  "fail",
  "cancel",
  "expire",
  "leave_open",
  "pay_late",
  "charge_back",
  "give_back",
  "refuse_refunds",
  "hold_refunds",
  "finish_refunds",
  "fail_refunds",
] as const;
export type TestDecision = (typeof testDecisions)[number];

/** Decides a test payment, and answers how it stands then. */
export const decideTestPayment = defineEndpoint({
  name: "decideTestPayment",
  method: "POST",
  path: "/api/dev-payment.php",
  body: z.object({ id: z.string().max(128), decision: z.enum(testDecisions) }),
  reply: holding("payment", testPayment),
  problems: ["not_found"],
  keyed: true,
});

/** Every mail there is, with made-up contents, in one language. */
export const listMailPreviews = defineEndpoint({
  name: "listMailPreviews",
  method: "GET",
  path: "/api/dev-mails.php",
  query: z.object({ language: locale }),
  reply: holding(
    "mails",
    list(z.object({ kind: z.string(), subject: z.string(), html: z.string(), text: z.string() })),
  ),
  problems: ["not_found"],
});

/** Pretends that a mail came back, or was marked as spam: what the provider's webhook would tell. */
export const pretendMailEvent = defineEndpoint({
  name: "pretendMailEvent",
  method: "POST",
  path: "/api/dev-mail-event.php",
  body: z.object({ mail: z.string().max(128), event: z.enum(["bounce", "complaint"]) }),
  reply: z.unknown(),
  problems: ["not_found"],
  keyed: true,
});
