import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aPerson } from "../../../../../tests/workers/person-fixture.ts";
import { clock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import type { Person } from "../../member/people/person.ts";
import { migrate } from "../../migrate.ts";
import { matches, type Filter } from "../filter.ts";
import { directorySchema } from "../schema.ts";
import { choiceOf } from "./choice.ts";
import { columnNames } from "./columns.ts";
import { dayOf, settled, today } from "./days.ts";
import { SearchIndex } from "./search-index.ts";
import { select } from "./select.ts";

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
    signedUpDaysAgo: fc.constantFrom(undefined, 0, 3, 29, 30, 31, 400),
    minutesAgo: fc.oneof(fc.nat(30), fc.nat(1_000)),
  })
  .map(({ daysAgo, minutesAgo, signedUpDaysAgo, ...wishes }) => ({
    ...wishes,
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
  ] as const),
  ...(["signed_up_from", "active_from", "online_from"] as const),
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
  signed_up_from: fc.constantFrom(0, 3, 30).map((days) => today(clock.now()) - days),
  active_from: fc.constantFrom(0, 6).map((days) => today(clock.now()) - days),
  online_from: fc.constantFrom(10, 25).map((minutes) => clock.now() - minutes * 60_000),
});

/** Up to four of them at once, so that most find somebody. */
const filter: fc.Arbitrary<Filter> = fc
  .tuple(everyFilter, fc.subarray(FIELDS, { maxLength: 4 }))
  .map(([{ gender, ...all }, names]) => ({ gender, ...Object.fromEntries(names.map((name) => [name, all[name]])) }));

test("a thousand searches among ten thousand people find whom a plain filter finds, the latest day first", async () => {
  const people = fc
    .sample(somebody, { numRuns: 10_000, seed: 11 })
    .map((wishes, at) => aPerson({ ...wishes, id: `p${at}` }));
  const day = new Map(people.map((person) => [person.id, dayOf(person, clock.now())]));
  await inDirectory((storage) => {
    indexWith(storage, people);
    // As after a new start: from disk.
    const index = new SearchIndex(storage.sql);
    let someFound = 0;
    for (const asked of fc.sample(filter, { numRuns: 1_000, seed: 12 })) {
      const wanted = people.filter((person) => matches(asked, person));
      const found = select(index, choiceOf(index, asked), 2_600).map((number) => people[number - 1]?.id ?? "");
      someFound += found.length > 0 ? 1 : 0;
      const days = found.map((id) => day.get(id) ?? 0);
      expect(days).toEqual(days.toSorted((one, other) => other - one));
      const expected = wanted.map(({ id }) => id);
      if (expected.length <= 2_600) expect(found.toSorted()).toEqual(expected.toSorted());
      else {
        expect(new Set(found).size).toBe(2_600);
        const all = new Set(expected);
        expect(found.every((id) => all.has(id))).toBe(true);
        const later = wanted.filter(({ id }) => (day.get(id) ?? 0) > (days.at(-1) ?? 0));
        const those = new Set(found);
        expect(later.every(({ id }) => those.has(id))).toBe(true);
      }
    }
    expect(someFound).toBeGreaterThan(700);
  });
}, 60_000);

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
