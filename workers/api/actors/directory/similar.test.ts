import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { actorsOf } from "../actors.ts";
import type { Person } from "../member/people/person.ts";
import { aPerson } from "../../../../tests/workers/person-fixture.ts";
import type { Filter } from "./filter.ts";
import type { SearchOrder } from "./search.ts";

const actors = actorsOf(env as unknown as Env, "similar-test");

const women = (count: number, wishes: Partial<Person> & { region: string }) =>
  Array.from({ length: count }, (_, index) => aPerson({ ...wishes, id: `${wishes.region}${index}` }));

const search = { gender: "female", regions: ["Drenthe"] } as const;
const wider: Filter[] = [{ gender: "female", regions: ["Drenthe", "Groningen"] }, { gender: "female" }];

async function askFor(name: string, people: Person[], wishes: Partial<SearchOrder> = {}) {
  const directory = actors.directory(name);
  for (const person of people) await directory.receive({ id: `${person.id}/1`, kind: "card", payload: person });
  const answer = await directory.search({ ...search, exclude: [], page: 1, size: 24, wider, few: 12, ...wishes });
  return { answer, similar: answer.similar?.cards.map((card) => (JSON.parse(card) as Person).id) };
}

test("the narrowest wider search that makes enough is taken, without those who were found", async () => {
  const people = [
    ...women(3, { region: "Drenthe" }),
    ...women(9, { region: "Groningen" }),
    ...women(5, { region: "Zeeland" }),
  ];
  const { answer, similar } = await askFor("enough", people);
  expect(answer).toMatchObject({ count: 3, similar: { step: 0, count: 9 } });
  expect(similar?.every((id) => id.startsWith("Groningen"))).toBe(true);
  expect(new Set(similar).size).toBe(9);
});

test("where none makes enough, the narrowest is taken that finds most", async () => {
  const people = [...women(1, { region: "Groningen" }), ...women(2, { region: "Zeeland" })];
  expect((await askFor("most", people)).answer).toMatchObject({ count: 0, similar: { step: 1, count: 3 } });
  expect((await askFor("narrowest", people.slice(0, 1))).answer.similar).toMatchObject({ step: 0, count: 1 });
});

test("who must not be seen is not similar either", async () => {
  const people = women(2, { region: "Groningen" });
  const { answer, similar } = await askFor("hidden", people, { exclude: ["Groningen0"] });
  expect(similar).toEqual(["Groningen1"]);
  expect(answer.similar?.count).toBe(1);
});

test("results and similar ones together are at most a page, and all are counted", async () => {
  const { answer } = await askFor("page", [...women(2, { region: "Drenthe" }), ...women(9, { region: "Zeeland" })], {
    size: 6,
  });
  expect(answer).toMatchObject({ count: 2, similar: { step: 1, count: 9 } });
  expect(answer.similar?.cards).toHaveLength(4);
});

test("nobody is similar where enough were found, on a later page, or where a wider search finds no more", async () => {
  const people = [...women(12, { region: "Drenthe" }), ...women(3, { region: "Zeeland" })];
  expect((await askFor("many", people)).answer.similar).toBe(undefined);
  expect((await askFor("later", people.slice(5), { page: 2 })).answer.similar).toBe(undefined);
  expect((await askFor("no-more", people.slice(5, 12))).answer.similar).toBe(undefined);
});
