import { afterEach, expect, test } from "vitest";
import { listMessages, markRead, typing } from "../../../app/contract/conversations/conversations.ts";
import { decideTestPayment } from "../../../app/contract/development.ts";
import { getMember, like } from "../../../app/contract/people/discovery.ts";
import { LIVE_PATH, LIVE_PING, LIVE_PONG } from "../../../app/contract/live.ts";
import { currentUser, logout } from "../../../app/contract/account/session.ts";
import type { ApiClient } from "../../support/http/api-client.ts";
import { eventually } from "../../support/eventually.ts";
import { caller, problemOf, raw } from "../caller.ts";
import { openConnection, type LiveConnection } from "../fixtures/live-socket.ts";
import { aMember, anotherDevice } from "../fixtures/members.ts";
import { aPayment, refOf } from "../fixtures/payments.ts";
import { needs } from "../tested-api.ts";
import { messagesArrived, messagesOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

const connections: LiveConnection[] = [];

afterEach(() => connections.splice(0).forEach((connection) => connection.close()));

async function connectionOf(api: ApiClient): Promise<LiveConnection> {
  const connection = await openConnection(api);
  connections.push(connection);
  return connection;
}

/** The totals as user.php says them. */
async function totalsNow(api: ApiClient) {
  const { num_unread_messages, num_new_likes, credits } = (await api.callOrThrow(currentUser)).user;
  return { num_unread_messages, num_new_likes, credits };
}

test("a connection opens with the totals", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await write(bert, anna);
  await bert.api.callOrThrow(like, { id: anna.id });
  await eventually("the like is there", async () => (await totalsNow(anna.api)).num_new_likes === 1);
  await messagesArrived(anna, bert, 1);
  const hello = await (await connectionOf(anna.api)).hears("hello");
  expect(hello.totals).toEqual(await totalsNow(anna.api));
  expect(hello.totals).toMatchObject({ num_unread_messages: 1, num_new_likes: 1 });
});

test("a message arrives on the connection as it stands in the conversation, with the totals after it", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert" })];
  const connection = await connectionOf(anna.api);
  const { conversation } = await write(bert, anna, "With pleasure");
  const event = await connection.hears("message");
  expect(event).toMatchObject({ conversation: conversation.id, profile: { id: bert.id, name: "Bert" } });
  expect([event.message]).toEqual(await messagesOf(anna, bert));
  expect(event.totals).toEqual(await totalsNow(anna.api));
  expect(event.totals.num_unread_messages).toBe(1);
});

test("advice comes with a message that asks for money, on the connection as on the page", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const connection = await connectionOf(anna.api);
  const { message } = await write(bert, anna, "Please lend me 300 euro, and find me on WhatsApp");
  const event = await connection.hears("message");
  expect(event.message.cautions).toEqual(["money", "messenger"]);
  expect(await messagesOf(anna, bert)).toEqual([event.message]);
  expect(message.cautions).toBeUndefined();
});

test("every device of the sender shows the own message and the credits left", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const devices = [await connectionOf(anna.api), await connectionOf(await anotherDevice(anna))];
  const sent = await write(anna, bert, "Hello");
  for (const connection of devices) {
    const { message, totals } = await connection.hears("message");
    expect(message).toEqual(sent.message);
    expect(totals.credits).toBe(sent.credits);
  }
});

test("the socket does not deliver messages between other members", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  const connection = await connectionOf(carla.api);
  await write(anna, bert, "between us");
  await messagesArrived(bert, anna, 1);
  await write(bert, carla, "to Carla");
  await connection.hears("message", ({ message }) => message.text === "to Carla");
  expect(connection.frames.join()).not.toContain("between us");
});

