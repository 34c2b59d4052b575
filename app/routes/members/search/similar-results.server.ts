import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { searchMembers } from "../../../contract/people/discovery.ts";
import { cardView } from "../../../page-parts/member-card/card-view.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { encodeCards } from "./encoded-cards.ts";
import type { SearchPageData } from "./search-page-data.ts";

type Reply = Pick<
  ReplyOf<typeof searchMembers>,
  "numResults" | "similarResults" | "numSimilarResults" | "widened" | "similarDistance"
>;

/** Similar results as the page shows them, and in words what was widened (spec §3); nothing where there are none. */
export function similarIn(
  { numResults, similarResults, numSimilarResults, widened = [], similarDistance }: Reply,
  cardOptions: Parameters<typeof cardView>[1] & { t: Translate },
): SearchPageData["similar"] {
  const cards = (similarResults ?? []).filter(({ deleted }) => !deleted);
  if (cards.length === 0) return undefined;
  const { t, locale } = cardOptions;
  // The whole country has the neighbouring regions in it, and both have whatever is near.
  const inside = { neighbours: widened.includes("country"), distance: similarDistance === undefined };
  const by = widened.filter((one) => !(one in inside && inside[one as keyof typeof inside]));
  const where = new Intl.ListFormat(locale).format(
    by.map((one) => t(`search:similar.by_${one}`, { distance: similarDistance })),
  );
  return {
    title: t("search:similar.title", { count: numSimilarResults ?? cards.length }),
    text: t(numResults > 0 ? "search:similar.text" : "search:similar.text_none", { where }),
    people: encodeCards(cards.map((card) => cardView(card, cardOptions))),
  };
}
