import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  type TestMember,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../clock.ts";
import { mayShowTyping } from "../conversations/typing.ts";
import { isOnline } from "../people/cards/card.ts";
import type { Person } from "../people/person.ts";

const prefer = (member: TestMember, preferences: Parameters<typeof member.stub.notifications.setPreferences>[1]) =>
  member.stub.notifications.setPreferences(member.token, preferences);

/** Anna has written to Bert, who has it. */
async function aPair() {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
  await write(anna, bert);
  await delivered(anna, bert);
  return { anna, bert };
}

const read = (member: TestMember, other: TestMember) =>
  member.stub.conversations.messages(member.token, { with: other.id, limit: 50, mark_read: "1" });

/** The kinds of events that this member's object has for others. */
const eventsOf = (member: TestMember) =>
  inObject(member, (sql) =>
    sql
      .exec<{ kind: string }>("SELECT kind FROM outbox")
      .toArray()
      .map(({ kind }) => kind),
  );

test("everything is shown until the member switches it off, and the pages hear only of what is not as usual", async () => {
  const anna = await aMember();
  const seen = async () => {
    const { show_online, show_read, show_typing, enter_sends, paused } = valueOf(
      await anna.stub.account.user(anna.token),
    );
    return { show_online, show_read, show_typing, enter_sends, paused };
  };
  expect(Object.values(await seen()).filter((value) => value !== undefined)).toEqual([]);
  const changed = { show_online: false, show_read: false, show_typing: false, enter_sends: true, paused: true };
  await prefer(anna, changed);
  expect(await seen()).toEqual(changed);
  await prefer(anna, { comfort_mode: true });
  expect(await seen()).toEqual(changed);
});

test("reading is told only by who shows it, and what was read meanwhile is not told later", async () => {
  const { anna, bert } = await aPair();
  await prefer(bert, { show_read: false });
  await read(bert, anna);
  await delivered(bert);
  expect((await pageOf(anna, bert)).read_by_other).toBe(0);
  expect((await pageOf(bert, anna)).conversation).toBeDefined();
  await prefer(bert, { show_read: true });
  await delivered(bert);
  expect((await pageOf(anna, bert)).read_by_other).toBe(0);
  await write(anna, bert, { text: "Another one" });
  await delivered(anna);
  await read(bert, anna);
  await delivered(bert);
  expect((await pageOf(anna, bert)).read_by_other).toBeGreaterThan(0);
});

test("who hides that they read does not see whether others have, until they show it again", async () => {
  const { anna, bert } = await aPair();
  await prefer(anna, { show_read: false });
  await read(bert, anna);
  await delivered(bert);
  expect((await pageOf(anna, bert)).read_by_other).toBe(0);
  await prefer(anna, { show_read: true });
  expect((await pageOf(anna, bert)).read_by_other).toBeGreaterThan(0);
});

test.each(["show_online", "show_typing"] as const)(
  "who switched off %s neither shows nor sees typing",
  async (name) => {
    const { anna, bert } = await aPair();
    const mayShow = (member: TestMember, other: TestMember) => inObject(member, (sql) => mayShowTyping(sql, other.id));
    expect(await mayShow(anna, bert)).toBeDefined();
    await prefer(anna, { [name]: false });
    expect(await mayShow(anna, bert)).toBeUndefined();
    expect(await mayShow(bert, anna)).toBeDefined();
  },
);

test("who hides that they are here does not see who else is, on a card or a profile", async () => {
  const { anna, bert } = await aPair();
  const seesOnline = async () => [
    (await pageOf(anna, bert)).profile.online,
    valueOf(await anna.stub.people.view(anna.token, bert.id)).hidesOnline,
  ];
  expect(await seesOnline()).toEqual([true, false]);
  await prefer(anna, { show_online: false });
  expect(await seesOnline()).toEqual([false, true]);
  await prefer(anna, { show_online: true });
  expect(await seesOnline()).toEqual([true, false]);
});

test("the online sign goes from the cards that others keep, and comes back", async () => {
  const { anna, bert } = await aPair();
  const online = async () => (await pageOf(bert, anna)).profile.online;
  expect(await online()).toBe(true);
  await prefer(anna, { show_online: false });
  await delivered(anna);
  expect(await online()).toBe(false);
  await write(anna, bert, { text: "I am here, but do not say so" });
  await delivered(anna);
  expect(await online()).toBe(false);
  await prefer(anna, { show_online: true });
  await delivered(anna);
  expect(await online()).toBe(true);
});

test("what is chosen again changes nothing, and tells nobody", async () => {
  const { anna } = await aPair();
  await prefer(anna, { show_online: true, paused: false, show_read: true });
  expect(await eventsOf(anna)).toEqual([]);
});

test("a hidden online sign is hidden however lately somebody was here", () => {
  const person = { fictional: false, last_active: clock.now() } as Person;
  expect(isOnline(person, clock.now())).toBe(true);
  expect(isOnline({ ...person, online_hidden: true }, clock.now())).toBe(false);
  expect(isOnline({ ...person, fictional: true }, clock.now()), "a fictional profile").toBe(false);
});
