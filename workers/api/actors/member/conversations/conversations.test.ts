import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../app/domain/result.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";

const idsOf = async (member: TestMember, other: TestMember) =>
  (await pageOf(member, other)).messages.map(({ id }) => id);

test("what one member writes, the other one reads, once, with its unread count", async () => {
  const [anna, bert] = [await aMember({ credits: 5, name: "Anna" }), await aMember()];
  await write(anna, bert, { text: "Good morning" });
  await write(anna, bert, { text: "How was the garden?" });
  await delivered(anna);
  const page = await pageOf(bert, anna);
  expect(page.messages.map(({ text, own }) => [text, own])).toEqual([
    ["Good morning", false],
    ["How was the garden?", false],
  ]);
  expect(page.messages[0]).not.toHaveProperty("client_id");
  expect(page.profile).toMatchObject({ id: anna.id, name: "Anna" });
  expect((await totalsOf(bert)).num_unread_messages).toBe(2);
  expect(valueOf(await bert.stub.conversations.chats(bert.token))).toMatchObject([
    { num_unread_messages: 2, profile: { name: "Anna" }, last_message: { text: "How was the garden?", own: false } },
  ]);
});

test("a hundred and one unread messages are so many, in the list and in the totals", async () => {
  const [anna, bert] = [await aMember({ credits: 101 }), await aMember()];
  for (let number = 1; number <= 101; number += 1) valueOf(await write(anna, bert, { text: `Letter ${number}` }));
  await delivered(anna);
  expect((await totalsOf(bert)).num_unread_messages).toBe(101);
  expect(valueOf(await bert.stub.conversations.chats(bert.token))).toMatchObject([{ num_unread_messages: 101 }]);
});

test("reading up to a message leaves what came after it unread, and tells the sender", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  for (const text of ["one", "two", "three"]) await write(anna, bert, { text });
  await delivered(anna);
  const { conversation, messages } = await pageOf(bert, anna);
  const [, second] = messages;
  const read = await bert.stub.conversations.markRead(bert.token, {
    conversation: conversation.id,
    position: second?.position ?? 0,
  });
  expect(read).toEqual(accept({ num_unread_messages: 1 }));
  await delivered(bert);
  const own = await pageOf(anna, bert);
  expect(own.read_by_other).toBe(own.messages[1]?.position);
});

test("reading beyond the end does not hide what is still to come", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await write(anna, bert);
  await delivered(anna);
  const { conversation } = await pageOf(bert, anna);
  await bert.stub.conversations.markRead(bert.token, { conversation: conversation.id, position: 1_000_000 });
  await write(anna, bert);
  await delivered(anna);
  expect((await totalsOf(bert)).num_unread_messages).toBe(1);
});

test("opening a chat reads it in the same step, and says what is left elsewhere", async () => {
  const [anna, bert, carla] = [await aMember({ credits: 5 }), await aMember(), await aMember({ credits: 5 })];
  await write(anna, bert, { text: "one" });
  await write(anna, bert, { text: "two" });
  await write(carla, bert);
  await delivered(anna, carla);
  const opened = valueOf(
    await bert.stub.conversations.messages(bert.token, { with: anna.id, limit: 50, mark_read: "1" }),
  );
  expect(opened).toMatchObject({ num_unread_messages: 2, totals: { num_unread_messages: 1 } });
  expect((await totalsOf(bert)).num_unread_messages).toBe(1);
  expect(
    await bert.stub.conversations.markRead(bert.token, { conversation: opened.conversation.id, position: 99 }),
  ).toEqual(accept({ num_unread_messages: 1 }));
});

test("the list says when each conversation was last opened, and the last one is told apart at once", async () => {
  const [anna, bert, carla] = [await aMember({ credits: 5 }), await aMember(), await aMember()];
  for (const other of [bert, carla]) await write(anna, other);
  const open = async ({ id }: TestMember) =>
    valueOf(await anna.stub.conversations.messages(anna.token, { with: id, limit: 9, mark_read: "1" }));
  const opened = async () => {
    const chats = valueOf(await anna.stub.conversations.chats(anna.token));
    return [bert, carla].map(({ id }) => chats.find(({ profile }) => profile.id === id)?.last_opened ?? "");
  };
  expect(await opened()).toEqual(["", ""]);
  await open(bert);
  moveTime(1000);
  await open(carla);
  const [his = "", hers = ""] = await opened();
  expect(his < hers).toBe(true);
  moveTime(1000);
  await pageOf(anna, bert);
  expect(await opened(), "only looked at").toEqual([his, hers]);
  await open(bert);
  const [again = ""] = await opened();
  expect(again > hers).toBe(true);
  moveTime(61 * 60_000);
  await open(bert);
  expect((await opened())[0]?.slice(0, 13)).not.toBe(again.slice(0, 13));
});

