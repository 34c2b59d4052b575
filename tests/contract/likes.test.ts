import { expect, test } from "vitest";
import { getMember, like, listLikes, unlike } from "../../app/contract/people/discovery.ts";
import { eventually } from "../support/eventually.ts";
import { refusal } from "./caller.ts";
import { aMember, anotherDevice, type ApiMember } from "./fixtures/members.ts";
import { needs } from "./tested-api.ts";
import { totalsOf } from "./fixtures/messages.ts";

needs("a demonstration");

const ids = (people: { id: string }[]) => people.map(({ id }) => id);

/** Delivery is soon, not at once. */
async function isLikedBy(member: ApiMember, count: number): Promise<void> {
  const likes = async () => (await member.api.callOrThrow(listLikes)).liked_by;
  await eventually(`${count} likes are there`, async () => (await likes()).length === count);
}

test("a like is seen on both sides, new to the one who gets it", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert" })];
  expect((await anna.api.callOrThrow(like, { id: bert.id })).match).toBe(false);
  await isLikedBy(bert, 1);
  const [given, received] = [await anna.api.callOrThrow(listLikes), await bert.api.callOrThrow(listLikes)];
  expect(given).toMatchObject({ profiles: [{ id: bert.id, name: "Bert", liked: true }], liked_by: [] });
  expect(received).toMatchObject({ profiles: [], liked_by: [{ id: anna.id, name: "Anna", like_new: true }] });
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 1 });
  expect(await totalsOf(anna.api)).toMatchObject({ newLikes: 0 });
});

test("a like given many times is one like", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const phone = await anotherDevice(anna);
  const answers = await Promise.all(
    [anna.api, phone, anna.api, phone].map((api) => api.callOrThrow(like, { id: bert.id })),
  );
  expect(new Set(answers.map(({ match }) => match))).toEqual(new Set([false]));
  await isLikedBy(bert, 1);
  await bert.api.callOrThrow(getMember, { id: anna.id });
  await anna.api.callOrThrow(like, { id: bert.id });
  expect(ids((await anna.api.callOrThrow(listLikes)).profiles)).toEqual([bert.id]);
  // A repeat tells nobody anything: this later like from elsewhere would overtake it otherwise.
  const carla = await aMember();
  await carla.api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 2);
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 1 });
});

test("opening the profile makes a like old, here and on every device", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  for (const { api } of [anna, carla]) await api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 2);
  await bert.api.callOrThrow(getMember, { id: anna.id });
  const { liked_by } = await (await anotherDevice(bert)).callOrThrow(listLikes);
  expect(liked_by).toMatchObject([
    { id: carla.id, like_new: true },
    { id: anna.id, like_new: false },
  ]);
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 1 });
});

test("looking at the likes, or at somebody else, leaves them new", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  await anna.api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 1);
  await bert.api.callOrThrow(getMember, { id: carla.id });
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 1 });
});

test("two who like each other match, in either order", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await anna.api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 1);
  const answer = await bert.api.callOrThrow(like, { id: anna.id });
  expect(answer).toMatchObject({ match: true, profile: { id: anna.id, liked: true, matched: true } });
  await isLikedBy(anna, 1);
  expect((await anna.api.callOrThrow(listLikes)).profiles).toMatchObject([{ id: bert.id, matched: true }]);
  expect((await bert.api.callOrThrow(getMember, { id: anna.id })).profile).toMatchObject({
    liked: true,
    matched: true,
  });
});

test("two who like each other at the same moment match too", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await Promise.all([anna.api.callOrThrow(like, { id: bert.id }), bert.api.callOrThrow(like, { id: anna.id })]);
  await Promise.all([isLikedBy(anna, 1), isLikedBy(bert, 1)]);
  for (const { api } of [anna, bert]) {
    expect((await api.callOrThrow(listLikes)).profiles).toMatchObject([{ liked: true, matched: true }]);
  }
});

test("a like taken back is gone on both sides, and may be given anew", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await anna.api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 1);
  for (let time = 0; time < 2; time += 1) await anna.api.callOrThrow(unlike, { id: bert.id });
  await isLikedBy(bert, 0);
  expect((await anna.api.callOrThrow(listLikes)).profiles).toEqual([]);
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 0 });
  await anna.api.callOrThrow(like, { id: bert.id });
  await isLikedBy(bert, 1);
  expect(await totalsOf(bert.api)).toMatchObject({ newLikes: 1 });
});

test("nobody likes themselves, or somebody who is not there", async () => {
  const { id, api } = await aMember();
  expect(refusal(await api.call(like, { id }))).toBe("yourself");
  for (const nobody of ["aaaaaaaaaaaaaaaa", "nobody", "0"]) {
    expect(refusal(await api.call(like, { id: nobody })), nobody).toBe("not_found");
    expect((await api.call(unlike, { id: nobody })).ok, nobody).toBe(true);
  }
  expect((await api.callOrThrow(listLikes)).profiles).toEqual([]);
});

test("the likes that somebody gave are listed newest first", async () => {
  const anna = await aMember();
  const others = await Promise.all([aMember(), aMember(), aMember()]);
  for (const { id } of others) await anna.api.callOrThrow(like, { id });
  expect(ids((await anna.api.callOrThrow(listLikes)).profiles)).toEqual(ids(others).toReversed());
});
