import { expect, test } from "vitest";
import { searchMembers } from "../../../../app/contract/people/discovery.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import type { Card } from "../../../../app/contract/people/profile.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { wantedAges } from "../../../../app/domain/account/wanted-ages.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";

const site = "periwinkle";

async function somebody(wishes: Parameters<typeof aMember>[0]) {
  const member = await aMember({ site, ...wishes });
  await delivered(member);
  const browser = aVisitor();
  browser.setCookie(`session=${member.id}.${member.token}`);
  return {
    ...member,
    async finds(query: Record<string, unknown> = {}) {
      const { status, body } = await browser.call(searchMembers, query);
      return { status, body, cards: (body["results"] ?? []) as Card[] };
    },
  };
}

const born = (age: number) => `${Number(utcDay(clock.now()).slice(0, 4)) - age - 1}-12-31`;

test("without a query a member finds whom they seek, in their own country, and never themselves", async () => {
  const bert = await somebody({ country: "FI", region: "Uusimaa", gender: "male", seeking: "female" });
  const anna = await somebody({ country: "FI", region: "Lappi", interests: ["chess", "yoga"] });
  const carl = await somebody({ country: "FI", region: "Lappi", gender: "male" });
  const { body, cards } = await bert.finds();
  expect(cards.map(({ id }) => id)).toEqual([anna.id]);
  expect(cards[0]).toMatchObject({ liked: false, interest: "chess", fictional: false });
  expect(body).toMatchObject({ numResults: 1, pageNumber: 1, search: { gender: "female", country: "FI" } });
  expect((await bert.finds({ gender: "male" })).cards.map(({ id }) => id)).toEqual([carl.id]);
});

test("nobody is offered who does not seek the asker, whatever is asked, and the count says so", async () => {
  const there = { country: "AT", region: "Tirol" };
  const anna = await somebody({ ...there, gender: "female", seeking: "male" });
  const bert = await somebody({ ...there, gender: "male", seeking: "female", date_of_birth: born(61) });
  const carl = await somebody({ ...there, gender: "male", seeking: "male", date_of_birth: born(61) });
  for (const query of [{}, { countryregion: "Tirol" }, { min_age: 60 }, { countryregion: "Tirol", max_age: 65 }]) {
    const { cards, body } = await anna.finds(query);
    expect(cards.map(({ id }) => id)).toEqual([bert.id]);
    expect(body).toMatchObject({ numResults: 1 });
  }
  expect((await bert.finds()).cards.map(({ id }) => id)).toEqual([anna.id]);
  expect((await carl.finds()).cards).toEqual([]);
});

test("region and ages narrow the search, and a liked one is marked", async () => {
  const bert = await somebody({
    country: "NO",
    region: "Oslo",
    gender: "male",
    seeking: "female",
    interests: ["yoga"],
    // Both are within ten years of his age.
    date_of_birth: born(61),
  });
  const young = await somebody({ country: "NO", region: "Oslo", date_of_birth: born(52) });
  const old = await somebody({ country: "NO", region: "Agder", date_of_birth: born(71), interests: ["chess", "yoga"] });
  const ids = async (query: Record<string, unknown>) => (await bert.finds(query)).cards.map(({ id }) => id);
  expect(await ids({ countryregion: "Oslo" })).toEqual([young.id]);
  expect(await ids({ min_age: 60 })).toEqual([old.id]);
  expect(await ids({ max_age: 60 })).toEqual([young.id]);
  expect(await ids({ min_age: 53, max_age: 70 })).toEqual([]);
  await bert.stub.people.like(bert.token, old.id);
  expect((await bert.finds({ min_age: 60 })).cards[0]).toMatchObject({ liked: true, age: 71, interest: "yoga" });
});

test("without ages or a place in the query it is the member's own wish, and ten years around their age", async () => {
  const there = { country: "SI", gender: "male", seeking: "female" } as const;
  const anna = await somebody({ country: "SI", region: "West", seeking: "male", date_of_birth: born(60) });
  const near = await somebody({ ...there, region: "West", date_of_birth: born(70) });
  const far = await somebody({ ...there, region: "East", date_of_birth: born(50) });
  const old = await somebody({ ...there, region: "North", date_of_birth: born(71) });
  const ids = async (query: Record<string, unknown> = {}) =>
    (await anna.finds(query)).cards.map(({ id }) => id).toSorted();
  const sorted = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted();
  expect(await ids()).toEqual(sorted(near, far));
  expect(await ids({ max_age: 120 })).toEqual(sorted(near, far, old));
  await inObject({ id: anna.id, site }, (sql) => {
    sql.exec("UPDATE account SET looking_for = ?", JSON.stringify({ min: 70, max: null, regions: ["North", "West"] }));
  });
  expect(await ids()).toEqual(sorted(near));
  expect((await anna.finds()).body["search"]).toMatchObject({
    min_age: 70,
    max_age: 70,
    seeking_regions: ["North", "West"],
  });
  expect(await ids({ min_age: 18, max_age: 120 })).toEqual(sorted(near, old));
  expect(await ids({ country: "SI", max_age: 120 }), "a country stands for all of it").toEqual(sorted(near, far, old));
  expect(await ids({ countryregion: "East", max_age: 69 })).toEqual(sorted(far));
});

