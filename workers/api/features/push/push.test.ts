import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { setPush } from "../../../../app/contract/account/notifications.ts";
import { getSettings } from "../../../../app/contract/site.ts";
import { delivered, write } from "../../../../tests/workers/member-fixtures.ts";
import { aBusyPushService, annaAndBert } from "../../../../tests/workers/push-fixtures.ts";
import { aPushDevice, aPushService } from "../../../../tests/workers/push-service.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import type { Env } from "../../env.ts";

const { PUSH_PUBLIC_KEY } = env as unknown as Env;
const HOUR = 60 * 60_000;

test("a message is announced on the device: who wrote, where to read it, and never the words", async () => {
  const { anna, bert, phone } = await annaAndBert();
  const { calls } = aPushService([phone]);
  await write(bert, anna, { text: "Shall we walk on Sunday?" });
  await delivered(bert, anna);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint]);
  const [call] = calls;
  if (!call) throw new Error("nothing was sent");
  const notification = phone.read(call.body);
  expect(notification).toEqual({
    title: "Periwinkle",
    body: "Bert has started a conversation with you.",
    url: expect.stringMatching(/^\/chats\/[a-z2-7]{12}$/),
    tag: notification["url"]?.slice("/chats/".length),
  });
  expect(call.headers.get("topic")).toBe(notification["tag"]);
  expect(call.headers.get("ttl")).toBe("86400");
  expect(call.headers.get("authorization")).toMatch(new RegExp(`^vapid t=[^,]+, k=${PUSH_PUBLIC_KEY}$`));
});

test("the second message and a like have words of their own, in the member's language", async () => {
  const { anna, bert, phone } = await annaAndBert();
  const { calls } = aPushService([phone]);
  await anna.stub.account.setLanguage(anna.token, "nl");
  await write(bert, anna);
  await write(bert, anna);
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert);
  await delivered(anna);
  const read = calls.map(({ body }) => phone.read(body));
  expect(read.map(({ body }) => body)).toEqual([
    "Bert is een gesprek met je begonnen.",
    "Bert heeft je geschreven.",
    "Bert vindt je leuk.",
  ]);
  expect(read[2]).toMatchObject({ url: "/likes", tag: "like" });
});

test("a message that stays unread is reminded of, on a device and without mail too", async () => {
  const { anna, bert, phone } = await annaAndBert();
  await anna.stub.notifications.change(anna.token, { email: { unread_message_reminders: false } });
  const { calls } = aPushService([phone]);
  await write(bert, anna);
  await delivered(bert, anna);
  moveTime((3 * 24 + 1) * HOUR);
  await delivered(anna);
  const read = calls.map(({ body }) => phone.read(body));
  expect(read.find(({ tag }) => tag === "unread_message_reminders")).toMatchObject({
    body: "There is a message for you that you have not read yet.",
    url: "/chats",
  });
});

test("a device that its push service does not know any more is forgotten", async () => {
  for (const status of [404, 410, 403]) {
    const { anna, bert, phone } = await annaAndBert();
    const { calls } = aPushService([phone], () => status);
    await write(bert, anna);
    await delivered(bert, anna);
    await write(bert, anna);
    await delivered(bert, anna);
    expect(calls, String(status)).toHaveLength(1);
  }
});

test("a busy push service is tried again, and given up after a day", async () => {
  const { anna, bert, service, calls } = await aBusyPushService();
  expect(await anna.stub.pendingOutbox()).toBeGreaterThan(0);
  moveTime(1 * HOUR);
  service.status = 201;
  await delivered(anna);
  expect(calls).toHaveLength(2);
  service.status = 503;
  await write(bert, anna);
  await bert.stub.runDue();
  await expect.poll(() => calls.length).toBe(3);
  moveTime(25 * HOUR);
  await delivered(anna);
  expect(calls).toHaveLength(3);
});

test("nothing comes from somebody who was blocked while their message waited", async () => {
  const { anna, bert, service, calls } = await aBusyPushService();
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "block", payload: { id: bert.id } });
  service.status = 201;
  moveTime(1 * HOUR);
  await delivered(anna);
  expect(calls).toHaveLength(1);
});

test("who does not want to hear of it, signed out or took it back, hears nothing", async () => {
  const [signedOut, takenBack, away] = [await annaAndBert(), await annaAndBert(), await annaAndBert()];
  const { calls } = aPushService([signedOut.phone, takenBack.phone, away.phone]);
  await signedOut.anna.stub.sessions.signOut(signedOut.anna.token);
  await takenBack.subscribe(null);
  moveTime(31 * 24 * HOUR);
  for (const { anna, bert } of [signedOut, takenBack, away]) {
    await write(bert, anna);
    await delivered(bert, anna);
  }
  expect(calls).toEqual([]);
});

test("a device has one subscription, and only to a push service", async () => {
  const { anna, bert, phone, subscribe } = await annaAndBert();
  const renewed = aPushDevice();
  const { calls } = aPushService([phone, renewed]);
  await subscribe(renewed.subscription);
  for (const endpoint of ["https://127.0.0.1/x", "http://push.example.org/x", "https://localhost/x"]) {
    expect((await subscribe({ ...renewed.subscription, endpoint })).status, endpoint).toBe(422);
  }
  await write(bert, anna);
  await delivered(bert, anna);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint]);
});

test("nobody sets push messages for somebody who is not signed in, and it is no way to sign in", async () => {
  const visitor = await aVisitor().call(setPush, { subscription: null });
  expect(visitor).toEqual({ status: 403, body: { error: "authentication_required" } });
});

test("the settings tell the key by which browsers subscribe", async () => {
  expect((await aVisitor().call(getSettings, {})).body).toMatchObject({
    settings: { push_public_key: PUSH_PUBLIC_KEY },
  });
});
