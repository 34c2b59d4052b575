import { id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

/** What the like button sends; `back` is the page it stands on, checked where it is used. */
export const likeForm = z.object({
  intent: z.enum(["like", "unlike"], "invalid"),
  id,
  back: z.string().max(1000).optional().catch(undefined),
});
