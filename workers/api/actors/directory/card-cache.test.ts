import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { actorsOf } from "../actors.ts";
import type { Person } from "../member/people/person.ts";
import { CardCache } from "./card-cache.ts";
import { aPerson } from "../../../../tests/workers/person-fixture.ts";
import { decodeAnswer } from "../../../../tests/workers/search-answer.ts";

const actors = actorsOf(env as unknown as Env, "card-cache-test");

const IDS = ["anna", "bea", "cleo", "dora"];

/** What happens to somebody in a directory, and how they appear from then on. */
const event = fc.record({
  id: fc.constantFrom(...IDS),
  kind: fc.constantFrom("card" as const, "card" as const, "remove" as const, "erase" as const),
  name: fc.string({ maxLength: 5 }),
  region: fc.constantFrom("Utrecht", "Zeeland"),
});

const query = fc.record({
  exclude: fc.uniqueArray(fc.constantFrom(...IDS, "nobody")),
  page: fc.integer({ min: 1, max: 2 }),
});

/** Without a time of their own the order stays: a change of it may wait a minute. */
const personOf = (wishes: { id: string; name: string; region: string }) =>
  aPerson({ ...wishes, last_active: 1_700_000_000_000 });

test("whatever happened just before, a search shows everybody as they are now, and nobody who is left out", async () => {
  let run = 0;
  const property = fc.asyncProperty(
    fc.array(fc.tuple(event, query), { minLength: 1, maxLength: 25 }),
    async (steps) => {
      run += 1;
      const directory = actors.directory(`run-${run}`);
      const people = new Map<string, Person>();
      for (const [at, [{ kind, ...wish }, { exclude, page }]] of steps.entries()) {
        const person = personOf(wish);
        await directory.receive({ id: `${wish.id}/${at}`, kind, payload: kind === "card" ? person : { id: wish.id } });
        if (kind === "card") people.set(wish.id, person);
        else people.delete(wish.id);
        const everybody = decodeAnswer(
          await directory.search({ gender: "female", exclude: [], page: 1, size: 9 }),
        ).people;
        const byId = (list: Person[]) => list.toSorted((one, other) => one.id.localeCompare(other.id));
        expect(byId(everybody)).toEqual(byId([...people.values()]));
        const shown = decodeAnswer(await directory.search({ gender: "female", exclude, page, size: 2 }));
        const visible = everybody.filter(({ id }) => !exclude.includes(id));
        expect(shown.people).toEqual(visible.slice((page - 1) * 2, page * 2));
        expect(shown.count).toBe(visible.length);
      }
    },
  );
  await fc.assert(property, { numRuns: 30, seed: 11 });
}, 60_000);

test("more people than are cached at once, shown or left out, are all there", async () => {
  const directory = actors.directory("sixty-people");
  const ids = Array.from({ length: 60 }, (_, at) => `p${at}`);
  for (const id of ids) {
    const payload = personOf({ id, name: id, region: "Utrecht" });
    await directory.receive({ id: `${id}/1`, kind: "card", payload });
  }
  // Ids of nobody fill the cache of ids again and again.
  const unknown = Array.from({ length: 4_990 }, (_, at) => `unknown-${at}`);
  for (const exclude of [unknown, ids.slice(0, 20), [...ids.slice(0, 40), ...unknown.map((id) => `${id}-more`)]]) {
    const { people, count } = decodeAnswer(await directory.search({ gender: "female", exclude, page: 1, size: 60 }));
    expect(count).toBe(60 - exclude.filter((id) => ids.includes(id)).length);
    expect(people.some(({ id }) => exclude.includes(id))).toBe(false);
  }
});

test("of more rows than are cached the earlier ones are read again, and are the same", () => {
  const cache = new CardCache(10);
  let read = 0;
  const exec = (_: string, list: string) => {
    const numbers = JSON.parse(list) as number[];
    read += numbers.length;
    return numbers.map((number) => ({ number, card: `card ${number}` }));
  };
  const pages = [0, 6, 12, 0, 6].map((start) => Array.from({ length: 6 }, (_, at) => start + at));
  for (const page of pages) {
    expect(cache.texts({ exec } as unknown as SqlStorage, page)).toEqual(page.map((number) => `card ${number}`));
  }
  // The third page found twelve rows, which are too many, and the others began anew.
  expect(read).toBe(5 * 6);
  expect(cache.texts({ exec } as unknown as SqlStorage, [6, 7])).toEqual(["card 6", "card 7"]);
  expect(read).toBe(5 * 6);
});
