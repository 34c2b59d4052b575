import { LONGEST_COMPLAINT, reportReasons } from "../../contract/safety/cases.ts";
import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { optionalEmail } from "../../page-parts/form-rules/email.form.ts";
import { freeText } from "../../page-parts/form-rules/free-text.form.ts";

/** A notice of the Digital Services Act (article 16). Name and address may be left out: then nobody is told what became of it. */
export const complaintForm = z.object({
  key: mintedKey,
  address: z.string("required").trim().min(1, "required").max(1000),
  reason: z.enum(reportReasons, "choose_one"),
  text: freeText({ most: LONGEST_COMPLAINT, isNeeded: true }),
  name: z.string().trim().max(100).optional(),
  email: optionalEmail("email_invalid"),
  good_faith: z.literal("on", "good_faith_required"),
});
