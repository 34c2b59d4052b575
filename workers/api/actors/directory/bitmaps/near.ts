import { kmBetweenSpots } from "../../../places/spot.ts";
import type { Filter } from "../filter.ts";
import type { Bitmap } from "./bitmaps.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { cellName, spotName } from "./values.ts";

/** So many squares are put together; of more, the cells that they lie in, and the column `spot` is exact. */
const FEW_SPOTS = 12;
/** Where more of the country is wanted, the column alone is as fast. */
const MOST_SHARE = 0.25;

type Part = Pick<Choice, "share"> & { within: Bitmap[]; tests: Choice["fits"][] };

/** Those who live no further than so many kilometres from a place. Squares in which somebody lives are few: those of our towns. */
export function nearOf({ bitmaps, columns, spots, size }: SearchIndex, near: Filter["near"]): Part {
  if (!near) return { within: [], share: 1, tests: [] };
  const inside = new Set<number>();
  let people = 0;
  for (const [spot, count] of spots)
    if (kmBetweenSpots(spot, near.spot) <= near.km) {
      inside.add(spot);
      people += count;
    }
  const share = people / size;
  const column = columns.get("spot");
  const fits = (number: number) => inside.has(column[number] as number);
  if (share > MOST_SHARE) return { within: [], share, tests: [fits] };
  const names = [...inside].map(inside.size > FEW_SPOTS ? cellName : spotName);
  return { within: [bitmaps.union([...new Set(names)])], share, tests: [fits] };
}
