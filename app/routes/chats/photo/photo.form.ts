import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { shownCost } from "../shown-cost.form.ts";
import { freeText } from "../../../page-parts/form-rules/free-text.form.ts";

/** The photo that waits under this key, and words with it for who wants to; `length`: characters, setting message_length. */
export const photoForm = (length: number) =>
  z.object({
    client_id: mintedKey,
    shown_cost: shownCost,
    text: freeText({ most: length }),
    /** To look again, or to choose another photo: nothing is sent, and the words are kept. */
    intent: z.enum(["look", "another"]).optional(),
  });
