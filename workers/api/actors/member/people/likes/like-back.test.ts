import { expect, test } from "vitest";
import { LIKED_BACK_A_DAY } from "../../../../../../app/domain/account/limits.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { olga } from "../../../../../../tests/workers/fictional-queue.ts";
import { aFictional } from "../../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMember,
  delivered,
  totalsOf,
  type TestMember,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";

const DAY = 24 * 60 * 60_000;
const RULES = { countries: ["NL"], hidden: [] };

const switchOn = (member: TestMember, wishes: Record<string, unknown> = {}) =>
  member.stub.account.changeProfile(member.token, { like_back: true, ...wishes }, RULES);

/** Anna looks for men of 56 to 76 in the Netherlands, and has switched it on. */
async function annaWhoLikesBack(wishes: Record<string, unknown> = {}) {
  const anna = await aMember();
  valueOf(await switchOn(anna, wishes));
  return anna;
}

const aMan = (wishes: Parameters<typeof aMember>[0] = {}) => aMember({ gender: "male", seeking: "female", ...wishes });

/** Likes, and waits until all is told to both. */
async function likes(one: TestMember, other: TestMember): Promise<void> {
  valueOf(await one.stub.people.like(one.token, other.id));
  await delivered(one, other);
  await delivered(one, other);
}

async function isLikedBack(one: TestMember, by: { id: string }): Promise<boolean> {
  const { liked_by } = valueOf(await one.stub.people.likes(one.token));
  return liked_by.some(({ id }) => id === by.id);
}

test("without the switch nobody is liked back, whoever fits", async () => {
  const [anna, bert] = [await aMember(), await aMan()];
  await likes(bert, anna);
  expect(await isLikedBack(bert, anna)).toBe(false);
  expect(valueOf(await bert.stub.people.switchedLike(bert.token))).toEqual({ profile: null });
});

test("with it who fits is liked back: a match for both, each is told, and both lists say by what", async () => {
  const [anna, bert] = [await annaWhoLikesBack(), await aMan({ name: "Bert" })];
  await likes(bert, anna);
  const [hers, his] = [
    valueOf(await anna.stub.people.likes(anna.token)),
    valueOf(await bert.stub.people.likes(bert.token)),
  ];
  expect(hers.profiles).toMatchObject([{ id: bert.id, matched: true, by_switch: true }]);
  expect(hers.liked_by).toMatchObject([{ id: bert.id, by_switch: false, like_new: true }]);
  expect(his.profiles).toMatchObject([{ id: anna.id, matched: true, by_switch: false }]);
  expect(his.liked_by).toMatchObject([{ id: anna.id, by_switch: true, like_new: true }]);
  const relation = async (one: TestMember, other: TestMember) =>
    valueOf(await one.stub.people.view(one.token, other.id)).relation;
  expect(await relation(anna, bert)).toEqual({ liked: true, matched: true, given_by_switch: true });
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
  expect(valueOf(await bert.stub.people.switchedLike(bert.token)).profile).toMatchObject({
    id: anna.id,
    matched: true,
  });
  // Opening the profile makes the like old, so there is none to tell of.
  expect(await relation(bert, anna)).toEqual({ liked: true, matched: true, by_switch: true });
  expect(valueOf(await bert.stub.people.switchedLike(bert.token))).toEqual({ profile: null });
});

test("both with the switch are a match, once, and nothing goes round in circles", async () => {
  const [anna, bert] = [await annaWhoLikesBack(), await aMan()];
  valueOf(await switchOn(bert));
  await likes(bert, anna);
  for (const each of [anna, bert]) {
    const { profiles, liked_by } = valueOf(await each.stub.people.likes(each.token));
    expect([profiles.length, liked_by.length]).toEqual([1, 1]);
  }
});

const strangers: [who: string, wishes: Parameters<typeof aMember>[0], hers?: Record<string, unknown>][] = [
  ["another gender", { gender: "female" }],
  ["seeks somebody else", { seeking: "male" }],
  ["too young", { date_of_birth: "1990-05-01" }],
  ["older than she wants", {}, { seeking_max_age: 60 }],
  ["another country", { country: "BE", region: "Antwerp", city: "Antwerpen" }],
  ["another region", {}, { seeking_regions: ["Zeeland"] }],
];

for (const [who, wishes, hers] of strangers) {
  test(`who does not fit is not liked back: ${who}`, async () => {
    const [anna, bert] = [await annaWhoLikesBack(hers), await aMan(wishes)];
    await likes(bert, anna);
    expect((await anna.stub.people.likes(anna.token)).ok).toBe(true);
    expect(await isLikedBack(anna, bert)).toBe(true);
    expect(await isLikedBack(bert, anna)).toBe(false);
  });
}

