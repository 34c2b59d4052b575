import { LONGEST_REPORT, reportReasons } from "../../contract/safety/cases.ts";
import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { ABOUT } from "../../page-parts/reported-about.ts";
import { freeText } from "../../page-parts/form-rules/free-text.form.ts";

/** `about`: `profile`, `photo:<id>` or `message:<position>:<id>`. `block`: they are blocked at once. */
export const reportForm = z.object({
  key: mintedKey,
  about: z.string("choose_one").regex(ABOUT, "choose_one"),
  reason: z.enum(reportReasons, "choose_one"),
  text: freeText({ most: LONGEST_REPORT }),
  block: z.literal("on").optional(),
});

/** The same form, sent by the button that asks for older messages: nothing else has to be right. */
export const olderForm = z.object({ older: z.literal("on"), about: z.string().optional() });
