import { z } from "../../contract/zod.ts";

/** What the mail's link holds: whose account, and its secret. */
export const restoreForm = z.object({ id: z.string().min(1).max(64), token: z.string().min(1).max(128) });
