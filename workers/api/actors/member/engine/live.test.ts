import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { LiveEvent } from "../../../../../app/contract/live.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
  write,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../clock.ts";

/** A device with an open socket: everything it heard, and a promise of the next. */
async function aDevice(member: TestMember) {
  const headers = { Upgrade: "websocket", "X-Session-Token": member.token };
  const { webSocket } = await member.stub.fetch(new Request("http://localhost/api/live.php", { headers }));
  if (!webSocket) throw new Error("no socket");
  const heard: LiveEvent[] = [];
  const waiting: (() => void)[] = [];
  const closed = new Promise<number>((resolve) => webSocket.addEventListener("close", ({ code }) => resolve(code)));
  webSocket.addEventListener("message", ({ data }) => {
    heard.push(String(data).startsWith("{") ? JSON.parse(String(data)) : data);
    for (const wake of waiting.splice(0)) wake();
  });
  webSocket.accept();
  const hears = async (kind: LiveEvent["kind"]) => {
    for (;;) {
      const event = heard.find((one) => one.kind === kind);
      if (event) return event;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return { heard, hears, closed, send: (text: string) => webSocket.send(text) };
}

test("a device hears its totals first, then what arrives", async () => {
  const [anna, bert] = [await aMember({ credits: 5, name: "Anna" }), await aMember({ credits: 3 })];
  const device = await aDevice(bert);
  expect(await device.hears("hello")).toEqual({
    kind: "hello",
    totals: { credits: 3, num_unread_messages: 0, num_new_likes: 0 },
  });
  await write(anna, bert, { text: "Good morning" });
  await delivered(anna);
  expect(await device.hears("message")).toMatchObject({
    profile: { name: "Anna" },
    message: { text: "Good morning", own: false },
    totals: { num_unread_messages: 1 },
  });
});

test("the sender's devices hear that a message is with the other one, unless they hide such signs", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const device = await aDevice(anna);
  const sent = valueOf(await write(anna, bert));
  await delivered(anna);
  expect(await device.hears("delivered")).toMatchObject({
    conversation: sent.conversation.id,
    delivered_by_other: sent.message.position,
  });
  await anna.stub.notifications.setPreferences(anna.token, { show_read: false });
  await write(anna, bert);
  await delivered(anna);
  expect(device.heard.filter(({ kind }) => kind === "delivered")).toHaveLength(1);
});

test("the sender's other devices hear what was sent, and everybody hears a like", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [tablet, phone] = [await aDevice(anna), await aDevice(bert)];
  await write(anna, bert);
  expect(await tablet.hears("message")).toMatchObject({ message: { own: true }, totals: { credits: 4 } });
  await anna.stub.people.like(anna.token, bert.id);
  await delivered(anna);
  expect(await phone.hears("like")).toMatchObject({ match: false, totals: { num_new_likes: 1 } });
});

test("typing shows only between two who write to each other", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [hers, his] = [await aDevice(anna), await aDevice(bert)];
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  await write(anna, bert);
  await delivered(anna);
  expect(his.heard.filter(({ kind }) => kind === "typing")).toEqual([]);
  moveClock(1_000);
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  expect(await his.hears("typing")).toMatchObject({ profile: { id: anna.id } });
  moveClock(0);
});

test("a flood of typing signs is one sign", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [hers, his] = [await aDevice(anna), await aDevice(bert)];
  await write(anna, bert);
  await delivered(anna);
  for (let frame = 0; frame < 20; frame += 1) hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  await his.hears("typing");
  await Promise.all(Array.from({ length: 20 }, () => anna.stub.conversations.typing(anna.token, bert.id)));
  expect(his.heard.filter(({ kind }) => kind === "typing").length).toBeLessThanOrEqual(3);
});

test("a device that says hundreds of things at once is closed, and may say more later", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [hers, his] = [await aDevice(anna), await aDevice(bert)];
  await write(anna, bert);
  await delivered(anna);
  for (let frame = 0; frame < 500; frame += 1) hers.send(JSON.stringify({ kind: "shown" }));
  expect(await hers.closed).toBe(1008);
  moveClock(10_000);
  const again = await aDevice(anna);
  for (let frame = 0; frame < 90; frame += 1) again.send(JSON.stringify({ kind: "shown" }));
  again.send(JSON.stringify({ kind: "typing", to: bert.id }));
  expect(await his.hears("typing")).toMatchObject({ profile: { id: anna.id } });
  moveClock(0);
});

