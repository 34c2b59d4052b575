import { DAILY_SUGGESTIONS, getSuggestions } from "../../../../../app/contract/people/suggestions.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { excludedFor } from "../../../actors/member/people/searches/search-context.ts";
import type { DailyContext } from "../../../actors/member/suggestions/suggestion-calls.ts";
import { settingsOf } from "../../../actors/site/settings/settings.ts";
import { instantOf } from "../../../clock.ts";
import { type Call, type Caller, handleSignedIn, JsonText } from "../../../http/http.ts";
import { type Candidate, candidateOf, candidatesFor } from "./candidates.ts";
import { inOwnOrder } from "./in-own-order.ts";
import { wantedBy, weightOf, whyOf } from "./reasons.ts";
import { suggestionText } from "./suggestion-text.ts";

type SignedIn = Call & { caller: Caller };

/** Of so many who were active last the suggestions are chosen. */
const POOL = 96;

/** Chosen when they are asked for first on a day, and the same ones until the next. Decision 0194. */
export const getDailySuggestions = handleSignedIn(getSuggestions, async (call) => {
  const today = await suggestionsOfToday(call);
  if (!today.ok) return today;
  const { on, next, cards } = today.value;
  return accept(new JsonText(`{"on":${on},"next_day":${JSON.stringify(instantOf(next))},"suggestions":[${cards}]}`));
});

/** The JSON of each, the same all day; none for who does not wish for them. `next`: when the member's next day begins (ms). */
export async function suggestionsOfToday(
  call: SignedIn,
): Promise<Result<{ on: boolean; next: number; cards: string[] }>> {
  const { actors, caller } = call;
  const daily = await actors.member(caller.id).suggestions.daily(caller.token);
  if (!daily.ok) return daily;
  const { on, next } = daily.value;
  const people = on ? await peopleOfToday(call, daily.value) : accept([]);
  if (!people.ok) return people;
  const order = { asker: daily.value, settings: await settingsOf(call), secret: call.env.PHOTO_SECRET };
  return accept({ on, next, cards: people.value.map((one) => suggestionText(one, order)) });
}

async function peopleOfToday(call: SignedIn, asker: DailyContext): Promise<Result<Candidate[]>> {
  if (asker.chosen) return accept(await stillThere(call, asker, asker.chosen));
  const best = (await chosenFor(call, asker)).slice(0, DAILY_SUGGESTIONS);
  const ids = best.map(({ person }) => person.id);
  const kept = await call.actors.member(call.caller.id).suggestions.choose(call.caller.token, ids);
  if (!kept.ok) return kept;
  return accept(kept.value.join() === ids.join() ? best : await stillThere(call, asker, kept.value));
}

/**
 * Whoever has something that speaks for them comes first, otherwise it is another order every day; those of the day before come last.
 */
async function chosenFor(call: Call, asker: DailyContext): Promise<Candidate[]> {
  const exclude = [...asker.liked, ...asker.written, ...asker.skipped];
  const settings = await settingsOf(call);
  const shuffled = inOwnOrder(await candidatesFor(call, { asker, exclude, size: POOL }), `${asker.id}/${asker.day}`);
  const isNew = ({ person }: Candidate) => !asker.before.includes(person.id);
  const speaksForItself = ({ person }: Candidate) => weightOf(whyOf(person, wantedBy(asker), settings)) > 0;
  const rank = (one: Candidate) => (isNew(one) ? 0 : 2) + (speaksForItself(one) ? 0 : 1);
  return shuffled.toSorted((one, other) => rank(one) - rank(other));
}

/** Who was chosen, as they are now; who left, or was blocked or hidden meanwhile, is not among them. */
async function stillThere({ actors }: Call, asker: DailyContext, ids: readonly string[]): Promise<Candidate[]> {
  const excluded = excludedFor(asker);
  const shown = ids.filter((id) => !excluded.includes(id));
  const people = (await actors.directory(asker.country).cardsOf(shown)).map(candidateOf);
  return shown.flatMap((id) => people.find(({ person }) => person.id === id) ?? []);
}
