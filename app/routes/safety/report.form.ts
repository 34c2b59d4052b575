import { LONGEST_REPORT, reportReasons } from "../../contract/cases.ts";
import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { freeText } from "../../page-parts/free-text.form.ts";

/** `about`: `profile`, `photo:<id>` or `message:<id>`. `block`: they are blocked at once. */
export const reportForm = z.object({
  key: mintedKey,
  about: z.string("choose_one").regex(/^(profile|(photo|message):.{1,64})$/, "choose_one"),
  reason: z.enum(reportReasons, "choose_one"),
  text: freeText({ most: LONGEST_REPORT }),
  block: z.literal("on").optional(),
});

/** What is reported, as the contract names it. */
export function namedIn(about: string): { photo?: string; message?: string } {
  const [kind = "", ...id] = about.split(":");
  return kind === "photo" || kind === "message" ? { [kind]: id.join(":") } : {};
}
