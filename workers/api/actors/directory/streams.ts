import { gender } from "../../../../app/contract/scalars.ts";
import type { Filter } from "./filter.ts";

/** Somebody's place in the order, and their row. */
type Position = [rank: number, number: number];

/** Rows read at once: few at first, because of many streams only the head is needed; then more. */
const CHUNK = { first: 64, most: 1_024 };

/** What one stream fixes, and the index that has just that in order (schema.ts). */
interface Fixed {
  index: string;
  condition: string;
  values: readonly (string | number)[];
}

/** One place, or all of the country, for one kind of seeker. */
type Part = Required<Pick<Filter, "seeking">> & Pick<Filter, "gender" | "born"> & { region: string | undefined };

/**
 * The rows of a search in order, as streams that are each in order: one for all ages, or one for each year of birth;
 * these for each region, and where it does not matter whom somebody seeks, for both.
 * A stream reads its index from where it stands, so what it costs does not grow with the directory.
 */
export function streamsOf(sql: SqlStorage, { seeking, regions, ...filter }: Filter): Iterator<Position>[] {
  const sought = seeking === undefined ? gender.options : [seeking];
  const places = regions === undefined ? [undefined] : new Set(regions);
  return sought.flatMap((one) =>
    [...places].flatMap((region) => streamsOfPart(sql, { ...filter, region, seeking: one })),
  );
}

function streamsOfPart(sql: SqlStorage, { gender, seeking, region, born }: Part) {
  const base: Fixed =
    region === undefined
      ? { index: "cards", condition: "gender = ? AND seeking = ?", values: [gender, seeking] }
      : {
          index: "cards_region",
          condition: "gender = ? AND seeking = ? AND region = ?",
          values: [gender, seeking, region],
        };
  if (!born) return [stream(sql, { ...base, index: region === undefined ? "cards_all" : base.index })];
  const first = Number(born.from.slice(0, 4));
  const last = Number(born.until.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => {
    const year = first + offset;
    const ofYear = {
      index: `${base.index}_year`,
      condition: `${base.condition} AND birth_year = ?`,
      values: [...base.values, year],
    };
    if (year > first && year < last) return stream(sql, ofYear);
    // Only the first and the last year are cut by a birthday.
    return stream(sql, {
      ...ofYear,
      condition: `${ofYear.condition} AND date_of_birth BETWEEN ? AND ?`,
      values: [...ofYear.values, born.from, born.until],
    });
  });
}

/** The planner, left alone, takes the index that knows nothing of years, and reads the whole country for a rare age. */
function* stream(sql: SqlStorage, { index, condition, values }: Fixed): Generator<Position> {
  const query = `SELECT rank, number FROM cards INDEXED BY ${index}
    WHERE ${condition} AND (rank, number) > (?, ?) ORDER BY rank, number LIMIT ?`;
  let after: Position = [-1, -1];
  for (let size = CHUNK.first; ; size = Math.min(CHUNK.most, size * 4)) {
    const places = [...sql.exec(query, ...values, ...after, size).raw<Position>()];
    yield* places;
    const last = places.at(-1);
    if (!last || places.length < size) return;
    after = last;
  }
}

/** The first `limit` rows of all streams together, in order. */
export function merge(streams: Iterator<Position>[], limit: number): number[] {
  const heads = streams.flatMap((source) => advance(source));
  const merged: number[] = [];
  while (heads.length > 0 && merged.length < limit) {
    let least = 0;
    for (let at = 1; at < heads.length; at += 1) if (isBefore(heads[at]?.place, heads[least]?.place)) least = at;
    const [head] = heads.splice(least, 1);
    if (!head) break;
    merged.push(head.place[1]);
    heads.push(...advance(head.source));
  }
  return merged;
}

function advance(source: Iterator<Position>): { place: Position; source: Iterator<Position> }[] {
  const { value, done } = source.next();
  return done ? [] : [{ place: value, source }];
}

function isBefore(one: Position | undefined, other: Position | undefined): boolean {
  if (!one || !other) return false;
  return one[0] === other[0] ? one[1] < other[1] : one[0] < other[0];
}
