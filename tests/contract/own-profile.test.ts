import { expect, test } from "vitest";
import { getMember, getTarget, searchMembers } from "../../app/contract/people/discovery.ts";
import { listMessages, markRead } from "../../app/contract/conversations/conversations.ts";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { changeProfile, getOwnProfile } from "../../app/contract/people/own-profile.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { geocode, listRegions } from "../../app/contract/site.ts";
import { eventually } from "../support/eventually.ts";
import { birthday } from "./fixtures/birthday.ts";
import { caller, refusal } from "./caller.ts";
import { aKnownPlace, aMember, type ApiMember, siteSettings } from "./fixtures/members.ts";
import { messagesArrived, write } from "./fixtures/messages.ts";
import { allCards, type Search } from "./fixtures/search.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

const change = ({ api }: ApiMember, changes: Parameters<typeof api.callOrThrow<typeof changeProfile>>[1]) =>
  api.callOrThrow(changeProfile, changes);

const seenBy = async ({ api }: ApiMember, { id }: { id: string }) => (await api.callOrThrow(getMember, { id })).profile;

async function isListed(asker: ApiMember, { id }: { id: string }, search: Search): Promise<boolean> {
  return (await allCards(asker.api, search)).some((card) => card.id === id);
}

test("what a member tells is theirs to read, others' to see, and can be taken back", async () => {
  const [anna, bert] = [await aMember(), await aMember({ gender: "male", seeking: "female" })];
  const told = { about: "I like the sea.", eye_colour: "blue", interests: ["walking", "chess"] } as const;
  const { profile } = await change(anna, { ...told, interests: [...told.interests] });
  expect(profile).toMatchObject(told);
  expect((await anna.api.callOrThrow(getOwnProfile)).profile).toEqual(profile);
  expect(await seenBy(bert, anna)).toMatchObject(told);
  await change(anna, { about: null, eye_colour: null });
  const now = await seenBy(bert, anna);
  expect([now.about ?? null, now.eye_colour ?? null, now.interests]).toEqual([null, null, ["walking", "chess"]]);
});

test("whom a member looks for is nobody else's to see", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await change(anna, { seeking_min_age: 61, seeking_max_age: 64 });
  const text = JSON.stringify(await seenBy(bert, anna));
  for (const hidden of ["seeking_min_age", "seeking_max_age", "seeking_regions", "date_of_birth"])
    expect(text).not.toContain(hidden);
});

test("a refusal names the field, by the rules of the sign-up and its own", async () => {
  const anna = await aMember();
  const fields = async (changes: Record<string, unknown>) => {
    const answer = await anna.api.call(changeProfile, changes as never);
    return answer.ok ? {} : answer.problem["fields"];
  };
  expect(await fields({ name: "@anna" })).toEqual({ name: "name_starts_with_at" });
  expect(await fields({ name: anna.email })).toEqual({ name: "name_is_email" });
  expect(await fields({ name: "Call 0612345678" })).toEqual({ name: "name_contact" });
  expect(await fields({ seeking_min_age: 70, seeking_max_age: 60 })).toEqual({ seeking_min_age: "ages_swapped" });
  expect(await fields({ city: "Ghent" })).toEqual({ country: "required", region: "required" });
  expect(await fields({ gender: "male" })).toEqual({ gender: "invalid" });
});

test("a text with contact details is its writer's alone until it was inspected", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await change(anna, { about: "I like the sea." });
  const held = "Mail me: anna@elsewhere.example";
  expect((await change(anna, { about: held })).profile).toMatchObject({ about: "I like the sea.", about_held: held });
  const seen = await seenBy(bert, anna);
  expect(seen).toMatchObject({ about: "I like the sea." });
  expect(JSON.stringify(seen)).not.toContain("elsewhere.example");
  const { profile } = await change(anna, { about: "I like the sea and the woods." });
  expect(profile).toMatchObject({ about: "I like the sea and the woods." });
  expect(profile.about_held ?? null).toBeNull();
});

test("a position is its nearest town, and far away there is none", async () => {
  const api = caller();
  const near = await api.callOrThrow(geocode, { lat: "52.09", lon: "5.12" });
  expect(near.geocode).toMatchObject({ country: "NL", region: "Utrecht", city: "Utrecht" });
  expect((await api.callOrThrow(geocode, { lat: "0", lon: "0" })).geocode).toBe(false);
});

test("a visitor has no profile to edit", async () => {
  expect(refusal(await caller().call(getOwnProfile))).toBe("authentication_required");
  expect(refusal(await caller().call(changeProfile, { about: "I" }))).toBe("authentication_required");
});

