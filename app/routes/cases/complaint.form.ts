import { LONGEST_COMPLAINT, LONGEST_PLACE, LONGEST_SENDER, reportReasons } from "../../contract/safety/cases.ts";
import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { optionalEmail } from "../../page-parts/form-rules/email.form.ts";
import { freeText } from "../../page-parts/form-rules/free-text.form.ts";

const why = {
  reason: z.enum(reportReasons, "choose_one"),
  text: freeText({ most: LONGEST_COMPLAINT, isNeeded: true }),
  name: z.string().trim().max(LONGEST_SENDER).optional(),
  email: optionalEmail("email_invalid"),
  good_faith: z.literal("on", "good_faith_required"),
};

/** A notice of the Digital Services Act (article 16). Name and address may be left out: then nobody is told what became of it. */
export const complaintForm = z.object({
  key: mintedKey,
  address: freeText({ most: LONGEST_PLACE, isNeeded: true }),
  ...why,
});

/** The same form, where a conversation that is gone was chosen. */
export const namesGone = z.object({ conversation: z.string().min(1).max(64) });

/** What it is about is there already; where else it may be is said or not. */
export const aboutGone = z.object({
  key: mintedKey,
  ...namesGone.shape,
  address: freeText({ most: LONGEST_PLACE }),
  ...why,
});