test("messages that cross are in one order on both sides", async () => {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember({ credits: 9 })];
  await write(anna, bert, { text: "hello" });
  await delivered(anna);
  await Promise.all([write(anna, bert), write(bert, anna), write(anna, bert), write(bert, anna)]);
  await delivered(anna, bert);
  expect(await idsOf(anna, bert)).toHaveLength(5);
  expect(await idsOf(anna, bert)).toEqual(await idsOf(bert, anna));
});

test("pages go back from a message and forward from a cursor", async () => {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember()];
  for (const text of ["1", "2", "3", "4", "5"]) await write(anna, bert, { text });
  const last = await pageOf(anna, bert, { limit: 2 });
  expect([last.messages.map(({ text }) => text), last.more]).toEqual([["4", "5"], true]);
  const before = await pageOf(anna, bert, { limit: 3, before: last.messages[0]?.position });
  expect([before.messages.map(({ text }) => text), before.more]).toEqual([["1", "2", "3"], false]);
  const after = await pageOf(anna, bert, { after: before.messages[2]?.position });
  expect(after.messages.map(({ text }) => text)).toEqual(["4", "5"]);
});

test("removing a chat removes one's own copy, and a new message brings it back", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
  await write(anna, bert);
  await delivered(anna);
  const { conversation } = await pageOf(bert, anna);
  await bert.stub.conversations.deleteChat(bert.token, conversation.id);
  expect(await bert.stub.conversations.chats(bert.token)).toEqual(accept([]));
  expect((await totalsOf(bert)).num_unread_messages).toBe(0);
  expect((await pageOf(anna, bert)).messages).toHaveLength(1);
  await write(anna, bert, { text: "Are you still there?" });
  await delivered(anna);
  expect((await pageOf(bert, anna)).messages.map(({ text }) => text)).toEqual(["Are you still there?"]);
});

test("who was answered is no stranger, also once the chat was removed", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
  await write(anna, bert);
  await delivered(anna);
  expect(await pageOf(bert, anna)).toMatchObject({ stranger: true });
  await write(bert, anna);
  await delivered(bert);
  const { conversation } = await pageOf(bert, anna);
  await bert.stub.conversations.deleteChat(bert.token, conversation.id);
  await write(anna, bert, { text: "Are you still there?" });
  await delivered(anna);
  expect(await pageOf(bert, anna)).not.toHaveProperty("stranger");
});

test("who is unblocked is a stranger again, whoever of the two wrote first", async () => {
  for (const annaBegins of [true, false]) {
    const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
    const [first, second] = annaBegins ? [anna, bert] : [bert, anna];
    await write(first, second);
    await delivered(first);
    await write(second, first);
    await delivered(second);
    await unblocked(bert, anna);
    await write(anna, bert, { text: "Hello again" });
    await delivered(anna);
    expect(await pageOf(bert, anna)).toMatchObject({ stranger: true });
  }
});

/** One blocks the other, and takes it back. */
async function unblocked(one: TestMember, other: TestMember): Promise<void> {
  valueOf(await one.stub.people.block(one.token, other.id));
  valueOf(await one.stub.people.unblock(one.token, other.id));
  await delivered(one);
}

test("an event that is delivered twice changes nothing the second time", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const from = await anna.stub.people.person(bert.id);
  const message = { id: "m1", text: "hello", sent_at: 5 };
  const event = { id: `${anna.id}/message/1`, kind: "message", payload: { conversation: "c", message, from } };
  await actors.member(bert.id).receive(event);
  await actors.member(bert.id).receive(event);
  expect((await totalsOf(bert)).num_unread_messages).toBe(1);
});

test("replies wait, unseen and uncounted, until the address is confirmed", async () => {
  const [anna, bert] = [await aMember({ credits: 5, confirmed: false }), await aMember({ credits: 5 })];
  await write(anna, bert, { text: "Hello" });
  await delivered(anna);
  await write(bert, anna, { text: "Hello Anna" });
  await write(bert, anna, { text: "Nice to hear from you" });
  await delivered(bert);
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 0 });
  expect((await pageOf(anna, bert)).messages).toHaveLength(1);
  const mails = (await actors.site().mails()).filter(({ to }) => to === anna.order.email);
  const token = new URL(mails[0]?.links[0] ?? "").searchParams.get("token") ?? "";
  expect(await anna.stub.account.activate("forged")).toEqual(refuse("link_invalid"));
  expect(await anna.stub.account.activate(token)).toMatchObject(accept({ activated: true, message: true }));
  expect(await anna.stub.account.activate(token)).toEqual(accept({ activated: true }));
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 2 });
  expect((await pageOf(anna, bert)).messages.map(({ text }) => text)).toEqual([
    "Hello Anna",
    "Nice to hear from you",
    "Hello",
  ]);
});
