import { expect, test } from "vitest";
import { block } from "../../app/contract/safety/blocks.ts";
import { searchMembers } from "../../app/contract/people/discovery.ts";
import type { ReplyOf } from "../../app/contract/endpoint.ts";
import { eventually } from "../support/eventually.ts";
import { birthday } from "./fixtures/birthday.ts";
import { aReadyMember, type ApiMember } from "./fixtures/members.ts";
import type { Search } from "./fixtures/search.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

type Reply = ReplyOf<typeof searchMembers>;

const woman = () =>
  aReadyMember({ gender: "female", seeking: "male", country: "FI", region: "Uusimaa", city: "Helsinki" });
const man = (years: number, place: { country: string; region: string; city: string }) =>
  aReadyMember({ gender: "male", seeking: "female", date_of_birth: birthday(years), ...place });

const has = ({ similarResults = [] }: Reply, { id }: ApiMember) => similarResults.some((card) => card.id === id);

/** Delivery to the directory is soon, not at once; an answer is cached for some seconds. */
async function similarWith(asker: ApiMember, search: Search, member: ApiMember): Promise<Reply> {
  let reply: Reply | undefined;
  await eventually("the member is among the similar ones", async () => {
    reply = await asker.api.callOrThrow(searchMembers, search);
    return has(reply, member);
  });
  if (!reply) throw new Error("nothing was answered");
  return reply;
}

test("an empty Lapland answers with the regions beside it, then the country, then other ages, then the countries beside it", async () => {
  const asker = await woman();
  const lapland = { gender: "male", country: "FI", countryregion: "Lappi" } as const;
  const ages = (years: number) => ({ ...lapland, min_age: years, max_age: years });
  const beside = await man(93, { country: "FI", region: "Pohjois-Pohjanmaa", city: "Oulu" });
  const found = await similarWith(asker, ages(93), beside);
  expect(found).toMatchObject({ results: [], numResults: 0 });
  expect(found.widened?.[0]).toBe("neighbours");
  const helsinki = await man(101, { country: "FI", region: "Uusimaa", city: "Helsinki" });
  expect((await similarWith(asker, ages(101), helsinki)).widened).toEqual(expect.arrayContaining(["country"]));
  expect((await similarWith(asker, ages(104), helsinki)).widened).toEqual(expect.arrayContaining(["ages"]));
  const swede = await man(113, { country: "SE", region: "Stockholm", city: "Stockholm" });
  const abroad = await similarWith(asker, ages(113), swede);
  expect(abroad.widened).toEqual(["neighbours", "country", "ages", "countries"]);
  expect(abroad.numSimilarResults).toBe(abroad.similarResults?.length);
});

test("who is blocked is not similar, and a later page has none", async () => {
  const asker = await woman();
  const search: Search = { gender: "male", country: "NO", min_age: 116, max_age: 116 };
  const there = { country: "NO", region: "Oslo", city: "Oslo" };
  const [bert, carl] = [await man(115, there), await man(114, there)];
  await similarWith(asker, search, bert);
  await similarWith(asker, search, carl);
  await asker.api.callOrThrow(block, { id: bert.id });
  await eventually(
    "who is blocked is gone",
    async () => !has(await asker.api.callOrThrow(searchMembers, search), bert),
  );
  expect(has(await asker.api.callOrThrow(searchMembers, search), carl)).toBe(true);
  expect((await asker.api.callOrThrow(searchMembers, { ...search, page: 2 })).similarResults).toBe(undefined);
});

test("where nobody at all is found, people of every age are, so that no search ends empty", async () => {
  const there = { country: "AU", region: "Victoria", city: "Melbourne" };
  const [asker, old] = [await woman(), await man(70, there)];
  const found = await similarWith(asker, { gender: "male", country: "AU", min_age: 18, max_age: 19 }, old);
  expect(found).toMatchObject({ results: [], numResults: 0, widened: ["any_age"] });
});
