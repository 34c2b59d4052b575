import { LONGEST_REPORT } from "../../contract/cases.ts";
import { z } from "../../contract/zod.ts";

/** Why the decision is wrong, in own words. */
export const appealForm = z.object({ text: z.string("required").trim().min(1, "required").max(LONGEST_REPORT) });
