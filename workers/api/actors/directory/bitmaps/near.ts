import { kmBetweenSpots } from "../../../places/spot.ts";
import type { Filter } from "../filter.ts";
import { oneOf } from "./exact-test.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { cellName, spotName } from "./values.ts";

/** So many squares are put together; of more, the cells that they lie in, and the column `spot` is exact. */
const FEW_SPOTS = 12;
/** Where more of the country is wanted, the column alone is as fast. */
const MOST_SHARE = 0.25;

type Part = Omit<Choice, "without">;

/** Those who live no further than so many kilometres from a place. */
export function nearOf(index: SearchIndex, near: Filter["near"]): Part {
  if (!near) return { within: [], share: 1, tests: [] };
  return livingIn(index, new Set([...index.spots.keys()].filter((spot) => kmBetweenSpots(spot, near.spot) <= near.km)));
}

/** Those who live in one of these squares. Squares in which somebody lives are few: those of our towns. */
export function livingIn({ bitmaps, columns, spots, size }: SearchIndex, squares: ReadonlySet<number>): Part {
  let people = 0;
  for (const square of squares) people += spots.get(square) ?? 0;
  const share = people / size;
  const tests = [oneOf(columns.get("spot"), squares)];
  if (share > MOST_SHARE) return { within: [], share, tests };
  const names = [...squares].map(squares.size > FEW_SPOTS ? cellName : spotName);
  return { within: [bitmaps.union([...new Set(names)])], share, tests };
}
