import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aPerson } from "../../../../../tests/workers/person-fixture.ts";
import { clock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import type { ListedPerson, Person } from "../../member/people/person.ts";
import { aboutWords } from "../../member/people/about-words.ts";
import { roundedPosition } from "../../../places/rounded-position.ts";
import { kmBetweenSpots, spotAt } from "../../../places/spot.ts";
import { migrate } from "../../migrate.ts";
import { matches, type Filter } from "../filter.ts";
import { directorySchema } from "../schema.ts";
import { choiceOf } from "./choice.ts";
import { columnNames } from "./columns.ts";
import { dayOf, settled, today } from "./days.ts";
import { SearchIndex } from "./search-index.ts";
import { select } from "./select.ts";
import { sorted, type Sort } from "./sorted.ts";
import { minuteOf } from "./values.ts";

const DAY = 86_400_000;
const genders = ["female", "male"] as const;
const regions = ["Utrecht", "Zeeland", "Drenthe", "Friesland", "Limburg", "Nowhere"];

/** A database with the directory's tables. */
function inDirectory<Answer>(act: (storage: DurableObjectStorage) => Answer): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`directory/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => {
    migrate(storage, directorySchema);
    return act(storage);
  });
}

/** Row n + 1 is `people[n]`. */
function indexWith({ sql }: DurableObjectStorage, people: readonly Person[]): SearchIndex {
  const index = new SearchIndex(sql);
  for (const [at, after] of people.entries()) {
    sql.exec("INSERT INTO cards (number, id, card) VALUES (?, ?, '{}')", at + 1, after.id);
    index.put(at + 1, { after }, clock.now());
  }
  index.flush();
  return index;
}

function dayOn(daysAgo: number): string {
  return new Date(clock.now() - daysAgo * DAY).toISOString().slice(0, 10);
}

/** The first ones live in the middle of the country, the others far away from it and from each other. */
const towns = [
  { region: "Utrecht", city: "Utrecht" },
  { region: "Utrecht", city: "Zeist" },
  { region: "Utrecht", city: "Amersfoort" },
  { region: "Groningen", city: "Groningen" },
  { region: "Limburg", city: "Maastricht" },
  { region: "Utrecht", city: "Qwertydam" },
].map((town) => roundedPosition({ country: "NL", ...town }));
const [utrecht, , , groningen] = towns.map((position) => (position ? spotAt(position) : 0));

const somebody = fc
  .record({
    gender: fc.constantFrom(...genders),
    seeking: fc.constantFrom(...genders),
    // The earlier a region stands, the more live there.
    region: fc.nat(30).map((drawn) => regions[Math.floor(Math.sqrt(drawn) / 1.2)] ?? "Utrecht"),
    date_of_birth: fc.integer({ min: 365 * 18, max: 365 * 105 }).map(dayOn),
    daysAgo: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(900)),
    fictional: fc.boolean(),
    interests: fc.subarray(["choir", "walking", "chess", "yoga"]),
    main_image: fc.constantFrom(null, { id: "photo", status: "active" as const }),
    online_hidden: fc.constantFrom(undefined, undefined, true as const),
    wanted_ages: fc.constantFrom(undefined, { min: 55, max: null }, { min: null, max: 70 }, { min: 60, max: 65 }),
    relationship_status: fc.constantFrom(undefined, "single", "widowed"),
    reason: fc.constantFrom(undefined, "company", "love"),
    to_visitors: fc.constantFrom(undefined, undefined, true as const),
    signedUpDaysAgo: fc.constantFrom(undefined, 0, 3, 29, 30, 31, 400),
    position: fc.constantFrom(...towns),
    words: fc.subarray(["tuin", "zingen", "fietsen"]).map((words) => aboutWords(words.join(" "))),
    minutesAgo: fc.oneof(fc.nat(30), fc.nat(1_000)),
  })
  .map(({ daysAgo, minutesAgo, signedUpDaysAgo, position, ...wishes }) => ({
    ...wishes,
    ...(position && { position }),
    last_active: wishes.fictional ? 0 : clock.now() - daysAgo * DAY - minutesAgo * 60_000,
    signed_up: signedUpDaysAgo === undefined ? undefined : today(clock.now()) - signedUpDaysAgo,
  }));

const FIELDS = [
  ...([
    "seeking",
    "regions",
    "born",
    "asker_age",
    "interests",
    "relationship_status",
    "reason",
    "photo",
    "fictional",
    "to_visitors",
  ] as const),
  ...(["signed_up_from", "signed_up_until", "active_from", "online_from", "near", "words", "sort", "sort"] as const),
];

const everyFilter = fc.record({
  gender: fc.constantFrom(...genders),
  seeking: fc.constantFrom(...genders),
  regions: fc.array(fc.constantFrom(...regions), { minLength: 1, maxLength: 3 }),
  born: fc
    .tuple(fc.integer({ min: 365 * 18, max: 365 * 110 }), fc.nat(365 * 40))
    .map(([days, span]) => ({ from: dayOn(days + span), until: dayOn(days) })),
  asker_age: fc.integer({ min: 50, max: 75 }),
  interests: fc.subarray(["choir", "walking", "chess", "nobody has it"]),
  relationship_status: fc.constantFrom("single", "widowed", "divorced"),
  reason: fc.constantFrom("company", "love"),
  photo: fc.constant(true as const),
  fictional: fc.constant(false as const),
  to_visitors: fc.boolean(),
  signed_up_from: fc.constantFrom(0, 3, 30).map((days) => today(clock.now()) - days),
  signed_up_until: fc.constantFrom(0, 3, 30).map((days) => today(clock.now()) - days),
  active_from: fc.constantFrom(0, 6).map((days) => today(clock.now()) - days),
  online_from: fc.constantFrom(10, 25).map((minutes) => clock.now() - minutes * 60_000),
  near: fc.record({ spot: fc.constantFrom(utrecht ?? 0, groningen ?? 0), km: fc.constantFrom(5, 25, 100) }),
  words: fc.constantFrom("tuin", "Tuin fietsen", "niemand").map(aboutWords),
  sort: fc.constantFrom<Sort>({ by: "newest" }, { by: "last_active" }, { by: "nearest", from: utrecht ?? 0 }),
});

/** Up to four of them at once, so that most find somebody. */
const filter: fc.Arbitrary<Filter> = fc
  .tuple(everyFilter, fc.subarray(FIELDS, { maxLength: 4 }))
  .map(([{ gender, ...all }, names]) => ({ gender, ...Object.fromEntries(names.map((name) => [name, all[name]])) }));

/** What comes first has the least, part by part. */
type Rank = (person: ListedPerson) => readonly number[];

function rankOf({ sort }: Filter): Rank {
  const now = clock.now();
  const recommended: Rank = (person) => [-dayOf(person, now), person.main_image ? 0 : 1];
  if (!sort) return recommended;
  if (sort.by === "newest") return ({ signed_up = 0 }) => [-signed_up];
  if (sort.by === "nearest")
    return (person) => [
      person.position ? kmBetweenSpots(sort.from, spotAt(person.position)) : Infinity,
      ...recommended(person),
    ];
  return (person) => (person.fictional ? [1, ...recommended(person)] : [0, -dayOf(person, now), -minuteOf(person)]);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** Finds them as a directory does. */
function find(index: SearchIndex, { sort, ...filter }: Filter, limit: number): number[] {
  const choice = choiceOf(index, filter);
  return sort ? sorted(index, choice, sort, { limit, now: clock.now() }) : select(index, choice, limit);
}

test("a thousand searches among ten thousand people find whom a plain filter finds, in the order that was asked for", async () => {
  const people = fc
    .sample(somebody, { numRuns: 10_000, seed: 11 })
    .map((wishes, at): ListedPerson => aPerson({ ...wishes, id: `p${at}` }));
  await inDirectory((storage) => {
    indexWith(storage, people);
    // As after a new start: from disk.
    const index = new SearchIndex(storage.sql);
    let someFound = 0;
    // With a low limit a search goes step by step, with a high one it puts all in order.
    const asked = fc.tuple(filter, fc.constantFrom(24, 100, 2_600));
    for (const [one, limit] of fc.sample(asked, { numRuns: 1_000, seed: 12 })) {
      const rank = rankOf(one);
      const wanted = people
        .filter((person) => matches(one, person))
        .map((person) => ({ id: person.id, rank: rank(person) }))
        .toSorted((first, second) => compare(first.rank, second.rank));
      const ranks = new Map(wanted.map((person) => [person.id, person.rank]));
      const found = find(index, one, limit).map((number) => people[number - 1]?.id ?? "");
      someFound += found.length > 0 ? 1 : 0;
      expect(new Set(found).size).toBe(found.length);
      // Nobody who is not wanted, nobody too few, and those who come first: equals may change places.
      expect(
        found.map((id) => ranks.get(id)),
        JSON.stringify([one, limit]),
      ).toEqual(wanted.slice(0, limit).map((person) => person.rank));
    }
    expect(someFound).toBeGreaterThan(700);
  });
}, 120_000);

test("who stands on one day is shuffled, always the same way", () =>
  inDirectory((storage) => {
    const people = Array.from({ length: 300 }, (_, at) => aPerson({ id: `p${at}` }));
    const index = indexWith(storage, people);
    const found = () => select(index, choiceOf(index, { gender: "female" }), 2_600);
    const [first, again] = [found(), found()];
    expect(again).toEqual(first);
    expect(first.toSorted((one, other) => one - other)).toEqual(people.map((_, at) => at + 1));
    const neighbours = first.filter((number, at) => Math.abs(number - (first[at - 1] ?? 0)) === 1);
    expect(neighbours.length).toBeLessThan(20);
  }));

test("whoever comes, changes and goes is found so, in memory and on disk", () =>
  inDirectory((storage) => {
    const anna = aPerson({ id: "anna" });
    const index = indexWith(storage, [anna, aPerson({ id: "bea" })]);
    const inUtrecht = { gender: "female", regions: ["Utrecht"] } as const;
    const found = (one: SearchIndex) => select(one, choiceOf(one, inUtrecht), 100).toSorted();
    const moved = { ...anna, region: "Zeeland" };
    index.put(1, { before: anna, after: moved }, clock.now());
    index.put(20_000, { after: aPerson({ id: "far" }) }, clock.now());
    index.flush();
    expect([found(index), found(new SearchIndex(storage.sql))]).toEqual([
      [2, 20_000],
      [2, 20_000],
    ]);
    index.put(2, { before: aPerson({ id: "bea" }) }, clock.now());
    index.put(20_000, { before: aPerson({ id: "far" }) }, clock.now());
    index.flush();
    expect([found(index), found(new SearchIndex(storage.sql))]).toEqual([[], []]);
    expect(storage.sql.exec("SELECT * FROM bits WHERE value = 'region:Utrecht'").toArray()).toEqual([]);
    const { columns } = new SearchIndex(storage.sql);
    const left = columnNames.map((name) => [columns.get(name)[2], columns.get(name)[20_000]]);
    expect(left.flat().every((value) => value === 0)).toBe(true);
  }));

test("days become weeks and weeks quarters, without a change of the order", () =>
  inDirectory((storage) => {
    const ages = [0, 1, 27, 28, 29, 36, 200, 201, 370, 380, 2_000];
    const people = ages.map((daysAgo) => aPerson({ id: `p${daysAgo}`, last_active: clock.now() - daysAgo * DAY }));
    const index = indexWith(storage, people);
    const order = () => select(index, choiceOf(index, { gender: "female" }), 100);
    const before = order();
    const later = clock.now() + 60 * DAY;
    index.put(12, { after: aPerson({ id: "new", last_active: later }) }, later);
    expect(order()[0]).toBe(12);
    const latest = Math.floor(later / DAY);
    expect(index.days.map((day) => settled(day, latest))).toEqual(index.days);
    const daysNow = order().map((number) => index.columns.get("day")[number]);
    expect(daysNow).toEqual(daysNow.toSorted((one = 0, other = 0) => other - one));
    expect(order()).toHaveLength(before.length + 1);
  }));
