import { env } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { clock } from "../../clock.ts";
import { actorsOf } from "../actors.ts";
import type { Person } from "../member/people/person.ts";
import { matches, type Filter } from "./filter.ts";
import { dayOf } from "./bitmaps/days.ts";
import { aPerson } from "../../../../tests/workers/person-fixture.ts";
import { decodeAnswer } from "../../../../tests/workers/search-answer.ts";
import type { EncodedAnswer } from "./search.ts";

const DAY = 86_400_000;
const actors = actorsOf(env as unknown as Env, "directory-test");

/** A directory of its own, with these people in it. */
async function aDirectory(name: string, people: Person[]) {
  const directory = actors.directory(name);
  for (const person of people) await directory.receive({ id: `${person.id}/1`, kind: "card", payload: person });
  return directory;
}

const idsOf = (answer: EncodedAnswer) => decodeAnswer(answer).people.map(({ id }) => id);

const day = (least: string, most: string) =>
  fc
    .date({ min: new Date(least), max: new Date(most), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const somebody = fc.record({
  gender: fc.constantFrom("female" as const, "male" as const),
  seeking: fc.constantFrom("female" as const, "male" as const),
  region: fc.constantFrom("Utrecht", "Zeeland", "Drenthe"),
  date_of_birth: day("1938-01-01", "1976-12-31"),
  daysAgo: fc.integer({ min: 0, max: 3 }),
  fictional: fc.boolean(),
});

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    gender: fc.constantFrom("female" as const, "male" as const),
    seeking: fc.constantFrom("female" as const, "male" as const),
    regions: fc.array(fc.constantFrom("Utrecht", "Zeeland", "Nowhere"), { minLength: 1, maxLength: 3 }),
    born: fc.tuple(day("1938-01-01", "1976-12-31"), day("1938-01-01", "1976-12-31")).map(([one, other]) => ({
      from: one < other ? one : other,
      until: one < other ? other : one,
    })),
  },
  { requiredKeys: ["gender"] },
);

test("every search gives exactly whom a plain filter gives, the latest day first, page by page", async () => {
  let run = 0;
  const property = fc.asyncProperty(
    fc.array(somebody, { minLength: 1, maxLength: 90 }),
    fc.array(filter, { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(89), { maxLength: 5 }),
    async (wishes, filters, hidden) => {
      run += 1;
      const people = wishes.map(({ daysAgo, ...wish }, index) =>
        aPerson({ ...wish, id: `p${index}`, last_active: wish.fictional ? 0 : clock.now() - daysAgo * DAY }),
      );
      const directory = await aDirectory(`property-${run}`, people);
      const exclude = hidden.map((index) => `p${index}`);
      for (const asked of filters) {
        const expected = people.filter((person) => matches(asked, person) && !exclude.includes(person.id));
        const found: string[] = [];
        for (let page = 1; found.length < expected.length || page === 1; page += 1) {
          const answer = await directory.search({ ...asked, exclude, page, size: 7 });
          expect(answer.count).toBe(expected.length);
          expect(answer.more).toBe(false);
          if (answer.cards.length === 0) break;
          found.push(...idsOf(answer));
        }
        expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        const days = found.map((id) =>
          dayOf(people.find((person) => person.id === id) ?? aPerson({ id }), clock.now()),
        );
        expect(days).toEqual(days.toSorted((one, other) => other - one));
      }
    },
  );
  await fc.assert(property, { numRuns: 25, seed: 7 });
}, 60_000);

test("whoever changes or leaves is found so at once, and an event that comes twice acts once", async () => {
  const anna = aPerson({ id: "anna" });
  const directory = await aDirectory("changes", [anna, aPerson({ id: "bea" })]);
  const inUtrecht = { gender: "female", regions: ["Utrecht"], exclude: [], page: 1, size: 24 } as const;
  const inZeeland = { ...inUtrecht, regions: ["Zeeland"] };
  expect(idsOf(await directory.search(inUtrecht)).toSorted()).toEqual(["anna", "bea"]);
  expect((await directory.search(inZeeland)).count).toBe(0);

  await directory.receive({ id: "anna/2", kind: "card", payload: { ...anna, region: "Zeeland" } });
  expect(idsOf(await directory.search(inUtrecht))).toEqual(["bea"]);
  expect(idsOf(await directory.search(inZeeland))).toEqual(["anna"]);
  await directory.receive({ id: "anna/1", kind: "card", payload: anna });
  expect(idsOf(await directory.search(inZeeland))).toEqual(["anna"]);

  const seekingMen = { ...inZeeland, seeking: "male" } as const;
  const seekingWomen = { ...inZeeland, seeking: "female" } as const;
  expect(idsOf(await directory.search(seekingMen))).toEqual(["anna"]);
  expect(idsOf(await directory.search(seekingWomen))).toEqual([]);
  const changed = { ...anna, region: "Zeeland", seeking: "female" };
  await directory.receive({ id: "anna/2b", kind: "card", payload: changed });
  expect(idsOf(await directory.search(seekingMen))).toEqual([]);
  expect(idsOf(await directory.search(seekingWomen))).toEqual(["anna"]);

  await directory.receive({ id: "anna/3", kind: "remove", payload: { id: "anna" } });
  expect((await directory.search(inZeeland)).count).toBe(0);
});

test("it counts to 2,400 and then says that there are more", async () => {
  const directory = actors.directory("many");
  const people = Array.from({ length: 2_450 }, (_, index) =>
    aPerson({ id: `m${index}`, date_of_birth: `19${40 + (index % 36)}-03-0${1 + (index % 9)}` }),
  );
  await Promise.all(people.map((person) => directory.receive({ id: `${person.id}/1`, kind: "card", payload: person })));
  const asked = { gender: "female", exclude: [], page: 100, size: 24 } as const;
  const all = await directory.search(asked);
  expect([all.count, all.more, all.cards.length]).toEqual([2_400, true, 24]);
  const aged = await directory.search({ ...asked, born: { from: "1940-01-01", until: "1975-12-31" } });
  expect(idsOf(aged)).toEqual(idsOf(all));
  const exclude = people.slice(0, 300).map(({ id }) => id);
  const fewer = await directory.search({ ...asked, exclude, page: 1 });
  expect([fewer.count, fewer.more]).toEqual([2_150, false]);
}, 60_000);