test("who goes on sending after that loses all connections, and nothing that was stored", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [flooding, other] = [await aDevice(anna), await aDevice(anna)];
  await write(anna, bert);
  await delivered(anna);
  for (let frame = 0; frame < 1_500; frame += 1) flooding.send(JSON.stringify({ kind: "shown" }));
  await other.closed;
  expect(valueOf(await actors.member(anna.id).conversations.chats(anna.token))).toHaveLength(1);
});

test("a like given again and again is announced once", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const his = await aDevice(bert);
  for (let time = 0; time < 3; time += 1) {
    await anna.stub.people.like(anna.token, bert.id);
    await delivered(anna);
    await anna.stub.people.unlike(anna.token, bert.id);
    await delivered(anna);
  }
  expect(his.heard.filter(({ kind }) => kind === "like")).toHaveLength(1);
});

async function knock(member: TestMember) {
  const headers = { Upgrade: "websocket", "X-Session-Token": member.token };
  return member.stub.fetch(new Request("http://localhost/api/live.php", { headers }));
}

test("who has twenty sockets gets no other one, also when they never answer that theirs is closed", async () => {
  const anna = await aMember();
  const opened = await Promise.all(Array.from({ length: 20 }, () => knock(anna)));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 101));
  await runInDurableObject(anna.stub as unknown as DurableObjectStub, (_member, ctx) => {
    for (const socket of ctx.getWebSockets()) socket.close(1000, "closing");
  });
  for (let time = 0; time < 20; time += 1) {
    const refused = await knock(anna);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
  }
});

test("a connection that fell silent makes room", async () => {
  const anna = await aMember();
  const devices = await Promise.all(Array.from({ length: 20 }, () => aDevice(anna)));
  devices[3]?.send("ping");
  await vi.waitUntil(() => devices[3]?.heard.length === 2);
  expect((await knock(anna)).status).toBe(429);
  moveClock(6 * 60_000);
  expect((await knock(anna)).status).toBe(429);
  expect(await devices[3]?.closed).toBe(1013);
  await vi.waitUntil(async () => (await knock(anna)).status === 101);
  moveClock(0);
});

test("a connection that was never heard makes room, counted from when it was opened, also after its page was hidden", async () => {
  const anna = await aMember();
  const devices = await Promise.all(Array.from({ length: 20 }, () => aDevice(anna)));
  moveClock(4 * 60_000);
  await anna.stub.live.pageHidden(anna.token);
  expect((await knock(anna)).status).toBe(429);
  moveClock(6 * 60_000);
  expect((await knock(anna)).status).toBe(429);
  expect(await Promise.all(devices.map(({ closed }) => closed))).toEqual(devices.map(() => 1013));
  await vi.waitUntil(async () => (await knock(anna)).status === 101);
  moveClock(0);
});

test("whoever opens and closes sockets without pause is slowed down", async () => {
  const anna = await aMember();
  const statuses: number[] = [];
  for (let time = 0; time < 70 && !statuses.includes(429); time += 1) {
    const { status, webSocket } = await knock(anna);
    statuses.push(status);
    webSocket?.accept();
    webSocket?.close();
  }
  expect(statuses).toContain(429);
  moveClock(60_000);
  await vi.waitUntil(async () => (await knock(anna)).status === 101);
  moveClock(0);
});

test("signing out says so on the device's socket and closes it", async () => {
  const anna = await aMember();
  const device = await aDevice(anna);
  await anna.stub.sessions.signOut(anna.token);
  expect(await device.closed).toBe(4403);
  expect(device.heard.at(-1)).toBe("session ended");
});

test("without a session there is no socket, and nonsense closes it", async () => {
  const anna = await aMember();
  const forged = new Request("http://localhost/", { headers: { Upgrade: "websocket", "X-Session-Token": "forged" } });
  expect((await anna.stub.fetch(forged)).status).toBe(403);
  const device = await aDevice(anna);
  device.send("ping");
  device.send("nonsense");
  expect(await device.closed).toBe(1008);
  expect(device.heard).toContain("pong");
});
