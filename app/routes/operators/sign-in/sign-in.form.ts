import { z } from "../../../contract/zod.ts";

/** An operator's second step: the six digits of the mail, with spaces if somebody likes. */
export const codeForm = z.object({ code: z.string("required").trim().min(1, "required").max(32, "invalid") });
