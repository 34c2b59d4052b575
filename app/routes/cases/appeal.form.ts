import { LONGEST_REPORT } from "../../contract/safety/cases.ts";
import { z } from "../../contract/zod.ts";
import { freeText } from "../../page-parts/form-rules/free-text.form.ts";

/** Why the decision is wrong, in own words. */
export const appealForm = z.object({ text: freeText({ most: LONGEST_REPORT, isNeeded: true }) });