test("a search tells no birthday and no address, and only signed pictures", async () => {
  const bert = await somebody({ country: "DK", region: "Midtjylland", gender: "male", seeking: "female" });
  await somebody({ country: "DK", region: "Midtjylland", images: [{ id: "bbbbbbbbbbbbbbbbbbb1", status: "active" }] });
  const { body, cards } = await bert.finds();
  expect(JSON.stringify(body)).not.toMatch(/date_of_birth|@|password/);
  expect(cards[0]?.main_image?.thumb_filename).toMatch(/^bbbbbbbbbbbbbbbbbbb1\/thumb\.webp\?s=\d+\./);
});

test("a search carries who is signed in, word for word as user.php says it, when it is asked to", async () => {
  const bert = await somebody({ country: "IS", region: "Austurland", gender: "male", seeking: "female" });
  const browser = aVisitor();
  browser.setCookie(`session=${bert.id}.${bert.token}`);
  const alone = await browser.call(currentUser, {});
  const carried = await browser.call(searchMembers, { with: "user" });
  expect(carried.body["user"]).toEqual(alone.body["user"]);
  const { min, max } = wantedAges(
    { min: null, max: null },
    { born: bert.order.date_of_birth, today: utcDay(clock.now()) },
  );
  expect(carried.body["search"]).toEqual({ gender: "female", country: "IS", min_age: min, max_age: max });
  expect((await bert.finds()).body).not.toHaveProperty("user");
  browser.setCookie(`session=${bert.id}.${"x".repeat(bert.token.length)}`);
  const refused = await browser.call(searchMembers, { with: "user" });
  expect(refused).toMatchObject({ status: 403, body: { error: "authentication_required" } });
});

test("the first page says how many signed up this week, and their cards do too, with what is shared and how many photos there are", async () => {
  const anna = await somebody({ country: "IE", region: "Dublin", interests: ["singing"] });
  const there = { country: "IE", region: "Dublin", gender: "male", seeking: "female" } as const;
  const bert = await somebody({ ...there, interests: ["chess", "singing"] });
  await somebody({ ...there, fictional: true, interests: ["chess"] });
  await inObject({ id: bert.id, site }, (sql) => {
    for (const id of ["one", "two"])
      sql.exec("INSERT INTO photos (id, position, status) VALUES (?, 1, 'active')", `${bert.id}-${id}`);
  });
  await bert.stub.notifications.setPreferences(bert.token, { show_online: false });
  await delivered(bert);
  const { body, cards } = await anna.finds();
  expect(body).toMatchObject({ numResults: 2, numNew: 1 });
  const [his, fictional] = [cards.find(({ id }) => id === bert.id), cards.find(({ id }) => id !== bert.id)];
  expect(his).toMatchObject({ new: true, photos: 2, interest: "singing", interest_shared: true });
  for (const name of ["new", "photos", "interest_shared"]) expect(fictional).not.toHaveProperty(name);
  moveTime(7 * 24 * 60 * 60_000);
  expect((await anna.finds()).body).toMatchObject({ numResults: 2, numNew: 0 });
  expect((await anna.finds()).cards.some((card) => card.new)).toBe(false);
});

test("who hides that they are here neither sees nor finds who else is", async () => {
  const anna = await somebody({ country: "IS", region: "Reykjavik" });
  const there = { country: "IS", region: "Reykjavik", gender: "male", seeking: "female" } as const;
  const bert = await somebody(there);
  expect((await anna.finds({ countryregion: "Reykjavik", active: "now" })).cards).toMatchObject([
    { id: bert.id, online: true },
  ]);
  await anna.stub.notifications.setPreferences(anna.token, { show_online: false });
  moveTime(11 * 60_000);
  const { body, cards } = await anna.finds({ countryregion: "Reykjavik", active: "now" });
  expect(cards.map(({ id }) => id)).toEqual([bert.id]);
  expect(body["search"]).not.toHaveProperty("active");
  await bert.stub.notifications.setPreferences(bert.token, { show_online: true });
  moveTime(-11 * 60_000);
  expect((await anna.finds({ countryregion: "Reykjavik" })).cards).toMatchObject([{ id: bert.id, online: false }]);
});
