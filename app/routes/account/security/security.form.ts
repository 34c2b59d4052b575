import { z } from "../../../contract/zod.ts";
import { emailText } from "../../../page-parts/form-rules/email.form.ts";
import { ownPassword } from "../own-password.form.ts";
import { differing, isRepeated, newPassword } from "../../../page-parts/password/new-password.form.ts";

export const emailForm = z.object({
  intent: z.literal("email"),
  email: emailText("new_email_invalid"),
  password: ownPassword,
});

export const passwordForm = z
  .object({
    intent: z.literal("password"),
    old_password: ownPassword,
    ...newPassword,
    remove_passkeys: z.literal("on").optional(),
  })
  .refine(isRepeated, differing);

/** What can be asked on this page, each by its own form. */
export const securityForm = z.discriminatedUnion("intent", [
  emailForm,
  passwordForm,
  z.object({ intent: z.literal("cancel_email") }),
  z.object({ intent: z.literal("end_device"), id: z.string().min(1).max(64) }),
  z.object({ intent: z.literal("end_others") }),
]);

export type SecurityOrder = z.output<typeof securityForm>;
