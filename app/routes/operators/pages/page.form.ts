import { LONGEST_PAGE } from "../../../contract/operators/operator-pages.ts";
import { explains, operatorReason } from "../../../contract/operators/operator-reason.ts";
import { locale, mintedKey, textUpTo } from "../../../contract/scalars.ts";
import { pageToken } from "../../../contract/written-pages.ts";
import { z } from "../../../contract/zod.ts";
import { cleanText } from "../../../domain/clean-text.ts";
import { bytesInJson } from "../../../domain/site/page-size.ts";
import { isReservedToken } from "../../../domain/site/page-token.ts";

/** Where a new page begins. No field is called `token`: what is typed in one is never sent back. */
export const newPageForm = z.object({
  address: z
    .string("required")
    .trim()
    .toLowerCase()
    .pipe(pageToken)
    .refine((token) => !isReservedToken(token), "page_token_reserved"),
  language: locale,
});

/**
 * A page's text on its way to being published: `preview` shows what was written, `change` goes back to it, `publish` confirms it with the
 * reason that is asked beside the preview. The API judges it again.
 */
export const pageForm = z
  .object({
    step: z.enum(["preview", "change", "publish"]).default("preview"),
    title: z.string("required").trim().pipe(textUpTo(120)),
    description: z.string().trim().pipe(textUpTo(300)).optional(),
    markdown: z
      .string("required")
      .max(2 * LONGEST_PAGE, "page_too_long")
      // As the API stores it: a newline is one character there.
      .transform(cleanText)
      .refine((text) => text !== "", "required")
      .refine((text) => bytesInJson(text) <= LONGEST_PAGE, "page_too_long"),
    key: mintedKey,
    seen: z.coerce.number().int().min(0),
    why: z.string().trim().max(500).optional(),
  })
  .superRefine(({ step, why }, context) => {
    if (step === "publish" && ((why ?? "").length < 3 || !explains(why)))
      context.addIssue({ code: "custom", path: ["why"], message: "required" });
  });

/** Why a page is taken off the site, and the version that was seen. */
export const withdrawForm = z.object({ seen: z.coerce.number().int().min(1), why: operatorReason });
