import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteChat, listChats, listMessages, sendMessage } from "../../../app/contract/conversations/conversations.ts";
import { caller, refusal } from "../caller.ts";
import { aMember, anotherDevice, siteSettings, type ApiMember } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";
import { balanceOf } from "../fixtures/payments.ts";
import { aMessage, messagesArrived, messagesOf, textsOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

/** Spec §6: so many conversations a free member may start. */
const FREE_CONVERSATIONS = 2;

test("what one member writes, the other one reads, once, for the price in the settings", async () => {
  const [anna, bert] = [await aMember({ name: "Anna" }), await aMember()];
  const [before, { message_credits }] = [await balanceOf(anna.api), await siteSettings()];
  const input = aMessage(bert, "  Shall we walk on Sunday? ");
  const sent = await anna.api.callOrThrow(sendMessage, input);
  expect(sent.message).toMatchObject({ own: true, text: "Shall we walk on Sunday?", client_id: input.client_id });
  expect(sent.credits).toBe(before - message_credits);
  expect(await balanceOf(anna.api)).toBe(sent.credits);
  await messagesArrived(bert, anna, 1);
  const [received, ...others] = await messagesOf(bert, anna);
  expect(others).toEqual([]);
  expect(received).toMatchObject({ own: false, text: sent.message.text, sent_at: sent.message.sent_at });
  expect(await messagesOf(anna, bert)).toEqual([sent.message]);
});

test("the chat stands in both lists, newest first, with its last message", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember({ name: "Bert" }), await aMember({ name: "Carla" })];
  await write(anna, bert, "to Bert");
  await write(anna, carla, "to Carla");
  await messagesArrived(bert, anna, 1);
  const { chats } = await anna.api.callOrThrow(listChats);
  expect(chats).toMatchObject([
    { profile: { id: carla.id, name: "Carla" }, last_message: { text: "to Carla", own: true }, num_unread_messages: 0 },
    { profile: { id: bert.id, name: "Bert" }, last_message: { text: "to Bert", own: true }, num_unread_messages: 0 },
  ]);
  const his = await bert.api.callOrThrow(listChats);
  expect(his.chats).toMatchObject([{ conversation: chats[1]?.conversation, last_message: { own: false } }]);
  expect((await carla.api.callOrThrow(listMessages, { with: anna.id })).conversation).toEqual(chats[0]?.conversation);
});

test("the same key twice is one message, one charge and the same answer", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const input = aMessage(bert);
  const first = await anna.api.callOrThrow(sendMessage, input);
  await write(anna, bert, "another one");
  const balance = await balanceOf(anna.api);
  expect(await (await anotherDevice(anna)).callOrThrow(sendMessage, input)).toEqual(first);
  expect(await balanceOf(anna.api)).toBe(balance);
  await messagesArrived(bert, anna, 2);
  expect(await textsOf(bert, anna)).toEqual([input.text, "another one"]);
});

test("the same key ten times at once is one message, one charge and one answer", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const [input, before] = [aMessage(bert), await balanceOf(anna.api)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => anna.api.callOrThrow(sendMessage, input)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balanceOf(anna.api)).toBe(before - (await siteSettings()).message_credits);
  expect(await textsOf(anna, bert)).toEqual([input.text]);
  await write(anna, bert, "the last one");
  await messagesArrived(bert, anna, 2);
  expect(await textsOf(bert, anna)).toEqual([input.text, "the last one"]);
});

test("a key that comes with other words, or for somebody else, is refused and sends nothing", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  const input = aMessage(bert);
  const { credits } = await anna.api.callOrThrow(sendMessage, input);
  for (const other of [{ text: "something else" }, { to: carla.id }]) {
    const answer = await anna.api.call(sendMessage, { ...input, ...other });
    expect(refusal(answer)).toBe("key_reused");
  }
  expect(await balanceOf(anna.api)).toBe(credits);
  expect(await textsOf(anna, bert)).toEqual([input.text]);
  expect(await textsOf(anna, carla)).toEqual([]);
});

test("a free member starts two conversations but not a third, and answers as many as come", async () => {
  const anna = await aMember();
  const others = await Promise.all(Array.from({ length: FREE_CONVERSATIONS + 1 }, () => aMember()));
  for (const other of others.slice(0, -1)) await write(anna, other);
  const [third] = others.slice(-1);
  const [balance, input] = [await balanceOf(anna.api), aMessage(third ?? anna)];
  const answer = await anna.api.call(sendMessage, input);
  expect(answer).toMatchObject({ problem: { error: "conversation_limit", limit: FREE_CONVERSATIONS } });
  expect(await balanceOf(anna.api)).toBe(balance);
  expect((await anna.api.callOrThrow(listChats)).chats).toHaveLength(FREE_CONVERSATIONS);
  await write(others[0] ?? anna, anna, "an answer");
  if (third) await write(third, anna, "hello");
  await messagesArrived(anna, third ?? anna, 1);
  expect((await anna.api.call(sendMessage, input)).ok).toBe(true);
});

