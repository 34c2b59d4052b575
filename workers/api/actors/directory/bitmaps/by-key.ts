/** Keys further apart than this take more to count than to group. */
const MOST_APART = 2 ** 18;

/** The first `limit` by a whole number of theirs, the least first; the same ones stay as they were. */
export function byKey(numbers: readonly number[], key: (number: number) => number, limit: number): number[] {
  const keys = new Int32Array(numbers.length);
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < keys.length; at += 1) {
    const one = key(numbers[at] as number);
    keys[at] = one;
    if (one < least) least = one;
    if (one > most) most = one;
  }
  return most - least > MOST_APART ? grouped(numbers, keys, limit) : counted(numbers, { keys, least, most, limit });
}

interface Keys {
  keys: Int32Array;
  least: number;
  most: number;
  limit: number;
}

/** Counts each key first, and so knows where its numbers stand. */
function counted(numbers: readonly number[], { keys, least, most, limit }: Keys): number[] {
  if (numbers.length === 0) return [];
  const starts = new Uint32Array(most - least + 2);
  for (const one of keys) starts[one - least + 1] = (starts[one - least + 1] as number) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const ordered = new Uint32Array(Math.min(numbers.length, limit));
  for (let at = 0; at < keys.length; at += 1) {
    const place = starts[(keys[at] as number) - least] as number;
    starts[(keys[at] as number) - least] = place + 1;
    if (place < ordered.length) ordered[place] = numbers[at] as number;
  }
  return [...ordered];
}

function grouped(numbers: readonly number[], keys: Int32Array, limit: number): number[] {
  const groups = Map.groupBy(numbers, (_, at) => keys[at] as number);
  const ordered: number[] = [];
  for (const one of [...groups.keys()].toSorted((first, second) => first - second)) {
    for (const number of groups.get(one) ?? []) ordered.push(number);
    if (ordered.length >= limit) break;
  }
  return ordered.slice(0, limit);
}
