import { oneTimeCode } from "../../../contract/money/direct-debit.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { typedLine } from "../../../page-parts/form-rules/typed-line.form.ts";

/** The first step: spec §3, Direct debit form, and the key that was minted when it was shown. */
export const mandateForm = z.object({
  intent: z.literal("request"),
  mandate_id: mintedKey,
  account_holder: typedLine(70),
  iban: typedLine(42),
  street: typedLine(70),
  house_number: typedLine(16),
  zip: typedLine(16),
  city: typedLine(70),
  phone: typedLine(32),
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