test("before the first message a free member reads how many conversations are left, and nobody behind it", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  const leftFor = async (member: ApiMember, other: ApiMember) =>
    (await member.api.callOrThrow(listMessages, { with: other.id })).new_conversations;
  expect(await leftFor(anna, bert)).toEqual({ of: "free", left: FREE_CONVERSATIONS, limit: FREE_CONVERSATIONS });
  await write(anna, bert);
  await messagesArrived(bert, anna, 1);
  expect(await leftFor(anna, bert)).toBeUndefined();
  expect(await leftFor(bert, anna)).toBeUndefined();
  expect(await leftFor(anna, carla)).toMatchObject({ left: FREE_CONVERSATIONS - 1 });
});

test("a conversation that was removed still counts as started", async () => {
  const anna = await aMember();
  const others = await Promise.all(Array.from({ length: FREE_CONVERSATIONS + 1 }, () => aMember()));
  for (const other of others.slice(0, -1)) {
    const { conversation } = await write(anna, other);
    await anna.api.callOrThrow(deleteChat, { conversation: conversation.id });
  }
  const answer = await anna.api.call(sendMessage, aMessage(others.at(-1) ?? anna));
  expect(refusal(answer)).toBe("conversation_limit");
});

test("whoever cannot pay for a message sends none, with two devices neither", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { message_credits: cost } = await siteSettings();
  const affordable = Math.floor((await balanceOf(anna.api)) / cost);
  const phone = await anotherDevice(anna);
  const inputs = Array.from({ length: affordable + 3 }, (_, at) => aMessage(bert, `message ${at}`));
  const answers = await Promise.all(inputs.map((input, at) => (at % 2 ? phone : anna.api).call(sendMessage, input)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(affordable);
  const left = await balanceOf(anna.api);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(cost);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ status: 402, problem: { error: "not_enough_credits", credits: left, cost } });
  expect(await messagesOf(anna, bert)).toHaveLength(affordable);
});

test("a message is as long as people count: an emoji is one character", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { message_length: length } = await siteSettings();
  const balance = await balanceOf(anna.api);
  for (const long of ["🌻".repeat(length + 1), "a".repeat(length + 1)]) {
    const answer = await anna.api.call(sendMessage, aMessage(bert, long));
    expect(answer).toMatchObject({ status: 422, problem: { error: "message_too_long", length } });
  }
  expect(await balanceOf(anna.api)).toBe(balance);
  const fitting = "🌻".repeat(length);
  expect((await write(anna, bert, fitting)).message.text).toBe(fitting);
  await messagesArrived(bert, anna, 1);
  expect(await textsOf(bert, anna)).toEqual([fitting]);
});

test("an empty message is refused on its field", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  for (const text of ["", "   ", "\n\t\n"]) {
    const answer = await anna.api.call(sendMessage, aMessage(bert, text));
    expect(answer).toMatchObject({ problem: { error: "invalid_input", fields: { text: "message_empty" } } });
  }
});

test("every visible character arrives as it was written, and none that would turn the others around", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const text = `<b>"it's" & co</b> {{name}} $1 \\ %00 '; DROP TABLE messages; -- \u202Eabc ß ǆ 👩‍👩‍👧 \n\nsecond line`;
  await write(anna, bert, text);
  await messagesArrived(bert, anna, 1);
  expect(await textsOf(bert, anna)).toEqual([text.replace("\u202E", "")]);
});

test("nobody writes to themselves, or to somebody who is not there", async () => {
  const anna = await aMember();
  const balance = await balanceOf(anna.api);
  expect(refusal(await anna.api.call(sendMessage, aMessage(anna)))).toBe("yourself");
  for (const id of ["aaaaaaaaaaaaaaaa", "nobody", "0"])
    expect(refusal(await anna.api.call(sendMessage, aMessage({ id })))).toBe("not_found");
  expect(await balanceOf(anna.api)).toBe(balance);
  expect((await anna.api.callOrThrow(listChats)).chats).toEqual([]);
});

test("a visitor's message costs nobody anything", async () => {
  const bert = await aMember();
  const answer = await caller().call(sendMessage, { client_id: randomUUID(), to: bert.id, text: "hello" });
  expect(refusal(answer)).toBe("authentication_required");
  expect((await bert.api.callOrThrow(listChats)).chats).toEqual([]);
});

test("removing a chat removes the own copy only; a new message brings it back without the old ones", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { conversation } = await write(anna, bert, "one");
  await messagesArrived(bert, anna, 1);
  for (let time = 0; time < 2; time += 1) await bert.api.callOrThrow(deleteChat, { conversation: conversation.id });
  expect((await bert.api.callOrThrow(listChats)).chats).toEqual([]);
  expect(await textsOf(bert, anna)).toEqual([]);
  expect(await textsOf(anna, bert)).toEqual(["one"]);
  await write(anna, bert, "two");
  await messagesArrived(bert, anna, 1);
  expect(await textsOf(bert, anna)).toEqual(["two"]);
  expect((await bert.api.callOrThrow(listChats)).chats).toMatchObject([{ conversation, num_unread_messages: 1 }]);
});
