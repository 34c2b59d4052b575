import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { MAX_AGE } from "../../../../../app/domain/account/age.ts";
import type { ListedPerson } from "../../member/people/person.ts";
import { type Bitmap, Bitmaps } from "./bitmaps.ts";
import { BLOCK } from "./block.ts";
import { Columns } from "./columns.ts";
import { dayName, dayOf, settled, today } from "./days.ts";
import { RecentDays } from "./recent-days.ts";
import { SpotCounts } from "./spot-counts.ts";
import { bornDay, minuteOf, onlineNames, spotOf, valuesOf } from "./values.ts";

/** Everybody of a directory by what a search asks, as bitmaps and columns over the numbers of their rows. Decision 0182. */
export class SearchIndex {
  readonly bitmaps: Bitmaps;
  readonly columns: Columns;
  readonly #recent: RecentDays;
  readonly #spots: SpotCounts;
  #days: number[];
  #size: number | undefined;
  #settledOn = 0;

  constructor(sql: SqlStorage) {
    const { blocks } = sql.exec<{ blocks: number }>(BLOCKS).one();
    this.bitmaps = new Bitmaps(sql, blocks * BLOCK - 1);
    this.columns = new Columns(sql, blocks * BLOCK - 1);
    this.#spots = new SpotCounts(this.columns);
    this.#days = daysIn(sql);
    this.#recent = new RecentDays(this.bitmaps);
  }

  /** Days on which somebody stands, the latest first. */
  get days(): readonly number[] {
    return this.#days;
  }

  /** How many live in each square. */
  get spots(): ReadonlyMap<number, number> {
    return this.#spots.all;
  }

  /** How many people there are. */
  get size(): number {
    this.#size ??= this.#days.reduce((sum, day) => sum + this.bitmaps.get(dayName(day)).count, 0);
    return this.#size;
  }

  /** Writes how somebody is found: as `after`, not as `before`; left out, they were not, or are no more. Written to disk by `flush`. */
  put(
    number: number,
    { before, after }: { before?: ListedPerson | undefined; after?: ListedPerson | undefined },
    now: number,
  ): void {
    this.#settle(today(now));
    const day = this.columns.get("day")[number] ?? 0;
    const earlier = new Set(before && [...valuesOf(before), dayName(day)]);
    const next = after && dayOf(after, now);
    const later = new Set(after && next !== undefined ? [...valuesOf(after), dayName(next)] : []);
    for (const value of earlier) if (!later.has(value)) this.bitmaps.put(value, number, false);
    for (const value of later) if (!earlier.has(value)) this.bitmaps.put(value, number, true);
    this.columns.put("day", number, next ?? 0);
    this.#recent.put(number, next);
    this.#putNumbers(number, after);
    if (next !== undefined) this.#addDay(next);
    if (this.#size !== undefined) this.#size += (after ? 1 : 0) - (before ? 1 : 0);
  }

  /** As many of the latest days as have so many `people`, or all. */
  latest(people: number): readonly number[] {
    let left = people;
    const enough = this.#days.findIndex((day) => (left -= this.bitmaps.get(dayName(day)).count) <= 0);
    return enough < 0 ? this.#days : this.#days.slice(0, enough + 1);
  }

  /** Those who stand on one of the latest `days`. */
  together(days: readonly number[]): Bitmap {
    return this.#recent.since(days);
  }

  /** Writes what has changed, in the running transaction. */
  flush(): void {
    this.bitmaps.flush();
    this.columns.flush();
  }

  /** Zeros of somebody who is gone: nothing of them stays in the columns. */
  #putNumbers(number: number, person: ListedPerson | undefined): void {
    const { min, max } = person?.wanted_ages ?? { min: null, max: null };
    this.columns.put("born", number, person ? bornDay(person.date_of_birth) : 0);
    this.columns.put("signed_up", number, person?.signed_up ?? 0);
    this.columns.put("minute", number, person ? minuteOf(person) : 0);
    this.columns.put("min_age", number, min ?? 0);
    this.#spots.move(this.columns.get("spot")[number] ?? 0, person ? spotOf(person) : 0);
    this.columns.put("spot", number, person ? spotOf(person) : 0);
    this.columns.put("max_age", number, person ? (max ?? MAX_AGE) : 0);
  }

  #addDay(day: number): void {
    if (this.#days.includes(day)) return;
    this.#days = [...this.#days, day].toSorted((one, other) => other - one);
  }

  /** Once a day: nobody asks who was online before yesterday, days that have become a week, and weeks that have become a quarter. */
  #settle(latest: number): void {
    if (this.#settledOn === latest) return;
    this.#settledOn = latest;
    this.bitmaps.dropBetween("online:", onlineNames((latest - 1) * DAY_MS, latest * DAY_MS)[0] ?? "online:");
    for (const day of this.#days) {
      const to = settled(day, latest);
      if (to !== day) this.#move(day, to);
    }
    this.#days = this.#days.filter((day) => settled(day, latest) === day);
  }

  #move(from: number, to: number): void {
    this.#addDay(to);
    this.bitmaps.get(dayName(from)).words.forEach((word, place) => {
      for (let left = word; left !== 0; left &= left - 1) {
        const number = place * 32 + 31 - Math.clz32(left & -left);
        this.bitmaps.put(dayName(from), number, false);
        this.bitmaps.put(dayName(to), number, true);
        this.columns.put("day", number, to);
        this.#recent.put(number, to);
      }
    });
  }
}

/** Blocks stay where the people with the highest numbers have left. */
const BLOCKS = "SELECT coalesce(max(block), 0) + 1 AS blocks FROM numbers";

/** The table has a row for each block of each day: one step a day. */
function daysIn(sql: SqlStorage): number[] {
  const rows = sql.exec<{ value: string }>(
    `WITH RECURSIVE days (value) AS (
       SELECT (SELECT min(value) FROM bits WHERE value >= 'day:' AND value < 'day;')
       UNION ALL
       SELECT (SELECT min(value) FROM bits WHERE value > days.value AND value < 'day;') FROM days WHERE days.value IS NOT NULL
     ) SELECT value FROM days WHERE value IS NOT NULL`,
  );
  return [...rows].map(({ value }) => Number(value.slice(4))).toSorted((one, other) => other - one);
}
