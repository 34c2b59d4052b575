import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { changeProfile } from "../../../../app/contract/people/own-profile.ts";
import { searchMembers } from "../../../../app/contract/people/discovery.ts";
import type { Card } from "../../../../app/contract/people/profile.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import type { Env } from "../../env.ts";
import { actorsOf } from "../../actors/actors.ts";
import { publishProfile } from "../../actors/member/account/listing.ts";
import { changeAppearance } from "../../actors/member/people/cards/appearance.ts";

const site = "periwinkle";
const DAY = 86_400_000;

/** A member, whose row of the account is changed by `row` before everybody may find them. */
async function listed(wishes: Parameters<typeof aMember>[0], row: Record<string, string | number> = {}) {
  const member = await aMember({ site, gender: "male", seeking: "female", date_of_birth: "1960-05-01", ...wishes });
  await inObject({ id: member.id, site }, (sql) => {
    for (const [column, value] of Object.entries(row)) sql.exec(`UPDATE account SET ${column} = ?`, value);
    publishProfile(sql);
  });
  await delivered(member);
  return member.id;
}

/** Whom a woman who seeks men finds there, by name of the variable. */
async function asker(wishes: Parameters<typeof aMember>[0]) {
  const { id, token } = await aMember({ site, seeking: "male", date_of_birth: "1960-05-01", ...wishes });
  const browser = aVisitor();
  browser.setCookie(`session=${id}.${token}`);
  return async (query: Record<string, unknown>, people: Record<string, string>) => {
    const { body } = await browser.call(searchMembers, query);
    const ids = (body["results"] as Card[]).map((card) => card.id);
    return Object.keys(people).filter((name) => ids.includes(people[name] ?? ""));
  };
}

test("interests in common, status, reason and a photo narrow a search", async () => {
  const there = { country: "EE", region: "Harju" };
  const found = await asker({ ...there, interests: ["choir", "yoga"] });
  const image = { id: "ccccccccccccccccccc1", status: "active" as const };
  const people = {
    singer: await listed({ ...there, interests: ["choir"] }),
    widower: await listed(there, { details: JSON.stringify({ relationship_status: "widowed", reason: "company" }) }),
    pictured: await listed({ ...there, images: [image] }),
    plain: await listed({ ...there, interests: ["chess"] }),
  };
  expect(await found({}, people)).toEqual(["singer", "widower", "pictured", "plain"]);
  expect(await found({ shared: "yes" }, people)).toEqual(["singer"]);
  expect(await found({ relationship_status: "widowed" }, people)).toEqual(["widower"]);
  expect(await found({ relationship_status: "single" }, people)).toEqual([]);
  expect(await found({ reason: "company" }, people)).toEqual(["widower"]);
  expect(await found({ photo: "yes" }, people)).toEqual(["pictured"]);
  expect(await found({ photo: "yes", shared: "yes" }, people)).toEqual([]);
  const withoutInterests = await asker(there);
  expect(await withoutInterests({ shared: "yes" }, people)).toEqual([]);
});

test("online now, this week and new are true when they are asked, and never of a fictional profile", async () => {
  const there = { country: "LV", region: "Riga" };
  const people = {
    here: await listed(there),
    hidden: await listed(there, { settings: JSON.stringify({ show_online: false }) }),
    fictional: await listed({ ...there, fictional: true }),
    old: await listed(there, { signup_date: Date.now() - 400 * DAY, last_active: Date.now() - 9 * DAY }),
  };
  const found = await asker(there);
  expect(await found({ active: "now" }, people)).toEqual(["here"]);
  expect(await found({ active: "week" }, people)).toEqual(["here", "hidden"]);
  expect(await found({ new: "yes" }, people)).toEqual(["here", "hidden"]);
  expect(await found({ no_fictional: "yes" }, people)).toEqual(["here", "hidden", "old"]);
  moveTime(11 * 60_000);
  expect(await found({ active: "now" }, people)).toEqual([]);
});

test("who said which ages they look for is found by nobody of another age", async () => {
  const there = { country: "LT", region: "Vilnius" };
  const people = {
    younger: await listed(there, { looking_for: JSON.stringify({ min: 40, max: 55, regions: [] }) }),
    older: await listed(there, { looking_for: JSON.stringify({ min: 60, max: null, regions: [] }) }),
    anybody: await listed(there),
  };
  expect(await (await asker(there))({}, people)).toEqual(["older", "anybody"]);
  const found = await asker({ ...there, date_of_birth: "1973-05-01" });
  expect(await found({ min_age: 18, max_age: 120 }, people)).toEqual(["younger", "anybody"]);
});

test("what only searches look at is found once it is changed, without a word to who keeps the card", async () => {
  const there = { country: "MT", region: "Malta" };
  const found = await asker(there);
  const bert = await aMember({ site, ...there, gender: "male", seeking: "female", date_of_birth: "1960-05-01" });
  const anna = await aMember({ site, ...there });
  await anna.stub.people.like(anna.token, bert.id);
  await delivered(anna, bert);
  expect(await found({ reason: "travel" }, { bert: bert.id })).toEqual([]);
  const toldOf = (column: string, value: string) =>
    inObject({ id: bert.id, site }, (sql) => {
      changeAppearance(sql, () => sql.exec(`UPDATE account SET ${column} = ?`, value));
      const targets = sql.exec<{ target: string }>("SELECT target FROM outbox").toArray();
      return targets.map(({ target }) => target).toSorted();
    });
  expect(await toldOf("details", JSON.stringify({ reason: "travel" }))).toEqual(["directory:MT"]);
  await delivered(bert);
  expect(await toldOf("name", "Bert of Malta")).toEqual(["directory:MT", `member:${anna.id}`]);
  await delivered(bert);
  expect(await found({ reason: "travel" }, { bert: bert.id })).toEqual(["bert"]);
});

