import { z } from "../../contract/zod.ts";

/** An operator's first step. Whether it is right, only the API says. */
export const passwordForm = z.object({
  email: z.string("required").trim().min(1, "required").max(254, "email_invalid"),
  password: z.string("required").min(1, "required").max(256, "password_too_long"),
});

/** The second: the six digits of the mail, with spaces if somebody likes. */
export const codeForm = z.object({ code: z.string("required").trim().min(1, "required").max(32, "invalid") });
