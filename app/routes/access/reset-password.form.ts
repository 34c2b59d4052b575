import type { FieldProblem } from "../../contract/problems.ts";
import { z } from "../../contract/zod.ts";
import { isEmail } from "../../domain/account/signup.ts";

const email = z
  .string()
  .trim()
  .max(1000, "email_invalid" satisfies FieldProblem)
  .default("");

/** `open` only brings along what was typed at the sign-in form; `send` asks for the mail. */
export const resetPasswordForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("open"), email }),
  z.object({
    intent: z.literal("send"),
    email: email.refine(isEmail, { error: "email_invalid" satisfies FieldProblem }),
  }),
]);
