import type { Person } from "../../member/people/person.ts";

/** What of a person a search fixes, as the names of bitmaps. */
export function valuesOf(person: Person): string[] {
  const { region, date_of_birth } = person;
  return [
    coupleOf(person),
    `region:${region}`,
    ...person.interests.map((interest) => `interest:${interest}`),
    ...(person.fictional ? ["fictional"] : []),
    ...(person.main_image ? ["photo"] : []),
    ...bornBy(Number(date_of_birth.slice(0, 4))),
  ];
}

/** Who seeks whom: one bitmap, because every search asks for both. */
export function coupleOf({ gender, seeking }: Pick<Person, "gender" | "seeking">): string {
  return `couple:${gender}>${seeking}`;
}

/** Years of birth are told apart by two: the column `born` is exact. */
const STEP = 2;
const [EARLIEST, LATEST] = [1920, 2010];

/** Those who were born in `year` or earlier, about; undefined where that is everybody. */
export function bornUntil(year: number): string | undefined {
  const step = Math.max(EARLIEST, Math.ceil(year / STEP) * STEP);
  return step > LATEST ? undefined : `born:${step}`;
}

/** Those who were certainly born before `year`; undefined where that may be nobody. */
export function bornBefore(year: number): string | undefined {
  const step = Math.min(LATEST, Math.floor((year - 1) / STEP) * STEP);
  return step < EARLIEST ? undefined : `born:${step}`;
}

/** Years of birth that the two bitmaps leave; one that is left out is that of the earliest or the latest. */
export function yearsBetween(before: string | undefined, until: string | undefined): number {
  const year = (name: string | undefined, otherwise: number) => (name ? Number(name.slice("born:".length)) : otherwise);
  return year(until, LATEST) - year(before, EARLIEST);
}

function bornBy(year: number): string[] {
  const names: string[] = [];
  for (let step = Math.max(EARLIEST, Math.ceil(year / STEP) * STEP); step <= LATEST; step += STEP)
    names.push(`born:${step}`);
  return names;
}

const DAY = 86_400_000;
const FIRST_BORN = Date.UTC(1900, 0, 1) / DAY;

/** A `YYYY-MM-DD` in days since 1900, from 0. */
export function bornDay(date: string): number {
  return Math.max(0, Math.round(Date.parse(`${date}T00:00:00Z`) / DAY) - FIRST_BORN);
}
