import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  deleteChat,
  listChats,
  listMessages,
  markRead,
  sendMessage,
  typing,
} from "../../../../app/contract/conversations/conversations.ts";
import { getMember, like, listLikes, unlike } from "../../../../app/contract/people/discovery.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { pageHidden } from "../../../../app/contract/site.ts";
import { ageOn } from "../../../../app/domain/account/age.ts";
import { aMember, delivered } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { clock, moveClock } from "../../clock.ts";

async function aSignedInMember(wishes: Parameters<typeof aMember>[0] = {}) {
  const member = await aMember({ site: "periwinkle", ...wishes });
  const browser = aVisitor();
  browser.setCookie(`session=${member.id}.${member.token}`);
  return { ...member, call: browser.call, member };
}

const aMessage = (to: string, text = "Shall we walk on Sunday?") => ({ client_id: crypto.randomUUID(), to, text });

test("one writes, the other reads and answers, over HTTP", async () => {
  const [anna, bert] = [await aSignedInMember({ credits: 3, name: "Anna" }), await aSignedInMember({ credits: 3 })];
  const sent = await anna.call(sendMessage, aMessage(bert.id, "  Hello!  "));
  expect(sent).toMatchObject({ status: 200, body: { credits: 2, message: { text: "Hello!", own: true } } });
  await delivered(anna.member);
  const chats = await bert.call(listChats, {});
  const conversation = (sent.body["conversation"] as { id: string }).id;
  expect(chats.body).toMatchObject({ chats: [{ conversation: { id: conversation }, num_unread_messages: 1 }] });
  const page = await bert.call(listMessages, { conversation });
  expect(page.body).toMatchObject({ profile: { name: "Anna" }, messages: [{ text: "Hello!", own: false }] });
  const position = (page.body["messages"] as { position: number }[])[0]?.position;
  expect((await bert.call(markRead, { conversation, position })).body).toEqual({ num_unread_messages: 0 });
  expect((await bert.call(typing, { to: anna.id })).status).toBe(200);
  expect((await bert.call(deleteChat, { conversation })).status).toBe(200);
  expect((await bert.call(listChats, {})).body).toEqual({ chats: [] });
});

test("a message needs words, an addressee and credits", async () => {
  const [anna, bert] = [await aSignedInMember(), await aSignedInMember()];
  expect((await anna.call(sendMessage, aMessage(bert.id, "  "))).body).toEqual({
    error: "invalid_input",
    fields: { text: "message_empty" },
  });
  expect((await anna.call(sendMessage, aMessage("not-an-id"))).status).toBe(404);
  expect(await anna.call(sendMessage, aMessage(bert.id))).toEqual({
    status: 402,
    body: { error: "not_enough_credits", credits: 0, cost: 1 },
  });
  expect((await anna.call(sendMessage, aMessage(bert.id, "x".repeat(2001)))).status).toBe(422);
  expect((await anna.call(listMessages, { with: "not-an-id" })).status).toBe(404);
  expect((await anna.call(listMessages, {})).status).toBe(422);
});

test("a message of nothing visible is empty and costs nothing", async () => {
  const [anna, bert] = [await aSignedInMember({ credits: 3 }), await aSignedInMember()];
  for (const text of ["\u200b", "\u202e", "\u3164", "\u{e0041}", "\u0301"]) {
    const { status, body } = await anna.call(sendMessage, aMessage(bert.id, text));
    expect([status, body["fields"]], JSON.stringify(text)).toEqual([422, { text: "message_empty" }]);
  }
  expect((await anna.call(sendMessage, aMessage(bert.id, "Hello"))).body).toMatchObject({ credits: 2 });
});

test("both copies of a message hold the same text, and its key answers for the text before and after it was cleaned", async () => {
  const [anna, bert] = [await aSignedInMember({ credits: 3 }), await aSignedInMember()];
  const order = aMessage(bert.id, "Hel\u0000lo,\r\n\u202eBert\u202c \ud83d 👩\u200d🌾 ");
  const text = "Hello,\nBert \ufffd 👩\u200d🌾";
  const sent = await anna.call(sendMessage, order);
  expect(sent).toMatchObject({ status: 200, body: { credits: 2, message: { text } } });
  await delivered(anna.member);
  for (const [member, other] of [
    [anna, bert],
    [bert, anna],
  ] as const)
    expect((await member.call(listMessages, { with: other.id })).body).toMatchObject({ messages: [{ text }] });
  expect(await anna.call(sendMessage, order)).toEqual(sent);
  expect(await anna.call(sendMessage, { ...order, text })).toEqual(sent);
});

