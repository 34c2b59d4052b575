import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { block, unblock } from "../../../../app/contract/safety/blocks.ts";
import { sendMessage } from "../../../../app/contract/conversations/conversations.ts";
import { getMember } from "../../../../app/contract/people/discovery.ts";
import { changeProfile, getOwnProfile } from "../../../../app/contract/people/own-profile.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inObject, inStub } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { actorsOf } from "../../actors/actors.ts";
import { changeProfile as keepChange } from "../../actors/member/account/own-profile.ts";
import { moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";

const apiEnv = env as unknown as Env;
const actors = actorsOf(apiEnv, "periwinkle");

afterEach(() => moveClock(0));

const change = ({ visitor }: TestAccount, changes: Record<string, unknown>) => visitor.call(changeProfile, changes);
const profileOf = async ({ visitor }: TestAccount) => (await visitor.call(getOwnProfile, {})).body["profile"];

/** The rows of a country's directory that are this member's, and the names of events that say so. */
async function listedIn(country: string, { id }: { id: string }) {
  const stub = apiEnv.DIRECTORY.getByName(`periwinkle/${country}`);
  // A directory that nobody asked has no tables yet.
  await actors.directory(country).search({ gender: "female", exclude: [], page: 1, size: 1 });
  return inStub(stub, (sql) => ({
    cards: sql
      .exec<{ card: string }>("SELECT card FROM cards WHERE id = ?", id)
      .toArray()
      .map(({ card }) => JSON.parse(card)),
    names: sql.exec("SELECT id FROM inbox WHERE id GLOB ?", `${id}/*`).toArray().length,
  }));
}

test("only what is named changes, and null takes a fact back", async () => {
  const anna = await anAccount({ about: "I walk", tattoos: "one" });
  const changed = await change(anna, { eye_colour: "blue", tattoos: null, interests: ["chess", "chess", "the_sea"] });
  expect(changed).toMatchObject({ status: 200, body: { profile: { about: "I walk", eye_colour: "blue" } } });
  expect(await profileOf(anna)).toMatchObject({
    interests: ["chess", "the_sea"],
    seeking_min_age: null,
    region: "Utrecht",
  });
  expect(await profileOf(anna)).not.toHaveProperty("tattoos");
  await change(anna, { about: " \u200b ", seeking: "female", seeking_min_age: 60, seeking_regions: ["Zeeland"] });
  expect(await profileOf(anna)).toMatchObject({ seeking: "female", seeking_min_age: 60, seeking_regions: ["Zeeland"] });
  expect(await profileOf(anna)).not.toHaveProperty("about");
});

test("each wrong field is named, and then nothing changes", async () => {
  const anna = await anAccount({ name: "Anna" });
  const before = await profileOf(anna);
  const refused = async (changes: Record<string, unknown>) => {
    const { status, body } = await change(anna, { hair_colour: "grey", ...changes });
    expect(status, JSON.stringify(changes)).toBe(422);
    return body["fields"];
  };
  expect(await refused({ name: anna.email })).toEqual({ name: "name_is_email" });
  expect(await refused({ name: "Anna on WhatsApp" })).toEqual({ name: "name_contact" });
  expect(await refused({ about: "x".repeat(1001) })).toEqual({ about: "about_too_long" });
  expect(await refused({ interests: ["chess", "wishes"] })).toEqual({ interests: "invalid" });
  // One of another niche's site.
  expect(await refused({ interests: ["pride"] })).toEqual({ interests: "invalid" });
  expect(await refused({ seeking_min_age: 70, seeking_max_age: 60 })).toEqual({ seeking_min_age: "ages_swapped" });
  expect(await refused({ seeking_regions: ["Utrecht", "Bayern"] })).toEqual({ seeking_regions: "invalid" });
  expect(await refused({ city: "Ghent" })).toEqual({ country: "required", region: "required" });
  expect(await refused({ country: "BE", region: "Utrecht", city: " " })).toEqual({
    region: "choose_one",
    city: "required",
  });
  expect(await refused({ country: "AQ", region: "Utrecht", city: "Zeist" })).toMatchObject({ country: "choose_one" });
  expect(await profileOf(anna)).toEqual(before);
});

test("a new lowest age is held against the highest that was kept", async () => {
  const anna = await anAccount();
  await change(anna, { seeking_max_age: 65 });
  expect((await change(anna, { seeking_min_age: 70 })).body["fields"]).toEqual({ seeking_min_age: "ages_swapped" });
  expect((await change(anna, { seeking_min_age: 70, seeking_max_age: null })).status).toBe(200);
});

test("gender and date of birth stay as they are", async () => {
  const anna = await anAccount();
  for (const [field, value] of Object.entries({ gender: "male", date_of_birth: "1970-01-01" })) {
    const { status, body } = await change(anna, { [field]: value });
    expect([status, body["fields"]]).toEqual([422, { [field]: "invalid" }]);
  }
  const account = await inObject({ id: anna.id, site: "periwinkle" }, (sql) =>
    sql.exec("SELECT gender, date_of_birth FROM account").one(),
  );
  expect(account).toEqual({ gender: "female", date_of_birth: "1960-05-01" });
});

test("who shows the member's card learns of the new one, and a fact alone tells nobody", async () => {
  const [anna, bert] = [
    await anAccount({ name: "Anna", country: "PL", region: "Łódź", city: "Łódź" }),
    await anAccount(),
  ];
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(anna, bert);
  await change(anna, { name: "Annelies" });
  await delivered(anna);
  const likes = await bert.stub.people.likes(bert.token);
  expect(likes).toMatchObject({ value: { profiles: [{ name: "Annelies" }] } });
  expect((await listedIn("PL", anna)).cards).toMatchObject([{ name: "Annelies" }]);
  const { names } = await listedIn("PL", anna);
  await change(anna, { eye_colour: "green" });
  await delivered(anna);
  expect((await listedIn("PL", anna)).names).toBe(names);
});

test("who moves to another country is listed there, once, and nowhere else", async () => {
  const anna = await anAccount({ country: "IE", region: "Leinster", city: "Dublin" });
  await change(anna, { seeking_regions: ["Munster"] });
  await delivered(anna);
  await change(anna, { country: "CA", region: "Ontario", city: "Toronto" });
  await delivered(anna);
  expect(await listedIn("IE", anna)).toEqual({ cards: [], names: 0 });
  expect((await listedIn("CA", anna)).cards).toMatchObject([{ country: "CA", city: "Toronto" }]);
  expect(await profileOf(anna), "regions of the old country mean nothing").toMatchObject({ seeking_regions: [] });
  // And back again.
  await change(anna, { country: "IE", region: "Leinster", city: "Dublin" });
  await delivered(anna);
  expect((await listedIn("IE", anna)).cards).toHaveLength(1);
  expect(await listedIn("CA", anna)).toEqual({ cards: [], names: 0 });
});

test("the card has its town's position, rounded, and none in a town that we do not know", async () => {
  const anna = await anAccount({ country: "IT", region: "Emilia-Romagna", city: "Bologna" });
  await delivered(anna);
  const cards = async () => (await listedIn("IT", anna)).cards;
  // The town is at 44.49, 11.34.
  expect(await cards()).toMatchObject([{ position: { latitude: 44.505, longitude: 11.357 } }]);
  await change(anna, { country: "IT", region: "Emilia-Romagna", city: "Qwertydam" });
  await delivered(anna);
  expect((await cards())[0]).not.toHaveProperty("position");
});

test("a crash behind the move, or between its two events, loses and doubles nothing", async () => {
  const moves = { country: "NZ", region: "Otago", city: "Dunedin" };
  for (const lost of ["directory:AU", "directory:NZ", "directory:*"]) {
    const anna = await anAccount({ country: "AU", region: "Victoria", city: "Melbourne" });
    await delivered(anna);
    const events = await inObject({ id: anna.id, site: "periwinkle" }, (sql) => {
      // The transaction of the change, and nothing behind it.
      const state = { sql, env: apiEnv, frames: [], ended: [], isHere: () => false };
      keepChange(state, moves, { countries: ["NZ"], hidden: [] });
      const rows = sql
        .exec<{ target: string; kind: string }>("SELECT target, kind FROM outbox ORDER BY position")
        .toArray();
      sql.exec("UPDATE outbox SET due = due + 60000 WHERE target GLOB ?", lost);
      return rows;
    });
    expect(events).toEqual([
      { target: "directory:AU", kind: "erase" },
      { target: "directory:NZ", kind: "card" },
    ]);
    await anna.stub.runDue();
    moveTime(120_000);
    await delivered(anna);
    expect(await listedIn("AU", anna), lost).toEqual({ cards: [], names: 0 });
    expect((await listedIn("NZ", anna)).cards, lost).toHaveLength(1);
    moveClock(0);
  }
});

test("a paused profile is found by nobody new, and goes on with those it knows", async () => {
  const place = { country: "CH", region: "Zürich", city: "Zürich" };
  const [anna, bert, carl] = [await anAccount({ ...place }), await anAccount(), await anAccount()];
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(anna, bert);
  await anna.stub.notifications.setPreferences(anna.token, { paused: true });
  await delivered(anna);
  expect((await listedIn("CH", anna)).cards).toEqual([]);
  expect((await carl.visitor.call(getMember, { id: anna.id })).status).toBe(404);
  expect((await bert.visitor.call(getMember, { id: anna.id })).status).toBe(200);
  // Neither being here nor another name brings it back.
  moveTime(10 * 60_000);
  await change(anna, { name: "Annelies" });
  await anna.stub.account.user(anna.token);
  await delivered(anna);
  expect((await listedIn("CH", anna)).cards).toEqual([]);
  await anna.stub.notifications.setPreferences(anna.token, { paused: false });
  await delivered(anna);
  expect((await listedIn("CH", anna)).cards).toMatchObject([{ name: "Annelies" }]);
  expect((await carl.visitor.call(getMember, { id: anna.id })).status).toBe(200);
});

test("a paused profile does not open to whoever once blocked it", async () => {
  const rich = { signup_credits: 5 };
  const [anna, bert, carl] = [await anAccount(), await anAccount(rich), await anAccount(rich)];
  const seen = async ({ visitor }: TestAccount) => (await visitor.call(getMember, { id: anna.id })).status;
  for (const other of [bert, carl]) {
    await other.visitor.call(sendMessage, { client_id: crypto.randomUUID(), to: anna.id, text: "Good morning" });
    await delivered(other, anna);
  }
  await anna.stub.notifications.setPreferences(anna.token, { paused: true });
  expect([await seen(bert), await seen(carl)]).toEqual([200, 200]);
  await bert.visitor.call(block, { id: anna.id });
  await bert.visitor.call(unblock, { id: anna.id });
  await delivered(bert, anna);
  expect([await seen(bert), await seen(carl)]).toEqual([404, 200]);
});

test("what the site does not ask is neither answered nor accepted, of oneself and of others", async () => {
  const [anna, bert] = [await anAccount({ about: "I walk", tattoos: "one", eye_colour: "blue" }), await anAccount()];
  const site = actors.site();
  await site.changeSettings({ visible_profile_fields: ["eye_colour"], visible_profile_notes: [] });
  moveTime(61_000);
  const own = await profileOf(anna);
  const seen = (await bert.visitor.call(getMember, { id: anna.id })).body["profile"];
  for (const shown of [own, seen]) {
    expect(shown).toMatchObject({ eye_colour: "blue" });
    for (const hidden of ["about", "about_held", "tattoos", "interests"]) expect(shown).not.toHaveProperty(hidden);
  }
  const refused = await change(anna, { about: "New", interests: [], eye_colour: "green" });
  expect(refused.body["fields"]).toEqual({ about: "invalid", interests: "invalid" });
  expect((await change(anna, { eye_colour: "green" })).status).toBe(200);
  await site.changeSettings({ visible_profile_fields: null, visible_profile_notes: null });
  moveTime(122_000);
  expect(await profileOf(anna), "it was kept").toMatchObject({ about: "I walk", tattoos: "one", eye_colour: "green" });
});
