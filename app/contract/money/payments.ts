import { defineEndpoint } from "../endpoint.ts";
import { discountProblems } from "./credits-problems.ts";
import { paymentRefund } from "./refunds.ts";
import { day, flag, holding, id, instant, list, mintedKey, money, typedDiscountCode, wholeNumber } from "../scalars.ts";
import { receipt } from "./receipts.ts";
import { z } from "../zod.ts";

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
  query: z.object({
    country: z.string().max(2).optional(),
    /** For pages that show no method: the provider is not asked, and the list of them is empty. */
    methods: z.literal("none").optional(),
  }),
  reply: z.object({
    bundles: list(bundle),
    payment_methods: list(paymentMethod),
    /** Percent that is already in the price. */
    vat: z.number(),
    country: z.string(),
    /** Credits of a member that are not in the balance: messages to fictional profiles wait for an answer. Visitors have none. */
    held: wholeNumber.optional(),
    /** The member could pay by direct debit, had they given a mandate. */
    direct_debit_possible: z.boolean().optional(),
    /** How the member paid last, whatever became of it. */
    last_method: paymentMethod.nullish(),
    /** The member's latest payment that is completed and of which nothing goes back, to be ordered again. */
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
  /** Of `getPayment` only: its receipts and credit notes, the earliest first; and was it what made the member premium? */
  receipts: list(receipt).optional(),
  first_purchase: flag.optional(),
  /** By direct debit, once the provider has it: on or after which day it is collected, and by which mandate (decision 0230). */
  debit: z.object({ day, reference: z.string(), iban_end: z.string() }).nullish(),
  /** The latest refund of it. */
  refund: paymentRefund.nullish(),
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
    "direct_debit_blocked",
    "direct_debit_limit",
    "spending_limit",
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

/**
 * The member does not want to finish a payment: the provider is asked to end it. Answers how it stands then; some ways of paying cannot be
 * stopped, so that it is `pending` still. What has ended stays as it is. Ours; decision 0236.
 */
export const cancelPayment = defineEndpoint({
  name: "cancelPayment",
  method: "DELETE",
  path: "/api/payment.php",
  keyed: true,
  body: z.object({ payment_id: id }),
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
