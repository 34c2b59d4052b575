import { afterEach, expect, test, vi } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import {
  aMember,
  delivered,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";

afterEach(() => void vi.useRealTimers());

const likes = (member: TestMember, other: TestMember) => member.stub.people.like(member.token, other.id);

const listsOf = async (member: TestMember) => {
  const { profiles, liked_by } = valueOf(await member.stub.people.likes(member.token));
  return { given: profiles.map(({ id }) => id), received: liked_by.map(({ id, like_new }) => [id, like_new]) };
};

test("a like that was seen, taken back and given again is not new again", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await likes(anna, bert);
  await anna.stub.people.unlike(anna.token, bert.id);
  await likes(anna, bert);
  await delivered(anna);
  expect(await listsOf(bert)).toMatchObject({ received: [[anna.id, true]] });
  await bert.stub.people.view(bert.token, anna.id);
  await anna.stub.people.unlike(anna.token, bert.id);
  await likes(anna, bert);
  await delivered(anna);
  expect(await listsOf(bert)).toMatchObject({ received: [[anna.id, false]] });
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 0 });
});

test("who likes and takes back without pause waits, and the other hears nothing of it; what is so already stays accepted", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  // The limit gives back with time, and a busy machine takes seconds for sixty calls.
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let time = 0; time < 30; time += 1) {
    expect((await likes(anna, bert)).ok).toBe(true);
    expect((await anna.stub.people.unlike(anna.token, bert.id)).ok).toBe(true);
  }
  expect(await likes(anna, bert)).toEqual(refuse("rate_limited", { seconds: 2 }));
  expect((await anna.stub.people.unlike(anna.token, bert.id)).ok).toBe(true);
  await delivered(anna);
  expect((await listsOf(bert)).received).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect((await likes(anna, bert)).ok).toBe(true);
  expect((await likes(anna, bert)).ok).toBe(true);
  expect(await anna.stub.people.unlike(anna.token, bert.id)).toEqual(refuse("rate_limited", { seconds: 2 }));
});

test("received likes are listed new first", async () => {
  const [anna, bert, carl] = [await aMember(), await aMember(), await aMember()];
  await likes(bert, anna);
  await delivered(bert);
  await likes(carl, anna);
  await delivered(carl);
  await anna.stub.people.view(anna.token, carl.id);
  expect((await listsOf(anna)).received).toEqual([
    [bert.id, true],
    [carl.id, false],
  ]);
});

test("a fictional profile gives nothing back and is never online", async () => {
  const [anna, fictional] = [await aMember(), await aMember({ fictional: true, email: "" })];
  expect(await likes(anna, fictional)).toMatchObject(
    accept({ match: false, profile: { fictional: true, online: false } }),
  );
  await delivered(anna, fictional);
  expect((await listsOf(anna)).received).toEqual([]);
});

test("a profile that is not confirmed shows itself only to those it has something to do with", async () => {
  const [anna, bert, carl] = [await aMember({ confirmed: false }), await aMember(), await aMember()];
  expect(await anna.stub.people.person(bert.id)).toBeUndefined();
  await likes(anna, bert);
  expect(await anna.stub.people.person(bert.id)).toMatchObject({ id: anna.id });
  expect(await anna.stub.people.person(carl.id)).toBeUndefined();
  await anna.stub.notifications.setPreferences(anna.token, { show_to_visitors: true });
  expect(await anna.stub.people.person()).toBeUndefined();
});

test("visitors see a member who wants it, and fictional profiles", async () => {
  const [anna, eva] = [await aMember(), await aMember({ fictional: true })];
  expect(await eva.stub.people.person()).toMatchObject({ id: eva.id });
  expect(await anna.stub.people.person()).toBeUndefined();
  await anna.stub.notifications.setPreferences(anna.token, { show_to_visitors: true });
  expect(await anna.stub.people.person()).toMatchObject({ id: anna.id });
});

test("who paused is seen by nobody who only remembers them: not liked, not hidden, not written to", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await likes(anna, bert);
  await anna.stub.people.unlike(anna.token, bert.id);
  await delivered(anna);
  await bert.stub.notifications.setPreferences(bert.token, { paused: true });
  const { people, conversations } = anna.stub;
  expect(await likes(anna, bert)).toEqual(refuse("not_found"));
  expect(await people.hide(anna.token, bert.id)).toEqual(refuse("not_found"));
  const messages = await conversations.messages(anna.token, { with: bert.id, limit: 50 });
  expect(messages).toMatchObject({ ok: false, problem: { error: "not_found" } });
  expect(await write(anna, bert)).toMatchObject({ ok: false, problem: { error: "not_found" } });
});
