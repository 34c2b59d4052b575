import { expect, test } from "vitest";
import { like, listLikes, searchMembers } from "../../app/contract/people/discovery.ts";
import { hideMember, listHidden, unhideMember } from "../../app/contract/people/hidden.ts";
import { eventually } from "../support/eventually.ts";
import { aMember, type ApiMember } from "./fixtures/members.ts";
import { messagesArrived, write } from "./fixtures/messages.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

/** Where no other test's members live: a first page has room for both. */
const there = { country: "NO", region: "Nordland", city: "Bodø" };

/** Among the results or the similar ones of a search that few fit. */
async function finds({ api }: ApiMember, other: ApiMember): Promise<boolean> {
  const { results, similarResults = [] } = await api.callOrThrow(searchMembers, {
    new: "yes",
    countryregion: there.region,
  });
  return [...results, ...similarResults].some(({ id }) => id === other.id);
}

test("who is hidden is not found any more, finds the other as before, and chats and likes with them stay", async () => {
  const [anna, bert] = [
    await aMember({ name: "Anna", gender: "female", seeking: "male", ...there }),
    await aMember({ name: "Bert", gender: "male", seeking: "female", ...there }),
  ];
  await bert.api.callOrThrow(like, { id: anna.id });
  await write(anna, bert, "Good morning");
  await messagesArrived(bert, anna, 1);
  await eventually("they find each other", async () => (await finds(anna, bert)) && (await finds(bert, anna)));

  const { profile } = await anna.api.callOrThrow(hideMember, { id: bert.id });
  expect(profile?.name).toBe("Bert");
  expect([await finds(anna, bert), await finds(bert, anna)]).toEqual([false, true]);
  expect((await anna.api.callOrThrow(listHidden)).hidden).toMatchObject([{ id: bert.id, name: "Bert" }]);
  expect((await bert.api.callOrThrow(listHidden)).hidden).toEqual([]);
  expect((await anna.api.callOrThrow(listLikes)).liked_by).toMatchObject([{ id: bert.id }]);
  await write(bert, anna, "Good morning to you");
  await messagesArrived(anna, bert, 2);

  await anna.api.callOrThrow(unhideMember, { id: bert.id });
  expect(await finds(anna, bert)).toBe(true);
});
