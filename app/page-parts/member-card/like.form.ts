import { id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

/** What a like button sends: `like` or `unlike` with the member's id. */
export const likeForm = z
  .object({ like: id.optional(), unlike: id.optional() })
  .refine(({ like, unlike }) => (like === undefined) !== (unlike === undefined), "choose_one");
