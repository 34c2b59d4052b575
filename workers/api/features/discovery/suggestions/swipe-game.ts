import { getSwipeGame, swipe, undoSwipe } from "../../../../../app/contract/people/swipe-game.ts";
import { accept } from "../../../../../app/domain/result.ts";
import type { GameContext } from "../../../actors/member/suggestions/suggestion-calls.ts";
import { settingsOf } from "../../../actors/site/settings/settings.ts";
import { instantOf } from "../../../clock.ts";
import { type Call, handleSignedIn, JsonText } from "../../../http/http.ts";
import { candidatesFor } from "./candidates.ts";
import { inOwnOrder } from "./in-own-order.ts";
import { suggestionText } from "./suggestion-text.ts";

/** Of so many who were active last the next card is one. */
const DECK = 48;

/** Spec §2, §6. Nobody is looked for when there is no like left. */
export const getGame = handleSignedIn(getSwipeGame, async (call) => {
  const { actors, caller } = call;
  const game = await actors.member(caller.id).suggestions.game(caller.token);
  if (!game.ok) return game;
  const { likes_left, next, last } = game.value;
  const profile = likes_left === 0 ? undefined : await cardOnTop(call, game.value);
  const beside = JSON.stringify({ likes_left, next_day: instantOf(next), ...(last && { last }) });
  return accept(new JsonText(`{"profile":${profile ?? null},${beside.slice(1)}`));
});

/** The same one until something is done with it, or they leave. */
async function cardOnTop(call: Call, asker: GameContext): Promise<string | undefined> {
  const exclude = [...asker.liked, ...asker.written, ...asker.skipped];
  const [first] = inOwnOrder(await candidatesFor(call, { asker, exclude, size: DECK }), asker.id);
  return first && suggestionText(first, { asker, settings: await settingsOf(call), secret: call.env.PHOTO_SECRET });
}

export const postSwipe = handleSignedIn(swipe, ({ actors, caller, body }) =>
  actors.member(caller.id).suggestions.swipe(caller.token, body),
);

export const deleteSwipe = handleSignedIn(undoSwipe, ({ actors, caller, body }) =>
  actors.member(caller.id).suggestions.undo(caller.token, body.key),
);