test("a distance is counted from the asker's town or from another one, and a town that nobody knows is refused", async () => {
  const there = { country: "NL", region: "Utrecht", date_of_birth: "1925-05-01" };
  const found = await asker({ ...there, city: "Utrecht" });
  const people = {
    zeist: await listed({ ...there, city: "Zeist" }),
    maastricht: await listed({ ...there, region: "Limburg", city: "Maastricht" }),
    nowhere: await listed({ ...there, city: "Qwertydam" }),
  };
  expect(await found({}, people)).toEqual(["zeist", "maastricht", "nowhere"]);
  expect(await found({ distance: 25 }, people)).toEqual(["zeist"]);
  expect(await found({ distance: 10, place: "maastricht" }, people)).toEqual(["maastricht"]);
  const { id, token } = await aMember({ site, ...there, seeking: "male", city: "Utrecht" });
  const browser = aVisitor();
  browser.setCookie(`session=${id}.${token}`);
  const near = await browser.call(searchMembers, { sort: "nearest", min_age: 95, max_age: 105 });
  const cards = near.body["results"] as Card[];
  const order = cards.map((card) => Object.entries(people).find(([, one]) => one === card.id)?.[0]).filter(Boolean);
  expect(order).toEqual(["zeist", "maastricht", "nowhere"]);
  expect(cards.find((card) => card.id === people.nowhere)).not.toHaveProperty("distance");
  const km = cards.find((card) => card.id === people.maastricht)?.distance ?? 0;
  expect(Math.abs(km - 138)).toBeLessThan(10);
  expect(near.body["search"]).toMatchObject({ sort: "nearest", place: "Utrecht" });
  const unknown = await browser.call(searchMembers, { distance: 5, place: "Qwertydam" });
  expect(unknown).toMatchObject({ status: 422, body: { error: "invalid_input", fields: { place: "place_unknown" } } });
});

test("who lives where nobody knows is asked from which town a distance is counted, and a text needs a word", async () => {
  const there = { country: "NL", region: "Drenthe", city: "Qwertydam", date_of_birth: "1921-05-01" };
  const { id, token } = await aMember({ site, ...there, seeking: "male" });
  const browser = aVisitor();
  browser.setCookie(`session=${id}.${token}`);
  const refusedFor = async (query: { distance?: 5; sort?: "nearest"; place?: string; text?: string }) => {
    const { status, body } = await browser.call(searchMembers, query);
    return [status, body["fields"]];
  };
  expect(await refusedFor({ distance: 5 })).toEqual([422, { place: "place_needed" }]);
  expect(await refusedFor({ sort: "nearest" })).toEqual([422, { place: "place_needed" }]);
  expect(await refusedFor({ distance: 5, place: "Assen" })).toEqual([200, undefined]);
  expect(await refusedFor({ text: "a" })).toEqual([422, { text: "text_no_word" }]);
});

/** A member who writes this of themselves; it may wait for somebody to look at it. */
async function aWriter(wishes: Parameters<typeof aMember>[0], about: string): Promise<string> {
  const man = { gender: "male", seeking: "female", date_of_birth: "1960-05-01" } as const;
  const member = await aMember({ site, ...man, ...wishes });
  const browser = aVisitor();
  browser.setCookie(`session=${member.id}.${member.token}`);
  expect((await browser.call(changeProfile, { about })).status).toBe(200);
  await delivered(member);
  return member.id;
}

test("words of what others may read are found, not those that wait for inspection, nor where the site hides them", async () => {
  const there = { country: "LU", region: "Luxembourg" };
  const found = await asker(there);
  const people = {
    gardener: await listed(there, { details: JSON.stringify({ about: "Graag in de tuin, of op een café-terras." }) }),
    waiting: await aWriter(there, "Mijn tuin: bel 06-12345678"),
  };
  expect(await found({ text: "TUIN cafe" }, people)).toEqual(["gardener"]);
  expect(await found({ text: "tuin bel" }, people)).toEqual([]);
  expect(await found({}, people)).toEqual(["gardener", "waiting"]);
  const siteActor = actorsOf(env as unknown as Env, site).site();
  await siteActor.changeSettings({ visible_profile_notes: [] });
  moveTime(60_000);
  expect(await found({ text: "nobody wrote this" }, people)).toEqual(["gardener", "waiting"]);
  await siteActor.changeSettings({ visible_profile_notes: null, search_fields: ["gender"] });
  moveTime(60_000);
  expect(await found({ text: "nobody wrote this", photo: "yes" }, people)).toEqual(["gardener", "waiting"]);
  await siteActor.changeSettings({ search_fields: null });
  moveTime(60_000);
});

test("the order by activity names nobody's minute who hides it, and fictional profiles come last", async () => {
  const there = { country: "CY", region: "Lefkosia" };
  const now = Date.now();
  const people = {
    fictional: await listed({ ...there, fictional: true }),
    hidden: await listed(there, { settings: JSON.stringify({ show_online: false }), last_active: now }),
    earlier: await listed(there, { last_active: now - 60_000 }),
    latest: await listed(there, { last_active: now }),
  };
  const { id, token } = await aMember({ site, ...there, seeking: "male", date_of_birth: "1960-05-01" });
  const browser = aVisitor();
  browser.setCookie(`session=${id}.${token}`);
  const { body } = await browser.call(searchMembers, { sort: "last_active" });
  const names = (body["results"] as Card[]).map(
    (card) => Object.entries(people).find(([, one]) => one === card.id)?.[0],
  );
  expect(names).toEqual(["latest", "earlier", "hidden", "fictional"]);
});
