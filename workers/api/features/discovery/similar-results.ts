import { FEW_RESULTS } from "../../../../app/contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../../app/contract/people/search-values.ts";
import { neighbouringCountries } from "../../../../app/domain/locale/neighbouring-countries.ts";
import type { Actors } from "../../actors/actors.ts";
import type { EncodedAnswer, SearchOrder } from "../../actors/directory/search.ts";
import type { Widening } from "./wider-searches.ts";

/** People beyond a search that found few, as rows of JSON. */
export interface SimilarResults {
  rows: string[];
  count: number;
  widened: readonly Widening[];
  /** Kilometres, where they are all that it was widened by. */
  distance?: number | undefined;
}

/** What one of the wider searches widened. */
interface Step {
  by: Widening;
  distance: number | undefined;
}

/** Neighbouring countries that are asked at most. */
const MOST_COUNTRIES = 3;

interface Asked {
  actors: Actors;
  answer: EncodedAnswer;
  /** What each of the searches that went along with the asked one widened. */
  steps: readonly Step[];
  country: string;
  /** The countries of the site. */
  served: readonly string[];
  /** The widest of the searches, for any country. */
  widest: SearchOrder;
}

/** Similar results of the first page (spec §3): those of the same country, and of its neighbours where these are few as well. */
export async function similarResults(asked: Asked): Promise<SimilarResults | undefined> {
  const { answer, steps, widest } = asked;
  const here = ofTheCountry(answer.similar, steps);
  if (widest.page > 1 || answer.count + (here?.count ?? 0) >= FEW_RESULTS) return here;
  const abroad = await beyondTheBorder(asked);
  if (abroad.count === 0) return here ?? (answer.count === 0 ? ofAnyAge(asked) : undefined);
  return {
    rows: [...(here?.rows ?? []), ...abroad.rows].slice(0, PAGE_SIZE - answer.cards.length),
    count: (here?.count ?? 0) + abroad.count,
    widened: [...namesOf(steps), "countries"],
  };
}

/** The last resort, so that no search ends empty: in the whole country, whatever their age. */
async function ofAnyAge({ actors, country, steps, widest }: Asked): Promise<SimilarResults | undefined> {
  if (!widest.born) return undefined;
  const { cards, count } = await actors.directory(country).search({ ...widest, born: undefined });
  const by = namesOf(steps).filter((one) => one !== "ages");
  return count > 0 ? { rows: cards, count, widened: [...by, "any_age"] } : undefined;
}

function ofTheCountry(similar: EncodedAnswer["similar"], steps: readonly Step[]): SimilarResults | undefined {
  if (!similar) return undefined;
  const { cards, count, step } = similar;
  return { rows: cards, count, widened: namesOf(steps.slice(0, step + 1)), distance: steps[step]?.distance };
}

function namesOf(steps: readonly Step[]): Widening[] {
  return [...new Set(steps.map(({ by }) => by))];
}

async function beyondTheBorder({ actors, country, served, widest }: Asked) {
  const beside = neighbouringCountries(country).filter((code) => served.includes(code));
  const answers = await Promise.all(
    beside.slice(0, MOST_COUNTRIES).map((code) => actors.directory(code).search(widest)),
  );
  return {
    rows: answers.flatMap(({ cards }) => cards),
    count: answers.reduce((sum, { count }) => sum + count, 0),
  };
}
