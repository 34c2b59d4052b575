import { dayName } from "./days.ts";
import type { SearchIndex } from "./search-index.ts";
import { expectedPeople } from "./stepwise.ts";
import { walk, type Wanted } from "./walk.ts";

/** Whom a search wants. */
export interface Choice extends Wanted {
  /** The share of everybody that is wanted, if no value had to do with another one. */
  share: number;
}

/** Of so many days each is walked for itself, until there are enough. */
const FEW_DAYS = 3;

/**
 * The numbers of the first `limit` whom a search wants: the day of the last activity first, and of each day those with a photo; shuffled
 * among equals. It looks at the
 * latest days first, at as many as most likely have enough. What it costs grows with `limit`, and by little with each thousand
 * people of the country. Decision 0182.
 */
export function select(index: SearchIndex, choice: Choice, limit: number): number[] {
  const days = index.latest(expectedPeople(choice, limit));
  if (days.length < index.days.length) {
    const soon =
      days.length <= FEW_DAYS
        ? byDays(index, choice, { days, limit })
        : inOrder(index, { ...choice, within: [...choice.within, index.together(days)] }, limit);
    if (soon.length === limit) return soon;
  }
  return inOrder(index, choice, limit);
}

function byDays(
  { bitmaps }: SearchIndex,
  { within, without, tests }: Choice,
  { days, limit }: { days: readonly number[]; limit: number },
): number[] {
  const found: number[] = [];
  const photo = bitmaps.get("photo");
  for (const day of days) {
    const those = [bitmaps.get(dayName(day)), ...within];
    const pictured = within.includes(photo) ? [] : [{ within: [...those, photo], without, tests }];
    const others = within.includes(photo) ? without : [...without, photo];
    for (const wanted of [...pictured, { within: those, without: others, tests }]) {
      if (found.length === limit) return found;
      walk(wanted, bitmaps.length, (numbers, length) => {
        const end = Math.min(length, limit - found.length);
        for (let at = 0; at < end; at += 1) found.push(numbers[at] as number);
        return found.length < limit;
      });
    }
  }
  return found;
}

/** Put in order by counting how many each day has, with and without a photo. */
function inOrder({ bitmaps, columns, days }: SearchIndex, choice: Choice, limit: number): number[] {
  const [day, newest = 0, oldest = 0] = [columns.get("day"), days[0], days.at(-1)];
  const numbers: number[] = [];
  const groups: number[] = [];
  const starts = new Uint32Array(2 * (newest - oldest) + 3);
  const photo = bitmaps.get("photo").words;
  const pictured = (number: number) => ((photo[number >>> 5] as number) >>> (number & 31)) & 1;
  const groupOf = (number: number) => 2 * (newest - (day[number] as number)) + 1 - pictured(number);
  walk(choice, bitmaps.length, (some, length) => {
    for (let at = 0; at < length; at += 1) {
      const number = some[at] as number;
      const group = groupOf(number);
      numbers.push(number);
      groups.push(group);
      starts[group + 1] = (starts[group + 1] as number) + 1;
    }
    return true;
  });
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const ordered = new Uint32Array(Math.min(numbers.length, limit));
  for (const [at, group] of groups.entries()) {
    const place = starts[group] as number;
    starts[group] = place + 1;
    if (place < ordered.length) ordered[place] = numbers[at] as number;
  }
  return [...ordered];
}
