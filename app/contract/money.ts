import { defineEndpoint } from "./endpoint.ts";
import { discountProblems } from "./problems.ts";
import { holding, id, instant, list, mintedKey, money, month, typedDiscountCode, wholeNumber } from "./scalars.ts";
import { z } from "./zod.ts";

/** Spec §3. */
export const paymentMethods = [
  "sdd",
  "ideal",
  "bancontact",
  "creditcard",
  "paypal",
  "sofort",
  "applepay",
  "sct",
  "others",
] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.output<typeof paymentMethod>;

/** Spec §4. `pending` until the provider says otherwise; the last two are ours (decision 0214). */
export const paymentStatus = z.enum(["pending", "completed", "failed", "cancelled", "expired", "charged_back"]);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** `price` includes VAT; `per_message` is what one message costs with this bundle. */
export const bundle = z.object({
  id,
  credits: wholeNumber,
  price: money,
  per_message: money,
  /** The lowest price per message of the list. */
  best_value: z.boolean().default(false),
});
export type Bundle = z.output<typeof bundle>;

/**
 * The bundles for the member's country, and the payment methods that the site offers there and its provider takes. No method:
 * nothing is sold. Ours; prices are not shown in the spec.
 */
export const listBundles = defineEndpoint({
  name: "listBundles",
  method: "GET",
  path: "/api/bundles.php",
  query: z.object({ country: z.string().max(2).optional() }),
  reply: z.object({
    bundles: list(bundle),
    payment_methods: list(paymentMethod),
    /** Percent that is already in the price. */
    vat: z.number(),
    country: z.string(),
    /** Credits of a member that are not in the balance: messages to fictional profiles wait for an answer. Visitors have none. */
    held: wholeNumber.optional(),
    /** How the member paid last, whatever became of it. */
    last_method: paymentMethod.nullish(),
    /** The member's latest payment that is completed, to be ordered again. */
    last_order: z
      .object({ bundle: id, credits: wholeNumber, payment_method: paymentMethod, created_at: instant })
      .nullish(),
  }),
  problems: [],
});

/** One of the member's payments: `amount` with VAT is paid, `credits` are received. Spec §3, §4. */
export const payment = z.object({
  payment_id: id,
  bundle: id,
  credits: wholeNumber,
  amount: money,
  payment_method: paymentMethod,
  status: paymentStatus,
  created_at: instant,
  /** Where to go on paying while it is pending. */
  checkout_url: z.string().nullish(),
  /** The code that it was ordered with, and what it would cost without; `amount` is what is paid (decision 0218). */
  discount: z.object({ code: z.string(), value_percentage: wholeNumber, full_price: money }).nullish(),
});
export type Payment = z.output<typeof payment>;

/**
 * Starts a payment. `payment_id` is minted where the form is rendered; again with the same order it gives the same
 * payment, with another one `key_reused`. The member goes on to `checkout_url`. `failed`: the provider refused it at once.
 * `provider_failed`: it is not known whether it began; the same key goes on with it. Ours; spec §3, Payment.
 */
export const startPayment = defineEndpoint({
  name: "startPayment",
  method: "POST",
  path: "/api/payment.php",
  keyed: true,
  body: z.object({
    payment_id: mintedKey,
    bundle: id,
    payment_method: paymentMethod,
    /** What the page said that it costs: with any other price the order is `price_changed`. Left out: whatever it costs. */
    price: money.optional(),
    /** The price is less by its percentage, or the order is refused: what was shown is what is paid. */
    discount_code: typedDiscountCode.optional(),
    /** The provider sends the member back here; on our own host. */
    return_url: z.url(),
  }),
  reply: holding("payment", payment),
  problems: [
    "authentication_required",
    "not_found",
    "key_reused",
    "payment_method_unavailable",
    "too_many_open_payments",
    "price_changed",
    "provider_failed",
    ...discountProblems,
  ],
});

/** One payment; while it is pending the provider is asked first. Ours. */
export const getPayment = defineEndpoint({
  name: "getPayment",
  method: "GET",
  path: "/api/payment.php",
  query: z.object({ payment_id: id }),
  reply: holding("payment", payment),
  problems: ["authentication_required", "not_found"],
});

/** The provider says that something changed, as JSON or as a form. Carries no state that we believe: we ask the provider. Ours. */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  method: "POST",
  path: "/api/payment-webhook.php",
  relay: "provider",
  form: true,
  keyed: true,
  body: z.object({ id: z.string().min(1).max(128) }),
  reply: z.unknown(),
  problems: ["not_found", "provider_failed"],
});

/** One movement of the member's credits; `change`: of their balance, `balance`: after it. */
const movement = z.object({
  at: instant,
  kind: z.string(),
  credits: wholeNumber,
  change: wholeNumber,
  balance: wholeNumber,
  /** Whom a message was for, as the member sees them now; null: somebody who is not shown any more. */
  spent_on: z.object({ id, name: z.string() }).nullish(),
  /** The payment that it was bought with, or that was taken back. */
  payment_id: id.optional(),
});
export type Movement = z.output<typeof movement>;

/** Those before it: `next` of the page that came last. */
const before = z.coerce.number().int().min(1).optional();
const next = wholeNumber.nullish();

/** Which movements: of this month in the member's time zone; left out: of the newest month that has any. */
export const monthOfMovements = z.object({ month: month.optional(), before });

/**
 * The member's payments: those that are pending first, then newest first; and the movements of their credits in one month. A
 * list without `numResults` is all of them, as a PHP API may answer. Ours.
 */
export const listTransactions = defineEndpoint({
  name: "listTransactions",
  method: "GET",
  path: "/api/transactions.php",
  query: monthOfMovements.extend({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  reply: z.object({
    payments: list(payment),
    /** Of this page, from 1; and how many payments there are on all pages. */
    pageNumber: wholeNumber.optional(),
    numResults: wholeNumber.optional(),
    /** Of `month`, the latest first, up to 50; `next` where there are earlier ones of that month. */
    movements: list(movement).optional(),
    month: month.nullish(),
    next,
    /** Those with movements, the latest first, of ten years. */
    months: list(month).optional(),
  }),
  problems: ["authentication_required"],
});

/** Every movement of the member's credits, the latest first, up to 1,000 at a time; `next` where there are earlier ones. Ours. */
export const listMovements = defineEndpoint({
  name: "listMovements",
  method: "GET",
  path: "/api/movements.php",
  query: z.object({ before }),
  reply: z.object({ movements: list(movement), next }),
  problems: ["authentication_required"],
});
