import { afterEach, expect, test } from "vitest";
import type { QueryOf } from "../../../../../app/contract/endpoint.ts";
import { searchMembers } from "../../../../../app/contract/people/discovery.ts";
import { findMatches, getSuggestions } from "../../../../../app/contract/people/suggestions.ts";
import type { Suggestion } from "../../../../../app/contract/people/suggestion.ts";
import { getSwipeGame, swipe } from "../../../../../app/contract/people/swipe-game.ts";
import { setPreferences } from "../../../../../app/contract/account/notifications.ts";
import { days, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, write } from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../../tests/workers/visitor-fixture.ts";
import { moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

const site = "periwinkle";
type Wishes = NonNullable<Parameters<typeof aMember>[0]>;

/** Each test lives in a country of its own, so that it knows everybody. */
async function inCountry(country: string, region: string, city: string) {
  const made = async (wishes: Wishes) => {
    const member = await aMember({ site, country, region, city, credits: 5, ...wishes });
    await delivered(member);
    const browser = aVisitor();
    browser.setCookie(`session=${member.id}.${member.token}`);
    return { ...member, browser };
  };
  return {
    woman: (wishes: Wishes = {}) => made({ gender: "female", seeking: "male", ...wishes }),
    man: (wishes: Wishes = {}) => made({ gender: "male", seeking: "female", ...wishes }),
  };
}

type Somebody = Awaited<ReturnType<Awaited<ReturnType<typeof inCountry>>["man"]>>;

async function cardOf({ browser }: Somebody) {
  const { body } = await browser.call(getSwipeGame, {});
  return body["profile"] as Suggestion | null;
}

async function found({ browser }: Somebody, query: Partial<Record<keyof QueryOf<typeof findMatches>, string>> = {}) {
  const { body } = await browser.call(findMatches, query as never);
  return body["found"] as Suggestion[];
}

async function suggested({ browser }: Somebody) {
  const { body } = await browser.call(getSuggestions, {});
  return (body["suggestions"] as Suggestion[]).map(({ id }) => id);
}

test("the game shows everybody who fits once, and nobody whom the member likes, writes with, blocked or skipped", async () => {
  const { woman, man } = await inCountry("ES", "Andalucía", "Sevilla");
  const anna = await woman({ interests: ["chess", "walking"] });
  const [liked, written, blocked, skipped, left] = [await man(), await man(), await man(), await man(), await man()];
  await man({ seeking: "male" });
  await man({ date_of_birth: "1930-01-01" });
  await anna.stub.people.like(anna.token, liked.id);
  await write(anna, written);
  await anna.stub.people.block(anna.token, blocked.id);
  const seen = new Set<string>();
  for (const choice of ["skip", "skip", "skip"] as const) {
    const card = await cardOf(anna);
    if (!card) break;
    expect((await cardOf(anna))?.id, "the same card until something is done with it").toBe(card.id);
    seen.add(card.id);
    await anna.browser.call(swipe, { key: crypto.randomUUID(), id: card.id, choice });
  }
  expect([...seen].toSorted()).toEqual([skipped.id, left.id].toSorted());
  expect(await cardOf(anna)).toBeNull();
});

test("a card says what both like, how far away, and for what both are here; a fictional one only its interests", async () => {
  const { woman, man } = await inCountry("SE", "Stockholm", "Stockholm");
  const anna = await woman({ interests: ["chess", "walking"], reason: "company" });
  const bert = await man({ interests: ["golf", "walking"], reason: "company", city: "Haninge" });
  const cards = await found(anna, { reason: "company" });
  const card = cards.find(({ id }) => id === bert.id);
  expect(card).toMatchObject({ interest: "walking", why: { interests: ["walking"], reason: "company" } });
  expect(card?.why.distance).toBeGreaterThanOrEqual(10);
  expect(card?.why.distance).toBeLessThanOrEqual(25);
  const eva = await man({ interests: ["chess"], reason: "company", fictional: true });
  const fictional = (await found(anna, { reason: "company" })).find(({ id }) => id === eva.id);
  expect(fictional).toMatchObject({ fictional: true, why: { interests: ["chess"] } });
  expect(Object.keys(fictional?.why ?? {})).toEqual(["interests"]);
  expect([card?.distance, fictional?.distance]).toEqual([card?.why.distance, undefined]);
});

test("the match-finder puts the best fit first, within ages and distance, and says which answers count", async () => {
  const { woman, man } = await inCountry("IT", "Lazio", "Roma");
  const anna = await woman();
  const near = await man({ interests: ["theatre"], reason: "travel" });
  const other = await man({ interests: ["golf"] });
  const far = await man({ region: "Lombardia", city: "Milano", interests: ["theatre"], reason: "travel" });
  const old = await man({ date_of_birth: "1940-01-01", interests: ["theatre"] });
  const answers = { min_age: "55", max_age: "75", interests: "theatre", reason: "travel", habits: "going_out" };
  const all = await found(anna, answers);
  expect(all.slice(0, 2).map(({ id }) => id)).toEqual([near.id, far.id]);
  expect(all.map(({ id }) => id)).not.toContain(old.id);
  expect(all[0]?.why).toMatchObject({ interests: ["theatre"], reason: "travel", habits: ["going_out"] });
  expect(all.find(({ id }) => id === other.id)?.why).toMatchObject({ interests: [] });
  const around = (await found(anna, { ...answers, distance: "50" })).map(({ id }) => id);
  expect(around).toContain(near.id);
  expect(around).not.toContain(far.id);
  const [lost, stranger] = [await woman({ city: "Nowhere" }), await man({ city: "Elsewhere" })];
  const inRegion = (await found(lost, { ...answers, distance: "50" })).map(({ id }) => id);
  expect([inRegion.includes(stranger.id), inRegion.includes(far.id)]).toEqual([true, false]);
  // "It does not matter" is an answer, whatever the profile says.
  const choosy = await woman({ reason: "travel" });
  await choosy.stub.account.changeProfile(
    choosy.token,
    { seeking_regions: ["Sicilia"] },
    { countries: ["IT"], hidden: [] },
  );
  const anywhere = await found(choosy, { min_age: "55", max_age: "75" });
  expect(anywhere.map(({ id }) => id)).toContain(far.id);
  expect(anywhere.find(({ id }) => id === far.id)?.why.reason).toBeUndefined();
  await anna.stub.people.like(anna.token, near.id);
  expect((await found(anna, answers)).map(({ id }) => id)).not.toContain(near.id);
});

test("nobody is suggested to who did not ask for it; then six, the same ones all day, and others the next", async () => {
  const { woman, man } = await inCountry("PL", "Mazowieckie", "Warsaw");
  const anna = await woman({ interests: ["walking"] });
  const men = await Promise.all(
    Array.from({ length: 9 }, (_, at) => man({ interests: at < 7 ? ["walking"] : ["golf"] })),
  );
  const { body } = await anna.browser.call(getSuggestions, {});
  expect(body).toMatchObject({ on: false, suggestions: [] });
  await anna.browser.call(setPreferences, { suggestions: true });
  const [first, again] = await Promise.all([suggested(anna), suggested(anna)]);
  expect(first).toHaveLength(6);
  expect(again).toEqual(first);
  const atHome = async (query: QueryOf<typeof searchMembers>) => {
    const { body: found } = await anna.browser.call(searchMembers, query);
    return (found["suggestions"] as Suggestion[] | undefined)?.map(({ id }) => id);
  };
  expect(await atHome({ page: 1, today: "yes" }), "beside a search").toEqual(first);
  expect([await atHome({ page: 1 }), await atHome({ page: 2, today: "yes" })]).toEqual([undefined, undefined]);
  // Who shares something comes before who does not; whatever happens meanwhile, the others stay.
  expect(first.every((id) => men.findIndex((one) => one.id === id) < 7)).toBe(true);
  const [liked = "", blocked = ""] = first;
  await anna.stub.people.like(anna.token, liked);
  await anna.stub.people.block(anna.token, blocked);
  await man({ interests: ["walking"] });
  expect(await suggested(anna)).toEqual(first.filter((id) => id !== blocked));
  moveTime(days(1));
  const next = await suggested(anna);
  expect(next).toHaveLength(6);
  expect(next).not.toContain(liked);
  expect(next).not.toContain(blocked);
  // The four whom she has not seen come before those of yesterday.
  const unseen = men.map(({ id }) => id).filter((id) => !first.includes(id));
  expect(unseen.filter((id) => !next.includes(id))).toEqual([]);
  await anna.browser.call(setPreferences, { suggestions: false });
  expect(await atHome({ page: 1, today: "yes" })).toBeUndefined();
  expect(await inObject({ id: anna.id, site }, (sql) => sql.exec("SELECT other FROM suggestions").toArray())).toEqual(
    [],
  );
});

test("whoever leaves is no longer among the suggestions of that day", async () => {
  const { woman, man } = await inCountry("FR", "Auvergne-Rhône-Alpes", "Lyon");
  const [anna, bert, carl] = [await woman(), await man(), await man()];
  await anna.browser.call(setPreferences, { suggestions: true });
  expect((await suggested(anna)).toSorted()).toEqual([bert.id, carl.id].toSorted());
  await bert.stub.notifications.setPreferences(bert.token, { paused: true });
  await delivered(bert);
  expect(await suggested(anna)).toEqual([carl.id]);
});
