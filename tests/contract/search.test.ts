import { expect, test, vi } from "vitest";
import { searchMembers } from "../../app/contract/people/discovery.ts";
import type { Gender } from "../../app/contract/scalars.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { listRegions } from "../../app/contract/site.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { birthday } from "./fixtures/birthday.ts";
import { caller, refusal } from "./caller.ts";
import { aMember, aKnownPlace, type ApiMember } from "./fixtures/members.ts";
import { allCards, type Search } from "./fixtures/search.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

const has = (cards: { id: string }[], { id }: { id: string }) => cards.some((card) => card.id === id);

/** Delivery to the directory is soon, not at once. */
async function listed(asker: ApiClient, member: ApiMember, search: Search): Promise<void> {
  await eventually("the new member is listed", async () => has(await allCards(asker, search), member));
}

const searches: Search[] = [
  {},
  { gender: "female" },
  { gender: "male" },
  { min_age: 50 },
  { max_age: 60 },
  { gender: "female", min_age: 55, max_age: 65 },
  { gender: "male", min_age: 64, max_age: 64 },
];

/** Pages are cut from a list that moves when somebody comes or is active; while it stands still nobody is on it twice. */
function everyoneOnce(asker: ApiClient, search: Search) {
  return vi.waitFor(
    async () => {
      const cards = await allCards(asker, search);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      return cards;
    },
    { timeout: 20_000, interval: 100 },
  );
}

for (const search of searches) {
  test(`a search for ${JSON.stringify(search)} finds only such people, each once, never the asker`, async () => {
    const asker = await aMember({ gender: "female", seeking: "male" });
    const { user } = await asker.api.callOrThrow(currentUser);
    const { gender = "male", min_age, max_age } = search;
    const born = birthday(Number(min_age ?? max_age ?? 60));
    const fits = await aMember({ gender: gender as Gender, seeking: "female", date_of_birth: born });
    await listed(asker.api, fits, search);
    const cards = await everyoneOnce(asker.api, search);
    expect(has(cards, asker)).toBe(false);
    expect(has(cards, fits)).toBe(true);
    for (const { gender, country, age, fictional } of cards) {
      expect(gender).toBe(search.gender ?? "male");
      expect(country).toBe(user.profile.country);
      expect(age).toBeGreaterThanOrEqual(Number(search.min_age ?? 18));
      expect(age).toBeLessThanOrEqual(Number(search.max_age ?? 120));
      expect(typeof fictional, "every card says whether somebody is fictional").toBe("boolean");
    }
  });
}

test("a search says what it searched: the member's own choice where nothing was asked", async () => {
  const asker = await aMember({ gender: "male", seeking: "female" });
  const { search } = await asker.api.callOrThrow(searchMembers, { min_age: 60 });
  expect(search).toMatchObject({ gender: "female", country: (await aKnownPlace()).country, min_age: 60 });
});

test("a new member is found by everything that is true of them, and by nothing else", async () => {
  const { country, region } = await aKnownPlace();
  const [asker, bert] = [
    await aMember({ seeking: "male" }),
    await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(63) }),
  ];
  await listed(asker.api, bert, { country, countryregion: region, min_age: 63, max_age: 63 });
  const { regions } = await caller().callOrThrow(listRegions, { country });
  const elsewhere = regions.find(({ name }) => name !== region)?.name ?? "";
  const found: Search[] = [
    {},
    { gender: "male" },
    { country },
    { countryregion: region },
    { min_age: 63 },
    { max_age: 63 },
  ];
  const missed: Search[] = [{ gender: "female" }, { countryregion: elsewhere }, { min_age: 64 }, { max_age: 62 }];
  for (const search of found) expect(has(await allCards(asker.api, search), bert), JSON.stringify(search)).toBe(true);
  for (const search of missed) expect(has(await allCards(asker.api, search), bert), JSON.stringify(search)).toBe(false);
});

test("whoever does not seek the asker is not among those found", async () => {
  const years = 66;
  const asker = await aMember({ gender: "female", seeking: "male" });
  const bert = await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(years) });
  const carl = await aMember({ gender: "male", seeking: "male", date_of_birth: birthday(years) });
  const man = await aMember({ gender: "male", seeking: "male" });
  const search: Search = { min_age: years, max_age: years };
  await listed(asker.api, bert, search);
  await listed(man.api, carl, search);
  expect(has(await allCards(asker.api, search), carl)).toBe(false);
  expect(has(await allCards(man.api, search), bert)).toBe(false);
});

test("an age changes on the birthday, not before", async () => {
  const { region } = await aKnownPlace();
  const asker = await aMember({ seeking: "male" });
  const today = await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(71) });
  const tomorrow = await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(71, 1) });
  const search = (age: number) => ({ countryregion: region, min_age: age, max_age: age });
  await listed(asker.api, today, search(71));
  await listed(asker.api, tomorrow, search(70));
  expect(has(await allCards(asker.api, search(71)), tomorrow)).toBe(false);
  expect(has(await allCards(asker.api, search(70)), today)).toBe(false);
});

test("nobody is listed in a region that does not exist, nor on a page behind the last", async () => {
  const { api } = await aMember();
  expect(await allCards(api, { countryregion: "Atlantis" })).toEqual([]);
  const { results, pageNumber } = await api.callOrThrow(searchMembers, { countryregion: "Atlantis", page: 100 });
  expect({ results, pageNumber }).toEqual({ results: [], pageNumber: 100 });
  expect(await allCards(api, { min_age: 70, max_age: 60 })).toEqual([]);
});

test("a page that no search has is refused", async () => {
  const { api } = await aMember();
  for (const page of [0, -1, 101, 1.5]) expect(refusal(await api.call(searchMembers, { page }))).toBe("invalid_input");
});

test("a card tells no more than a card shows", async () => {
  const [asker, bert] = [
    await aMember({ seeking: "male" }),
    await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(68) }),
  ];
  const search: Search = { min_age: 68, max_age: 68 };
  await listed(asker.api, bert, search);
  const text = JSON.stringify(await allCards(asker.api, search));
  for (const secret of [bert.email, birthday(68), "password", "last_active"]) expect(text).not.toContain(secret);
});
