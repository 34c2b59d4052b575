import { afterEach, expect, test } from "vitest";
import { SKIPPED_FOR } from "../../../../../app/domain/people/swipe-limits.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import { aMemberWithPassword, days, erase, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { namedIn } from "../../../../../tests/workers/erased-traces.ts";
import { aMember, delivered, totalsOf, unusedMemberId, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { gameOf, some, swipe } from "../../../../../tests/workers/swipe-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

/** The clock stands at this time of today's successor, UTC, so that no test begins a minute before midnight somewhere. */
function goTo(hour: number): void {
  const tomorrow = new Date(clock.now() + days(1)).setUTCHours(hour, 0, 0, 0);
  moveClock(tomorrow - Date.now());
}

test("a free member likes four people a day, on two devices at once, too, and a premium member as many as they like", async () => {
  const [anna, rich, people] = [await aMember(), await aMember({ paid_user: true }), await some(6)];
  const answers = await Promise.all(people.map((one) => swipe(anna, one)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ problem: { error: "daily_likes_used", limit: 4 } });
  expect(await gameOf(anna)).toMatchObject({ likes_left: 0 });
  expect(valueOf(await anna.stub.people.likes(anna.token)).profiles).toHaveLength(4);
  for (const one of people) expect((await swipe(rich, one)).ok).toBe(true);
  expect(await gameOf(rich)).toMatchObject({ likes_left: null });
});

test("skipping costs nothing, and whom one likes already costs nothing", async () => {
  const [anna, people] = [await aMember(), await some(6)];
  for (const one of people) expect((await swipe(anna, one, "skip")).ok).toBe(true);
  const [bert, carl] = people;
  if (!bert || !carl) throw new Error("nobody");
  await anna.stub.people.like(anna.token, bert.id);
  await swipe(anna, bert);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 4 });
  await swipe(anna, carl);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 3, last: { choice: "like", profile: { id: carl.id } } });
});

test("the same key is one act with one answer, and no other act", async () => {
  const [anna, bert, carl] = [await aMember(), ...(await some(2))];
  if (!bert || !carl) throw new Error("nobody");
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert);
  const key = crypto.randomUUID();
  const [first, again] = await Promise.all([swipe(anna, bert, "like", key), swipe(anna, bert, "like", key)]);
  expect(first).toMatchObject({ ok: true, value: { match: true, profile: { id: bert.id } } });
  expect(again).toEqual(first);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 3 });
  expect(await swipe(anna, carl, "like", key)).toEqual(refuse("key_reused"));
  expect(await swipe(anna, bert, "skip", key)).toEqual(refuse("key_reused"));
  await delivered(anna);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
});

test("nobody likes or skips themselves, somebody who was never there, or who blocked them", async () => {
  const [anna, bert] = [await aMember(), await aMember({ gender: "male", seeking: "female" })];
  for (const choice of ["like", "skip"] as const) {
    expect(await swipe(anna, anna, choice)).toEqual(refuse("yourself"));
    expect(await swipe(anna, { id: "made up" }, choice)).toEqual(refuse("not_found"));
  }
  expect(await swipe(anna, { id: unusedMemberId() })).toEqual(refuse("not_found"));
  await bert.stub.people.block(bert.token, anna.id);
  await delivered(bert);
  expect((await swipe(anna, bert)).ok).toBe(false);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 4 });
});

test("the day is the member's own: it ends at midnight where they live", async () => {
  goTo(9);
  const people = await some(8);
  const [anna, ruth] = [
    await aMember({ time_zone: "Europe/Amsterdam" }),
    await aMember({ time_zone: "Pacific/Auckland" }),
  ];
  for (const one of people.slice(0, 4)) await Promise.all([swipe(anna, one), swipe(ruth, one)]);
  const next = async (member: typeof anna) => new Date((await gameOf(member)).next);
  expect([22, 23]).toContain((await next(anna)).getUTCHours());
  expect([11, 12]).toContain((await next(ruth)).getUTCHours());
  moveTime(4 * 3_600_000);
  expect([(await gameOf(anna)).likes_left, (await gameOf(ruth)).likes_left]).toEqual([0, 4]);
  moveTime(12 * 3_600_000);
  expect([(await gameOf(anna)).likes_left, (await gameOf(ruth)).likes_left]).toEqual([4, 4]);
  for (const one of people.slice(4)) expect((await swipe(anna, one)).ok).toBe(true);
  // A clock that was a day ahead, and is put right: what was liked today counts still.
  moveClock(clock.offset() - 16 * 3_600_000);
  expect((await gameOf(anna)).likes_left).toBe(0);
});

test("who moves from one time zone to another gets no second day", async () => {
  goTo(11);
  const [anna, people] = [await aMember({ time_zone: "Europe/Amsterdam" }), await some(5)];
  for (const one of people.slice(0, 4)) await swipe(anna, one);
  // In the last two it is tomorrow and yesterday.
  const zones = ["Europe/Lisbon", "America/New_York", "Europe/Amsterdam", "Pacific/Kiritimati", "Etc/GMT+12"];
  for (const time_zone of zones) {
    await anna.stub.notifications.setPreferences(anna.token, { time_zone });
    expect((await gameOf(anna)).likes_left).toBe(0);
  }
});

