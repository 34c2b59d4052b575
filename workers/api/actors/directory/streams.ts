import type { Filter } from "./filter.ts";

/** Somebody's place in the order, and their row. */
type Place = [rank: number, number: number];

const CHUNK = 64;

/**
 * The rows of a search in order, as streams that are each in order: one for all ages, or one for each year of birth.
 * A stream reads its index from where it stands, so what it costs does not grow with the directory.
 */
export function streamsOf(sql: SqlStorage, { gender, region, born }: Filter): Iterator<Place>[] {
  const fixed = region === undefined ? "gender = ?" : "gender = ? AND region = ?";
  const values = region === undefined ? [gender] : [gender, region];
  if (!born) return [stream(sql, fixed, values)];
  const first = Number(born.from.slice(0, 4));
  const last = Number(born.until.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = first + index;
    if (year > first && year < last) return stream(sql, `${fixed} AND birth_year = ?`, [...values, year]);
    // Only the first and the last year are cut by a birthday.
    const days = `${fixed} AND birth_year = ? AND date_of_birth BETWEEN ? AND ?`;
    return stream(sql, days, [...values, year, born.from, born.until]);
  });
}

function* stream(sql: SqlStorage, condition: string, values: (string | number)[]): Generator<Place> {
  for (let after: Place = [-1, -1]; ;) {
    const query = `SELECT rank, number FROM cards WHERE ${condition} AND (rank, number) > (?, ?) ORDER BY rank, number LIMIT ${CHUNK}`;
    const places = [...sql.exec(query, ...values, ...after).raw<Place>()];
    yield* places;
    const last = places.at(-1);
    if (!last || places.length < CHUNK) return;
    after = last;
  }
}

/** The first `limit` rows of all streams together, in order. */
export function merge(streams: Iterator<Place>[], limit: number): number[] {
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

function advance(source: Iterator<Place>): { place: Place; source: Iterator<Place> }[] {
  const { value, done } = source.next();
  return done ? [] : [{ place: value, source }];
}

function isBefore(one: Place | undefined, other: Place | undefined): boolean {
  if (!one || !other) return false;
  return one[0] === other[0] ? one[1] < other[1] : one[0] < other[0];
}
