import { id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

/** What the buttons send: whom the member does not want to be shown again, or does. */
export const hidingForm = z
  .object({ hide: id.optional(), show: id.optional() })
  .refine(({ hide, show }) => (hide === undefined) !== (show === undefined), "choose_one");
