import { swipeChoice } from "../../../contract/people/swipe-game.ts";
import { id, mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** What the buttons of the game send: what to do with the card, by the key minted with it, or the key of the act to take back. */
export const swipeGameForm = z.union([
  z.object({ key: mintedKey, id, choice: swipeChoice, undo: z.undefined().optional() }),
  z.object({ undo: mintedKey }),
]);
