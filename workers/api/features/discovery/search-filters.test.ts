import { expect, test } from "vitest";
import { searchMembers } from "../../../../app/contract/people/discovery.ts";
import type { Card } from "../../../../app/contract/people/profile.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { publishProfile } from "../../actors/member/account/listing.ts";
import { changeAppearance } from "../../actors/member/people/appearance.ts";

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
