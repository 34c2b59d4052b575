import { z } from "../../contract/zod.ts";

/** Whether the member is suggested people every day. */
export const switchForm = z.object({ suggestions: z.enum(["on", "off"]) });
