import { z } from "../../contract/zod.ts";
import { signInForm } from "../../page-parts/form-rules/sign-in.form.ts";

/** What the members' sign-in form accepts. */
export const loginForm = signInForm.extend({ redirect: z.string().optional() });