test("a profile says the age and never the birthday or the address", async () => {
  const [anna, bert] = [
    await aSignedInMember({ date_of_birth: "1958-03-12", about: "I garden." }),
    await aSignedInMember(),
  ];
  const { body } = await bert.call(getMember, { id: anna.id });
  const today = new Date().toISOString().slice(0, 10);
  expect(body).toMatchObject({
    profile: { about: "I garden.", age: ageOn("1958-03-12", today), liked: false, seeking: "male" },
  });
  expect(JSON.stringify(body)).not.toMatch(/1958|example\.org/);
});

test("only premium members see more than the main photo", async () => {
  const images = ["a", "b"].map((name) => ({ id: name.repeat(26), status: "active" }));
  const [anna, free, premium] = [
    await aSignedInMember({ images }),
    await aSignedInMember(),
    await aSignedInMember({ paid_user: true }),
  ];
  const photosFor = async (viewer: typeof free) =>
    (
      (await viewer.call(getMember, { id: anna.id })).body["profile"] as {
        images: { locked?: boolean; filename: string }[];
      }
    ).images;
  expect((await photosFor(premium)).map(({ locked }) => locked ?? false)).toEqual([false, false]);
  const [main, second] = await photosFor(free);
  expect([main?.locked ?? false, second?.locked]).toEqual([false, true]);
  expect(second?.filename).toContain("blur");
});

test("a photo under inspection is not sent to others, and the first one that is shown is the main one", async () => {
  const images = [
    { id: "a".repeat(20), status: "inspection" },
    { id: "b".repeat(20), status: "active" },
  ];
  const [anna, bert] = [await aSignedInMember({ images }), await aSignedInMember()];
  const { body } = await bert.call(getMember, { id: anna.id });
  expect(JSON.stringify(body)).not.toContain("a".repeat(20));
  expect(body).toMatchObject({ profile: { images: [{ id: "b".repeat(20), status: "active" }] } });
  expect(body).not.toMatchObject({ profile: { images: [{ locked: true }] } });
});

test("a member who comes back is shown as here, five minutes' activity at a time", async () => {
  const [anna, bert] = [await aSignedInMember({ last_active: 0 }), await aSignedInMember()];
  const online = async () => (await bert.call(getMember, { id: anna.id })).body;
  expect(await online()).toMatchObject({ profile: { online: false } });
  moveClock(clock.offset() + 6 * 60_000);
  await anna.call(pageHidden, {});
  expect(await online()).toMatchObject({ profile: { online: true } });
  moveClock(0);
});

test("without a session every members' call is refused, also with somebody else's", async () => {
  const [anna, bert] = [await aSignedInMember(), await aSignedInMember()];
  const calls = [
    [currentUser, {}],
    [listChats, {}],
    [deleteChat, { conversation: "c" }],
    [listMessages, { with: bert.id }],
    [sendMessage, aMessage(bert.id)],
    [markRead, { conversation: "c", position: 1 }],
    [typing, { to: bert.id }],
    [getMember, { id: bert.id }],
    [listLikes, {}],
    [like, { id: bert.id }],
    [unlike, { id: bert.id }],
    [pageHidden, {}],
  ] as const;
  const forger = aVisitor();
  forger.setCookie(`session=${anna.id}.${bert.token}`);
  for (const visitor of [aVisitor(), forger]) {
    for (const [endpoint, input] of calls) {
      expect(await visitor.call(endpoint, input)).toEqual({ status: 403, body: { error: "authentication_required" } });
    }
  }
});

test("the live socket opens at its own address, for members only", async () => {
  const anna = await aSignedInMember();
  const open = (headers: Record<string, string>) =>
    (exports as unknown as { default: Fetcher }).default.fetch(
      new Request("http://localhost/api/live.php", { headers }),
    );
  const cookie = `session=${anna.id}.${anna.token}`;
  expect((await open({ Upgrade: "websocket" })).status).toBe(403);
  expect((await open({ Upgrade: "websocket", Cookie: `session=${anna.id}.forged` })).status).toBe(403);
  expect((await open({ Cookie: cookie })).status).toBe(404);
  const { status, webSocket } = await open({ Upgrade: "websocket", Cookie: cookie });
  expect(status).toBe(101);
  webSocket?.accept();
  webSocket?.close();
});
