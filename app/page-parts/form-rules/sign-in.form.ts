import { z } from "../../contract/zod.ts";

/** An address and a password to sign in with, by members and operators. Whether they are right, only the API says. */
export const signInForm = z.object({
  email: z.string("required").trim().min(1, "required").max(254, "email_invalid"),
  password: z.string("required").min(1, "required").max(256, "password_too_long"),
});
