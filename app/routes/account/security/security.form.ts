import type { FieldProblem } from "../../../contract/problems.ts";
import { z } from "../../../contract/zod.ts";
import { isEmail } from "../../../domain/account/signup.ts";
import { ownPassword } from "../own-password.form.ts";
import { differing, isRepeated, newPassword } from "../../../page-parts/password/new-password.form.ts";

const emailForm = z.object({
  intent: z.literal("email"),
  email: z
    .string()
    .trim()
    .default("")
    .refine(isEmail, { error: "new_email_invalid" satisfies FieldProblem }),
  password: ownPassword,
});

const passwordForm = z
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
