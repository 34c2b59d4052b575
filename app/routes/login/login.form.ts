import { z } from "../../contract/zod.ts";

/** What the sign-in form accepts. Whether it is right, only the API says. */
export const loginForm = z.object({
  email: z.string("required").trim().min(1, "required").max(254, "email_invalid"),
  password: z.string("required").min(1, "required").max(256, "password_too_long"),
  redirect: z.string().optional(),
});