test("the last act is taken back, and no other: a like of today is there again, and nobody hears of it twice", async () => {
  const [anna, bert, carl] = [await aMember(), ...(await some(2))];
  if (!bert || !carl) throw new Error("nobody");
  await swipe(anna, bert, "skip");
  const key = crypto.randomUUID();
  await swipe(anna, carl, "like", key);
  const { last } = await gameOf(anna);
  expect(last).toMatchObject({ key, choice: "like" });
  expect(await anna.stub.suggestions.undo(anna.token, crypto.randomUUID())).toEqual(refuse("not_found"));
  const undone = [await anna.stub.suggestions.undo(anna.token, key), await anna.stub.suggestions.undo(anna.token, key)];
  expect(undone.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 4, last: undefined, liked: [], skipped: [bert.id] });
  await delivered(anna);
  expect(valueOf(await carl.stub.people.likes(carl.token)).liked_by).toEqual([]);
  // What was done before the act that was taken back stays.
  expect((await gameOf(anna)).last).toBeUndefined();
});

test("nothing is offered to be taken back of who was blocked, or whose like was taken back elsewhere", async () => {
  const [anna, people] = [await aMember(), await some(3)];
  const [bert, carl, dirk] = people;
  if (!bert || !carl || !dirk) throw new Error("nobody");
  await swipe(anna, bert);
  await anna.stub.people.unlike(anna.token, bert.id);
  expect((await gameOf(anna)).last).toBeUndefined();
  await swipe(anna, carl);
  expect((await gameOf(anna)).last).toMatchObject({ choice: "like" });
  await anna.stub.people.block(anna.token, carl.id);
  expect((await gameOf(anna)).last).toBeUndefined();
  await swipe(anna, dirk, "skip");
  await anna.stub.people.block(anna.token, dirk.id);
  expect((await gameOf(anna)).last).toBeUndefined();
});

test("a card that is sent again after its act was taken back, or its person blocked, says so; a like given anew elsewhere stays", async () => {
  const [anna, people] = [await aMember(), await some(3)];
  const [bert, carl, dirk] = people;
  if (!bert || !carl || !dirk) throw new Error("nobody");
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await swipe(anna, bert, "like", first);
  await anna.stub.suggestions.undo(anna.token, first);
  expect(await swipe(anna, bert, "like", first)).toEqual(refuse("key_reused"));
  await swipe(anna, carl, "like", second);
  await anna.stub.people.block(anna.token, carl.id);
  expect(await swipe(anna, carl, "like", second)).toEqual(refuse("blocked"));
  await swipe(anna, dirk, "like", third);
  await anna.stub.people.unlike(anna.token, dirk.id);
  moveTime(1000);
  valueOf(await anna.stub.people.like(anna.token, dirk.id));
  expect((await gameOf(anna)).last).toBeUndefined();
  await anna.stub.suggestions.undo(anna.token, third);
  expect(valueOf(await anna.stub.people.likes(anna.token)).profiles).toMatchObject([{ id: dirk.id }]);
});

test("likes that are taken back are given anew four times a day, not for ever", async () => {
  const [anna, people] = [await aMember(), await some(12)];
  let given = 0;
  for (const one of people) {
    const key = crypto.randomUUID();
    if (!(await swipe(anna, one, "like", key)).ok) break;
    given += 1;
    await anna.stub.suggestions.undo(anna.token, key);
  }
  expect(given).toBe(8);
  moveTime(days(1));
  expect(await gameOf(anna)).toMatchObject({ likes_left: 4 });
});

test("who was skipped is left out for thirty days", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await swipe(anna, bert, "skip");
  moveTime(days(SKIPPED_FOR) - 60_000);
  expect((await gameOf(anna)).skipped).toEqual([bert.id]);
  moveTime(120_000);
  expect((await gameOf(anna)).skipped).toEqual([]);
});

test("who is erased is named nowhere: not by who skipped or was suggested them, nor by whom they skipped", async () => {
  const [anna, bert] = [await aMember(), await aMemberWithPassword({ name: `Bartholomew ${crypto.randomUUID()}` })];
  const eve = await aMember();
  await swipe(anna, bert, "skip");
  await swipe(bert, eve, "skip");
  await anna.stub.suggestions.choose(anna.token, [bert.id]);
  await delivered(anna, bert);
  expect(await namedIn(anna, bert)).toEqual(["id"]);
  expect(await namedIn(eve, bert)).toEqual(["id"]);
  await erase(bert);
  expect([await namedIn(anna, bert), await namedIn(eve, bert)]).toEqual([[], []]);
});

test("who was erased before they heard of it is forgotten, too, and a like of today counts still", async () => {
  const [anna, bert] = [await aMember(), await aMemberWithPassword({ gender: "male", seeking: "female" })];
  await swipe(anna, bert);
  await delivered(anna);
  const before = clock.offset();
  await erase(bert);
  moveClock(before);
  await swipe(anna, bert, "skip");
  await delivered(anna);
  expect(await namedIn(anna, bert)).toEqual([]);
  expect(await inObject(anna, (sql) => sql.exec("SELECT other FROM swipes WHERE other <> ''").toArray())).toEqual([]);
  expect(await gameOf(anna)).toMatchObject({ likes_left: 3, last: undefined });
});
