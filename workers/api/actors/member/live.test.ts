import { expect, test } from "vitest";
import type { LiveEvent } from "../../../../app/contract/live.ts";
import { aMember, delivered, write, type TestMember } from "../../../../tests/workers/a-member.ts";

/** A device with an open socket: everything it heard, and a promise of the next. */
async function aDevice(member: TestMember) {
  const headers = { Upgrade: "websocket", "X-Session-Token": member.token };
  const { webSocket } = await member.stub.fetch(new Request("http://localhost/api/live.php", { headers }));
  if (!webSocket) throw new Error("no socket");
  const heard: LiveEvent[] = [];
  const waiting: (() => void)[] = [];
  const closed = new Promise<number>((resolve) => webSocket.addEventListener("close", ({ code }) => resolve(code)));
  webSocket.addEventListener("message", ({ data }) => {
    heard.push(data === "pong" ? data : JSON.parse(String(data)));
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

test("the sender's other devices hear what was sent, and everybody hears a like", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [tablet, phone] = [await aDevice(anna), await aDevice(bert)];
  await write(anna, bert);
  expect(await tablet.hears("message")).toMatchObject({ message: { own: true }, totals: { credits: 4 } });
  await anna.stub.like(anna.token, bert.id);
  await delivered(anna);
  expect(await phone.hears("like")).toMatchObject({ match: false, totals: { num_new_likes: 1 } });
});

test("typing shows only between two who write to each other, and never of a fictional profile", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const fictional = await aMember({ credits: 5, fictional: true });
  const [hers, his] = [await aDevice(anna), await aDevice(bert)];
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  await write(anna, bert);
  await write(fictional, bert);
  await delivered(anna, fictional);
  await fictional.stub.typing(fictional.token, bert.id);
  expect(his.heard.filter(({ kind }) => kind === "typing")).toEqual([]);
  hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  expect(await his.hears("typing")).toMatchObject({ profile: { id: anna.id } });
});

test("a flood of typing signs is one sign", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const [hers, his] = [await aDevice(anna), await aDevice(bert)];
  await write(anna, bert);
  await delivered(anna);
  for (let frame = 0; frame < 20; frame += 1) hers.send(JSON.stringify({ kind: "typing", to: bert.id }));
  await his.hears("typing");
  await Promise.all(Array.from({ length: 20 }, () => anna.stub.typing(anna.token, bert.id)));
  expect(his.heard.filter(({ kind }) => kind === "typing").length).toBeLessThanOrEqual(3);
});

test("a like given again and again is announced once", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const his = await aDevice(bert);
  for (let time = 0; time < 3; time += 1) {
    await anna.stub.like(anna.token, bert.id);
    await delivered(anna);
    await anna.stub.unlike(anna.token, bert.id);
    await delivered(anna);
  }
  expect(his.heard.filter(({ kind }) => kind === "like")).toHaveLength(1);
});

test("signing out closes the device's socket", async () => {
  const anna = await aMember();
  const device = await aDevice(anna);
  await anna.stub.signOut(anna.token);
  expect(await device.closed).toBe(4403);
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
