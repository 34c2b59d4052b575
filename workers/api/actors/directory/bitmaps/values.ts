import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { cellOf, spotAt } from "../../../places/spot.ts";
import type { ListedPerson, Person } from "../../member/people/person.ts";

/** What of a person a search fixes, as the names of bitmaps. */
export function valuesOf(person: ListedPerson): string[] {
  const { region, date_of_birth, relationship_status, reason, signed_up, to_visitors, words = [] } = person;
  const spot = spotOf(person);
  return [
    coupleOf(person),
    `region:${region}`,
    ...person.interests.map((interest) => `interest:${interest}`),
    ...(person.fictional ? ["fictional"] : []),
    ...(person.main_image ? ["photo"] : []),
    ...(relationship_status ? [`relationship_status:${relationship_status}`] : []),
    ...(reason ? [`reason:${reason}`] : []),
    ...(to_visitors ? ["to_visitors"] : []),
    ...(signed_up === undefined ? [] : [signedUpName(signed_up)]),
    ...onlineName(person),
    ...bornBy(Number(date_of_birth.slice(0, 4))),
    ...(spot === 0 ? [] : [spotName(spot), cellName(spot)]),
    ...words.map(wordName),
  ];
}

/** The square that somebody lives in; 0 where nobody knows it. */
export function spotOf({ position }: Pick<Person, "position">): number {
  return position ? spotAt(position) : 0;
}

/** Those who live in a square. */
export function spotName(spot: number): string {
  return `spot:${spot}`;
}

/** Those who live in about sixty-four squares around it. */
export function cellName(spot: number): string {
  return `cell:${cellOf(spot)}`;
}

/** Those who wrote a word. */
export function wordName(word: string): string {
  return `word:${word}`;
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

/** Sign-ups are told apart by weeks: the column `signed_up` is exact. */
const WEEK = 7;

function signedUpName(day: number): string {
  return `signed_up:${Math.floor(day / WEEK)}`;
}

/** The names of all who signed up on a day between these two. */
export function signedUpNames(from: number, until: number): string[] {
  const first = Math.floor(from / WEEK);
  return Array.from({ length: Math.max(0, Math.floor(until / WEEK) - first + 1) }, (_, at) =>
    signedUpName((first + at) * WEEK),
  );
}

const MINUTE = 60_000;
/** Minutes of one bitmap of those who were active; the column `minute` is exact. */
const WINDOW = 10;

/** The minute of somebody's last activity since 1970, where others may know it; else 0. */
export function minuteOf({ fictional, online_hidden, last_active }: Person): number {
  return fictional || online_hidden ? 0 : Math.floor(last_active / MINUTE);
}

/** The names of all who were active between these two times, in milliseconds. */
export function onlineNames(from: number, until: number): string[] {
  const [first, last] = [windowOf(from / MINUTE), windowOf(until / MINUTE)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => `online:${first + at}`);
}

function onlineName(person: Person): string[] {
  const minute = minuteOf(person);
  return minute > 0 ? [`online:${windowOf(minute)}`] : [];
}

function windowOf(minute: number): number {
  return Math.floor(minute / WINDOW);
}

const FIRST_BORN = Date.UTC(1900, 0, 1) / DAY_MS;

/** A `YYYY-MM-DD` in days since 1900, from 0. */
export function bornDay(date: string): number {
  return Math.max(0, Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS) - FIRST_BORN);
}