test("who moves to another country is found there, and no longer where they were", async () => {
  const years = 83;
  const asker = await aMember({ seeking: "male", gender: "female" });
  const bert = await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(years) });
  const { country } = await aKnownPlace();
  const other = (await siteSettings()).countries.find((code) => code !== country) ?? "BE";
  const { regions } = await caller().callOrThrow(listRegions, { country: other });
  const [region] = regions;
  const ages = { min_age: years, max_age: years };
  await eventually("they are listed", () => isListed(asker, bert, { ...ages, country }));
  await change(bert, { country: other, region: region?.name ?? "", city: region?.cities[0] ?? "" });
  await eventually("they are listed in the new country", () => isListed(asker, bert, { ...ages, country: other }));
  await eventually("they have left the old one", async () => !(await isListed(asker, bert, { ...ages, country })));
  expect((await bert.api.callOrThrow(currentUser)).user.profile).toMatchObject({ country: other });
});

test("a search without ages and place looks where and for whom the member does", async () => {
  const { country, region } = await aKnownPlace();
  const asker = await aMember({ date_of_birth: birthday(64), seeking: "male" });
  const done = async (search: Search) => (await asker.api.callOrThrow(searchMembers, search)).search;
  expect(await done({})).toMatchObject({ min_age: 54, max_age: 74, country });
  await change(asker, { seeking_min_age: 60, seeking_max_age: 70, seeking_regions: [region] });
  expect(await done({})).toMatchObject({ min_age: 60, max_age: 70, seeking_regions: [region] });
  for (const search of [{ min_age: 80 }, { max_age: 40 }])
    expect(await done(search)).toEqual({ gender: "male", country, seeking_regions: [region], ...search });
  expect(await done({ country })).not.toHaveProperty("seeking_regions");
  for (const card of await allCards(asker.api, {})) {
    expect(card.region).toBe(region);
    expect(card.age).toBeGreaterThanOrEqual(60);
    expect(card.age).toBeLessThanOrEqual(70);
  }
});

test("a paused member is found by nobody, and their conversations go on", async () => {
  const years = 84;
  const [asker, stranger] = [await aMember({ credits: 3 }), await aMember()];
  const bert = await aMember({ gender: "male", seeking: "female", date_of_birth: birthday(years), credits: 3 });
  const search = { gender: "male", min_age: years, max_age: years } as const;
  await write(asker, bert, "Good morning");
  await messagesArrived(bert, asker, 1);
  await eventually("they are listed", () => isListed(asker, bert, search));
  await bert.api.callOrThrow(setPreferences, { paused: true, show_to_visitors: true });
  expect((await bert.api.callOrThrow(currentUser)).user.paused).toBe(true);
  await eventually("nobody finds them", async () => !(await isListed(asker, bert, search)));
  expect(refusal(await stranger.api.call(getMember, { id: bert.id }))).toBe("not_found");
  expect(refusal(await caller().call(getTarget, { id: bert.id }))).toBe("not_found");
  expect(await seenBy(asker, bert)).toMatchObject({ id: bert.id });
  await write(bert, asker, "Good afternoon");
  await messagesArrived(asker, bert, 2);
  await bert.api.callOrThrow(setPreferences, { paused: false });
  await eventually("they are found again", () => isListed(asker, bert, search));
});

test("others see that a member is here only while the member wants them to", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  expect((await seenBy(bert, anna)).online).toBe(true);
  await anna.api.callOrThrow(setPreferences, { show_online: false });
  expect((await anna.api.callOrThrow(currentUser)).user.show_online).toBe(false);
  expect((await seenBy(bert, anna)).online).toBe(false);
  await anna.api.callOrThrow(setPreferences, { show_online: true });
  expect((await seenBy(bert, anna)).online).toBe(true);
});

test("who does not show that they have read tells nobody", async () => {
  const [anna, bert] = [await aMember({ credits: 3 }), await aMember({ credits: 3 })];
  const readByBert = async () => {
    const page = await anna.api.callOrThrow(listMessages, { with: bert.id });
    return page.read_by_other;
  };
  const open = async () => {
    const { conversation, messages } = await bert.api.callOrThrow(listMessages, { with: anna.id });
    const position = messages.at(-1)?.position ?? 0;
    await bert.api.callOrThrow(markRead, { conversation: conversation.id, position });
  };
  await bert.api.callOrThrow(setPreferences, { show_read: false });
  await write(anna, bert, "One");
  await messagesArrived(bert, anna, 1);
  await open();
  await bert.api.callOrThrow(setPreferences, { show_read: true });
  await write(anna, bert, "Two");
  await messagesArrived(bert, anna, 2);
  expect(await readByBert()).toBe(0);
  await open();
  await eventually("what is read now is told", async () => (await readByBert()) > 0);
});
