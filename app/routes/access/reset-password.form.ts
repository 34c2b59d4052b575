import type { FieldProblem } from "../../contract/field-problems.ts";
import { z } from "../../contract/zod.ts";
import { accountEmail } from "../../page-parts/form-rules/email.form.ts";

/** Asks for the mail. */
export const askMailForm = z.object({ intent: z.literal("send"), email: accountEmail("email_invalid") });

/** `open` only brings along what was typed at the sign-in form. */
const openForm = z.object({
  intent: z.literal("open"),
  email: z
    .string()
    .trim()
    .max(1000, "email_invalid" satisfies FieldProblem)
    .default(""),
});

export const resetPasswordForm = z.discriminatedUnion("intent", [openForm, askMailForm]);
