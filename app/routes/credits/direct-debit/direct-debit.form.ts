import { oneTimeCode } from "../../../contract/money/direct-debit.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

const typed = (most: number) => z.string("required").trim().min(1, "required").max(most, "text_too_long");

/** The first step: spec §3, Direct debit form, and the key that was minted when it was shown. */
export const mandateForm = z.object({
  intent: z.literal("request"),
  mandate_id: mintedKey,
  account_holder: typed(70),
  iban: typed(42),
  street: typed(70),
  house_number: typed(16),
  zip: typed(16),
  city: typed(70),
  phone: typed(32),
});

/** The second step. */
export const codeForm = z.object({
  intent: z.literal("confirm"),
  mandate_id: mintedKey,
  otp: z.string("required").pipe(oneTimeCode),
});

/** Another code for the same data, under a key of its own. */
const newCodeForm = z.object({ intent: z.literal("again"), mandate_id: mintedKey });

const revokeForm = z.object({ intent: z.literal("revoke"), mandate_id: mintedKey });

export const directDebitForm = z.discriminatedUnion("intent", [mandateForm, codeForm, newCodeForm, revokeForm]);
