import { transferFailures } from "../../../contract/operators/money/transfer-failures.ts";
import { day, mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { typedLine } from "../../../page-parts/form-rules/typed-line.form.ts";

/** The end of the account that stood on the page. */
const iban_end = z.string();

/** On which day it was transferred; `sure`: that the operator saw it at the bank. */
export const transferredForm = z.object({
  mark_id: mintedKey,
  iban_end,
  day: z.string("required").pipe(day.or(z.never("invalid"))),
  sure: z.literal("on", "required"),
});

/** Why one failed; `seen`: how it stood on the page. */
export const failedForm = z.object({
  mark_id: mintedKey,
  seen: z.enum(["waiting", "transferred"]),
  reason: z.enum(transferFailures, "choose_one"),
  sure: z.literal("on", "required"),
});

/** Another account for one; `sure`: that the member gave it. */
export const accountForm = z.object({
  iban_end,
  account_holder: typedLine(70),
  iban: typedLine(42),
  sure: z.literal("on", "required"),
});
