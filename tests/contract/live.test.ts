import { afterEach, expect, test } from "vitest";
import { listMessages, markRead, typing } from "../../app/contract/conversations.ts";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getMember, like } from "../../app/contract/discovery.ts";
import { LIVE_PATH, LIVE_PING, LIVE_PONG } from "../../app/contract/live.ts";
import { currentUser, logout } from "../../app/contract/session.ts";
import type { ApiClient } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { caller, problemOf, raw } from "./caller.ts";
import { openLine, type Line } from "./live-socket.ts";
import { aMember, anotherDevice } from "./people.ts";
import { aPayment, refOf } from "./shopping.ts";
import { needs } from "./target.ts";
import { arrived, lettersOf, write } from "./writing.ts";

needs("a demonstration");

const lines: Line[] = [];

afterEach(() => lines.splice(0).forEach((line) => line.close()));

async function lineOf(api: ApiClient): Promise<Line> {
  const line = await openLine(api);
  lines.push(line);
  return line;
}

/** The totals as user.php says them. */
async function totalsNow(api: ApiClient) {
  const { num_unread_messages, num_new_likes, credits } = (await api.callOrThrow(currentUser)).user;
  return { num_unread_messages, num_new_likes, credits };
}

test("a line opens with the totals", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await write(bert, anna);
  await bert.api.callOrThrow(like, { id: anna.id });
  await eventually("the like is there", async () => (await totalsNow(anna.api)).num_new_likes === 1);
  await arrived(anna, bert, 1);
  const hello = await (await lineOf(anna.api)).hears("hello");
  expect(hello.totals).toEqual(await totalsNow(anna.api));
  expect(hello.totals).toMatchObject({ num_unread_messages: 1, num_new_likes: 1 });
});

test("a message arrives on the line as it stands in the conversation, with the totals after it", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert" })];
  const line = await lineOf(anna.api);
  const { conversation } = await write(bert, anna, "With pleasure");
  const event = await line.hears("message");
  expect(event).toMatchObject({ conversation: conversation.id, profile: { id: bert.id, name: "Bert" } });
  expect([event.message]).toEqual(await lettersOf(anna, bert));
  expect(event.totals).toEqual(await totalsNow(anna.api));
  expect(event.totals.num_unread_messages).toBe(1);
});

test("every device of the sender shows the own message and the credits left", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const devices = [await lineOf(anna.api), await lineOf(await anotherDevice(anna))];
  const sent = await write(anna, bert, "Hello");
  for (const line of devices) {
    const { message, totals } = await line.hears("message");
    expect(message).toEqual(sent.message);
    expect(totals.credits).toBe(sent.credits);
  }
});

test("nobody hears what others write to each other", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  const line = await lineOf(carla.api);
  await write(anna, bert, "between us");
  await arrived(bert, anna, 1);
  await write(bert, carla, "to Carla");
  await line.hears("message", ({ message }) => message.text === "to Carla");
  expect(line.frames.join()).not.toContain("between us");
});

test("a like, a match and the end of a new like are told", async () => {
  const [anna, bert] = [await aMember({ name: "Anna" }), await aMember()];
  const [hers, his] = [await lineOf(anna.api), await lineOf(bert.api)];
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
  await arrived(bert, anna, 1);
  const [hers, his] = [await lineOf(anna.api), await lineOf(await anotherDevice(bert))];
  await bert.api.callOrThrow(markRead, { conversation: conversation.id, position: 1_000_000 });
  expect((await his.hears("totals")).totals.num_unread_messages).toBe(0);
  const read = await hers.hears("read");
  expect(read).toMatchObject({ conversation: conversation.id, read_by_other: message.position });
});

test("typing is shown to the one who is written to, by call and by line, and nothing is kept", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { conversation } = await write(anna, bert);
  await arrived(bert, anna, 1);
  const [hers, his] = [await lineOf(anna.api), await lineOf(bert.api)];
  await bert.api.callOrThrow(typing, { to: anna.id });
  expect(await hers.hears("typing")).toMatchObject({ conversation: conversation.id, profile: { id: bert.id } });
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  expect(await his.hears("typing")).toMatchObject({ conversation: conversation.id, profile: { id: anna.id } });
  expect((await anna.api.callOrThrow(listMessages, { with: bert.id })).messages).toHaveLength(1);
});

test("credits that were bought are told", async () => {
  const anna = await aMember();
  const line = await lineOf(anna.api);
  const payment = await aPayment(anna.api);
  const { totals } = await line.hears("hello");
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  const bought = await line.hears("totals", (event) => event.totals.credits > totals.credits);
  expect(bought.totals.credits).toBe(totals.credits + payment.credits);
});

test("a ping is answered", async () => {
  const line = await lineOf((await aMember()).api);
  line.send(LIVE_PING);
  await eventually("the pong is there", async () => line.frames.includes(LIVE_PONG));
});

test("signing out closes this device's line and leaves the others", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const phone = await anotherDevice(anna);
  const [home, away] = [await lineOf(anna.api), await lineOf(phone)];
  await phone.callOrThrow(logout);
  await eventually("the phone's line is closed", async () => !away.isOpen());
  await write(bert, anna, "still there?");
  await home.hears("message");
  expect(home.isOpen()).toBe(true);
  expect(away.heard.map(({ kind }) => kind)).toEqual(["hello"]);
});

test("nonsense closes the line and does no harm", async () => {
  const anna = await aMember();
  for (const nonsense of ["{", "[]", '{"kind":"message","text":"forged"}', "x".repeat(10_000)]) {
    const line = await lineOf(anna.api);
    line.send(nonsense);
    await eventually(`closed after ${nonsense.slice(0, 40)}`, async () => !line.isOpen());
  }
  expect((await anna.api.call(currentUser)).ok).toBe(true);
});

test("visitors get no line, nor whoever asks for none", async () => {
  await expect(openLine(caller())).rejects.toThrow("refused");
  const { api } = await aMember();
  const ended = caller({ cookies: { ...api.cookies } });
  await api.callOrThrow(logout);
  await expect(openLine(ended)).rejects.toThrow("refused");
  expect(problemOf(await raw(LIVE_PATH))).toEqual({ error: "authentication_required" });
  expect(problemOf(await raw(LIVE_PATH, { as: (await aMember()).api }))).toEqual({ error: "not_found" });
});
