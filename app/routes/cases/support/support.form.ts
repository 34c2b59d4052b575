import { LONGEST_SENDER } from "../../../contract/safety/cases.ts";
import { LONGEST_PAYMENT, LONGEST_QUESTION, supportTopics } from "../../../contract/safety/support-topics.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { emailText } from "../../../page-parts/form-rules/email.form.ts";
import { freeText } from "../../../page-parts/form-rules/free-text.form.ts";

/** A member's question: the account says who they are. */
export const memberForm = z.object({
  key: mintedKey,
  topic: z.enum(supportTopics, "choose_one"),
  text: freeText({ most: LONGEST_QUESTION, isNeeded: true }),
  payment: z.string().trim().max(LONGEST_PAYMENT, "text_too_long").optional(),
});

/** A visitor's: without an address there is nobody to answer. */
export const visitorForm = memberForm.extend({
  name: z.string().trim().max(LONGEST_SENDER, "text_too_long").optional(),
  email: emailText("email_invalid"),
});
