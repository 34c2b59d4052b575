import { defineEndpoint } from "../endpoint.ts";
import { holding, id, instant, list, mintedKey, textUpTo } from "../scalars.ts";
import { z } from "../zod.ts";

/** A line that somebody typed: not empty, and no longer than a bank takes it. */
const line = (most: number) => textUpTo(most).trim().min(1, "required");

/** The form of spec §3, without its one-time code. `iban` and `phone` as somebody types them. */
export const mandateData = z.object({
  account_holder: line(70),
  iban: line(42),
  street: line(70),
  house_number: line(16),
  zip: line(16),
  city: line(70),
  phone: line(32),
});
export type MandateData = z.output<typeof mandateData>;

/** Six digits, with spaces if somebody likes. What cannot be a code uses up no try. */
export const oneTimeCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "code_invalid"));

/** A mandate that waits for its code: what was typed, for its owner to correct, and until when the code is good. */
const mandateRequest = mandateData.extend({ mandate_id: mintedKey, expires: instant });
export type MandateRequest = z.output<typeof mandateRequest>;

/** Leave to collect by SEPA direct debit. Of the account only the last four signs are told. */
export const mandate = z.object({
  mandate_id: mintedKey,
  /** Names it at the banks. */
  reference: z.string(),
  account_holder: z.string(),
  iban_end: z.string(),
  status: z.enum(["active", "revoked"]),
  signed_at: instant,
  revoked_at: instant.nullish(),
});
export type Mandate = z.output<typeof mandate>;

/** Who collects: the company, and the id that its bank gave it for direct debits. */
const creditor = z.object({ name: z.string(), address: z.string(), id: z.string() });
export type Creditor = z.output<typeof creditor>;

/** What the page shows of direct debit. Ours; spec §3, Direct debit form. */
export const listMandates = defineEndpoint({
  name: "listMandates",
  method: "GET",
  path: "/api/directdebit.php",
  reply: z.object({
    /** Nobody: direct debit is not offered here. */
    creditor: creditor.nullish(),
    /** The newest first. */
    mandates: list(mandate),
    /** One that waits for its code. */
    request: mandateRequest.nullish(),
    /** Until when the member may give no mandate and pay by none. */
    blocked_until: instant.nullish(),
  }),
  problems: ["authentication_required"],
});

/**
 * Asks for a mandate: a code goes to the telephone by SMS. `mandate_id` is minted where the form is rendered; again with the same
 * data it sends no second code. Another request takes the place of the one before. Ours; decision 0229.
 */
export const requestMandate = defineEndpoint({
  name: "requestMandate",
  method: "POST",
  path: "/api/directdebit.php",
  keyed: true,
  body: mandateData.extend({ mandate_id: mintedKey }),
  reply: holding("request", mandateRequest),
  problems: [
    "authentication_required",
    "key_reused",
    "iban_refused",
    "direct_debit_unavailable",
    "direct_debit_blocked",
    "direct_debit_codes",
  ],
});

/** The code that came by SMS: the mandate is given, and takes the place of the one before. Again it is the same mandate. */
export const confirmMandate = defineEndpoint({
  name: "confirmMandate",
  method: "PUT",
  path: "/api/directdebit.php",
  keyed: true,
  body: z.object({ mandate_id: mintedKey, otp: oneTimeCode }),
  reply: holding("mandate", mandate),
  problems: ["authentication_required", "direct_debit_unavailable", "otp_wrong", "otp_expired", "direct_debit_blocked"],
});

/** Nothing more is collected by this mandate; what was announced before still is. Again it is the same. */
export const revokeMandate = defineEndpoint({
  name: "revokeMandate",
  method: "DELETE",
  path: "/api/directdebit.php",
  keyed: true,
  body: z.object({ mandate_id: id }),
  reply: holding("mandate", mandate),
  problems: ["authentication_required", "not_found"],
});
