import { SAVED_SEARCH_NAME } from "../../../contract/people/search-values.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { cleanText } from "../../../domain/clean-text.ts";
import { z } from "../../../contract/zod.ts";

/** What the page does with one search; `search`: as the query of an address, where one is saved. */
export const savedSearchForm = z.object({
  act: z.enum(["save", "rename", "on", "off", "delete"]),
  id: mintedKey,
  name: z.string().transform(cleanText).pipe(z.string().max(SAVED_SEARCH_NAME, "text_too_long")).optional(),
  search: z.string().max(1000).optional(),
  /** Of one that is deleted, or comes back: no mail tells of it. */
  off: z.literal("1").optional(),
});