test("a like, a match and the end of a new like are sent as frames", async () => {
  const [anna, bert] = [await aMember({ name: "Anna" }), await aMember()];
  const [hers, his] = [await connectionOf(anna.api), await connectionOf(bert.api)];
  await anna.api.callOrThrow(like, { id: bert.id });
  const liked = await his.hears("like");
  expect(liked).toMatchObject({ match: false, profile: { id: anna.id, name: "Anna" }, totals: { num_new_likes: 1 } });
  await bert.api.callOrThrow(getMember, { id: anna.id });
  expect((await his.hears("totals")).totals.num_new_likes).toBe(0);
  await bert.api.callOrThrow(like, { id: anna.id });
  expect(await hers.hears("like")).toMatchObject({ match: true, profile: { id: bert.id, matched: true } });
});

test("reading is told to the writer, and the new totals to the reader's devices", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { conversation, message } = await write(anna, bert);
  await messagesArrived(bert, anna, 1);
  const [hers, his] = [await connectionOf(anna.api), await connectionOf(await anotherDevice(bert))];
  await bert.api.callOrThrow(markRead, { conversation: conversation.id, position: 1_000_000 });
  expect((await his.hears("totals")).totals.num_unread_messages).toBe(0);
  const read = await hers.hears("read");
  expect(read).toMatchObject({ conversation: conversation.id, read_by_other: message.position });
});

test("typing is shown to the one who is written to, by call and by connection, and nothing is kept", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { conversation } = await write(anna, bert);
  await messagesArrived(bert, anna, 1);
  const [hers, his] = [await connectionOf(anna.api), await connectionOf(bert.api)];
  await bert.api.callOrThrow(typing, { to: anna.id });
  expect(await hers.hears("typing")).toMatchObject({ conversation: conversation.id, profile: { id: bert.id } });
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  expect(await his.hears("typing")).toMatchObject({ conversation: conversation.id, profile: { id: anna.id } });
  expect((await anna.api.callOrThrow(listMessages, { with: bert.id })).messages).toHaveLength(1);
});

test("bought credits are sent as a frame", async () => {
  const anna = await aMember();
  const connection = await connectionOf(anna.api);
  const payment = await aPayment(anna.api);
  const { totals } = await connection.hears("hello");
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  const bought = await connection.hears("totals", (event) => event.totals.credits > totals.credits);
  expect(bought.totals.credits).toBe(totals.credits + payment.credits);
});

test("a ping is answered", async () => {
  const connection = await connectionOf((await aMember()).api);
  connection.send(LIVE_PING);
  await eventually("the pong is there", async () => connection.frames.includes(LIVE_PONG));
});

test("signing out closes this device's connection and leaves the others", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const phone = await anotherDevice(anna);
  const [home, away] = [await connectionOf(anna.api), await connectionOf(phone)];
  await phone.callOrThrow(logout);
  await eventually("the phone's connection is closed", async () => !away.isOpen());
  await write(bert, anna, "still there?");
  await home.hears("message");
  expect(home.isOpen()).toBe(true);
  expect(away.heard.map(({ kind }) => kind)).toEqual(["hello"]);
});

test("an invalid frame closes the connection and does no harm", async () => {
  const anna = await aMember();
  for (const nonsense of ["{", "[]", '{"kind":"message","text":"forged"}', "x".repeat(10_000)]) {
    const connection = await connectionOf(anna.api);
    connection.send(nonsense);
    await eventually(`closed after ${nonsense.slice(0, 40)}`, async () => !connection.isOpen());
  }
  expect((await anna.api.call(currentUser)).ok).toBe(true);
});

test("visitors get no connection, nor does a request that asks for none", async () => {
  await expect(openConnection(caller())).rejects.toThrow("refused");
  const { api } = await aMember();
  const ended = caller({ cookies: { ...api.cookies } });
  await api.callOrThrow(logout);
  await expect(openConnection(ended)).rejects.toThrow("refused");
  expect(problemOf(await raw(LIVE_PATH))).toEqual({ error: "authentication_required" });
  expect(problemOf(await raw(LIVE_PATH, { as: (await aMember()).api }))).toEqual({ error: "not_found" });
});
