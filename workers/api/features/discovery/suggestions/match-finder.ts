import { findMatches, MOST_FOUND } from "../../../../../app/contract/people/suggestions.ts";
import { accept } from "../../../../../app/domain/result.ts";
import { settingsOf } from "../../../actors/site/settings/settings.ts";
import { handleSignedIn, JsonText } from "../../../http/http.ts";
import { matchFinder } from "../search-limits.ts";
import { candidatesFor } from "./candidates.ts";
import { inOwnOrder } from "./in-own-order.ts";
import { wantedBy, weightOf, whyOf, type Wanted } from "./reasons.ts";
import { suggestionText } from "./suggestion-text.ts";

/** Of so many who were active last the best are answered. */
const POOL = 400;

/** Decision 0194. */
export const getMatches = handleSignedIn(findMatches, async (call) => {
  const { actors, caller, query, env } = call;
  const allowed = await actors.limiter(`member-${caller.id}`).take(matchFinder);
  if (!allowed.ok) return allowed;
  const context = await actors.member(caller.id).suggestions.context(caller.token);
  if (!context.ok) return context;
  const asker = context.value;
  const settings = await settingsOf(call);
  const own = wantedBy(asker);
  const { interests = own.interests, reason, habits } = query;
  const wanted: Wanted = { ...own, interests, reason, habits };
  const exclude = [...asker.liked, ...asker.written];
  // In all of their country, unless a distance was answered: the regions of their profile are another question's answer.
  const { min_age, max_age, distance } = query;
  const wishes = { min_age, max_age, distance, country: asker.country };
  const found = await candidatesFor(call, { asker, wishes, exclude, size: POOL });
  const best = inOwnOrder(found, asker.id)
    .map((one) => ({ one, weight: weightOf(whyOf(one.person, wanted, settings)) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_FOUND);
  const order = { asker, settings, secret: env.PHOTO_SECRET, wanted };
  return accept(new JsonText(`{"found":[${best.map(({ one }) => suggestionText(one, order)).join()}]}`));
});
