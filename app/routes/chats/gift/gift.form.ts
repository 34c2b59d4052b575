import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { giftIds } from "../../../contract/conversations/gifts.ts";
import { shownCost } from "../shown-cost.form.ts";
import { freeText } from "../../../page-parts/form-rules/free-text.form.ts";

/** One of the gifts, and words with it for who wants to; `length`: characters, setting message_length. */
export const giftForm = (length: number) =>
  z.object({
    client_id: mintedKey,
    shown_cost: shownCost,
    gift: z.enum(giftIds, "choose_one"),
    text: freeText({ most: length }),
  });