test("a like that the member took back stays so, and so does one that the switch gave", async () => {
  const [anna, bert, carl] = [await annaWhoLikesBack(), await aMan(), await aMan()];
  await likes(anna, bert);
  await anna.stub.people.unlike(anna.token, bert.id);
  await delivered(anna);
  await likes(bert, anna);
  expect(await isLikedBack(bert, anna)).toBe(false);

  await likes(carl, anna);
  await anna.stub.people.unlike(anna.token, carl.id);
  await carl.stub.people.unlike(carl.token, anna.id);
  await likes(carl, anna);
  expect(await isLikedBack(carl, anna)).toBe(false);
  // By her own hand it is her own like.
  await likes(anna, carl);
  expect(valueOf(await carl.stub.people.likes(carl.token)).liked_by).toMatchObject([{ id: anna.id, by_switch: false }]);
});

/** As Bert's outbox would say it, whatever stands between the two. */
async function hearsOfLike(anna: TestMember, bert: TestMember): Promise<void> {
  const person = await bert.stub.people.person(bert.id);
  await anna.stub.receive({ id: `${bert.id}/like/1`, kind: "like", payload: { person } });
}

const given = (member: TestMember) =>
  inObject(member, (sql) => sql.exec("SELECT other FROM likes WHERE given_at IS NOT NULL").toArray());

test("while the member blocks or hides them, is paused or suspended, or switched it off again, nobody is liked back", async () => {
  const bert = await aMan();
  const cases: ((anna: TestMember) => Promise<unknown>)[] = [
    (anna) => anna.stub.people.block(anna.token, bert.id),
    (anna) => anna.stub.people.hide(anna.token, bert.id),
    (anna) => anna.stub.notifications.setPreferences(anna.token, { paused: true }),
    (anna) => inObject(anna, (sql) => sql.exec("UPDATE account SET suspended = 1")),
    (anna) => anna.stub.account.changeProfile(anna.token, { like_back: false }, RULES),
  ];
  for (const becomes of cases) {
    const anna = await annaWhoLikesBack();
    await becomes(anna);
    await hearsOfLike(anna, bert);
    expect(await given(anna), String(becomes)).toEqual([]);
  }
  const anna = await annaWhoLikesBack();
  await hearsOfLike(anna, bert);
  expect(await given(anna)).toEqual([{ other: bert.id }]);
});

test(`the switch gives ${LIKED_BACK_A_DAY} likes a day`, async () => {
  const anna = await annaWhoLikesBack();
  const afterOneMore = async () => {
    await hearsOfLike(anna, await aMan());
    return (await given(anna)).length;
  };
  for (let number = 1; number <= LIKED_BACK_A_DAY; number += 1) expect(await afterOneMore()).toBe(number);
  expect(await afterOneMore()).toBe(LIKED_BACK_A_DAY);
  moveTime(DAY + 1);
  expect(await afterOneMore()).toBe(LIKED_BACK_A_DAY + 1);
});

test("the same event twice is one like back", async () => {
  const [anna, bert] = [await annaWhoLikesBack(), await aMan()];
  await hearsOfLike(anna, bert);
  await hearsOfLike(anna, bert);
  await delivered(anna);
  expect(valueOf(await bert.stub.people.likes(bert.token)).liked_by).toHaveLength(1);
});

test("a fictional profile likes back only where an operator switched it on, and says everywhere that it is one", async () => {
  const [fay, quiet, bert] = [await aFictional(), await aFictional(), await aMan()];
  const act = { operator: olga, why: "a test" };
  valueOf(await fay.stub.fictional.change({ like_back: true }, RULES, act));
  for (const one of [fay, quiet]) await likes(bert, one);
  const { liked_by } = valueOf(await bert.stub.people.likes(bert.token));
  expect(liked_by).toMatchObject([{ id: fay.id, fictional: true, by_switch: true, matched: true, online: false }]);
  expect(liked_by).toHaveLength(1);
  expect(valueOf(await bert.stub.people.switchedLike(bert.token)).profile).toMatchObject({
    id: fay.id,
    fictional: true,
  });
  valueOf(await fay.stub.fictional.retire(act));
  const carl = await aMan();
  await carl.stub.people.like(carl.token, fay.id);
  await delivered(carl, fay);
  expect(await isLikedBack(carl, fay)).toBe(false);
});

test("a like is told of once, on whatever device, and not when it is no longer new", async () => {
  const [anna, bert, carl] = [await aMember(), await aMan(), await aMan()];
  const told = async (by: { id: string }) => valueOf(await anna.stub.people.tellOfLike(anna.token, by.id)).first;
  expect(await told(bert), "there is none").toBe(false);
  await likes(bert, anna);
  expect(await Promise.all([told(bert), told(bert)])).toEqual([true, false]);
  await bert.stub.people.unlike(bert.token, anna.id);
  await likes(bert, anna);
  expect(await told(bert), "given anew").toBe(false);
  await likes(carl, anna);
  await anna.stub.people.view(anna.token, carl.id);
  expect(await told(carl), "seen").toBe(false);
});
