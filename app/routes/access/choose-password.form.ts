import { z } from "../../contract/zod.ts";
import { differing, isRepeated, newPassword } from "../../page-parts/password/new-password.form.ts";

/** What the page behind a reset link accepts. */
export const choosePasswordForm = z.object(newPassword).refine(isRepeated, differing);
