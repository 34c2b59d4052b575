import { z } from "../../../contract/zod.ts";

/** The switch of the monthly mail. */
export const statementForm = z.object({ statement: z.enum(["on", "off"]) });
