/** What is expected to be enough may be a little less. */
const MARGIN = 1.5;
/** Rings, weeks or windows of time, from the first ones on. */
const MOST_PARTS = 48;

/** Among so many people a search that wants this share of everybody most likely finds `limit`. */
export function expectedPeople({ share }: { share: number }, limit: number): number {
  return (limit * MARGIN) / share;
}

export interface Way {
  limit: number;
  /** Of everybody, whom the search wants. */
  share: number;
  /** Everybody in order, for when the first parts have too few. */
  all: () => number[];
}

/**
 * From the first part on until there are enough. Each step costs a walk, so parts are taken together while their people are
 * most likely not many more than enough; where there are many parts, `all` at once.
 */
export function stepwise<Part extends { count: number }>(
  parts: Iterable<Part>,
  { limit, share, all }: Way,
  found: (step: Part[], left: number) => number[],
): number[] {
  const numbers: number[] = [];
  for (const step of stepsOf(parts, expectedPeople({ share }, limit))) {
    for (const number of found(step, limit - numbers.length)) numbers.push(number);
    if (numbers.length === limit) return numbers;
  }
  return all();
}

function* stepsOf<Part extends { count: number }>(parts: Iterable<Part>, most: number): Iterable<Part[]> {
  let step: Part[] = [];
  let [room, seen] = [most, 0];
  for (const part of parts) {
    if (seen === MOST_PARTS) break;
    seen += 1;
    if (part.count > room && step.length > 0) {
      yield step;
      [step, room] = [[], most];
    }
    if (part.count > 0) step.push(part);
    room -= part.count;
    if (room > 0) continue;
    yield step;
    [step, room] = [[], most];
  }
  if (step.length > 0) yield step;
}
