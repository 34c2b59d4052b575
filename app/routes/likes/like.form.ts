import { id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

/**
 * What a like button sends: `like` or `unlike` with the member's id. `back` is the page it stands on, checked where it
 * is used.
 */
export const likeForm = z
  .object({ like: id.optional(), unlike: id.optional(), back: z.string().max(1000).optional().catch(undefined) })
  .refine(({ like, unlike }) => (like === undefined) !== (unlike === undefined), "choose_one");
