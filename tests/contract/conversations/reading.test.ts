import { expect, test } from "vitest";
import { setPreferences } from "../../../app/contract/account/notifications.ts";
import { listChats, listMessages, markRead, sendMessage } from "../../../app/contract/conversations/conversations.ts";
import { type Message } from "../../../app/contract/conversations/message.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import { eventually } from "../../support/eventually.ts";
import { aMember, type ApiMember } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";
import { messagesArrived, messagesOf, totalsOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

/** Anna has so many messages from Bert. */
async function twoWhoWrite(texts: string[]): Promise<{ anna: ApiMember; bert: ApiMember; conversation: string }> {
  const [anna, bert] = await Promise.all([aMember({ name: "Anna" }), aMember({ credits: texts.length + 1 })]);
  let conversation = "";
  for (const text of texts) conversation = (await write(bert, anna, text)).conversation.id;
  await messagesArrived(anna, bert, texts.length);
  return { anna, bert, conversation };
}

async function unreadIn(member: ApiMember, conversation: string): Promise<number | undefined> {
  const { chats } = await member.api.callOrThrow(listChats);
  return chats.find((chat) => chat.conversation.id === conversation)?.num_unread_messages;
}

test("the unread count is the unread messages, in the list, in the chat and in the badge", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one", "two", "three"]);
  const messages = await messagesOf(anna, bert);
  for (const [at, expected] of [2, 1, 0].entries()) {
    const position = messages[at]?.position ?? 0;
    expect(await anna.api.callOrThrow(markRead, { conversation, position })).toEqual({ num_unread_messages: expected });
    expect(await unreadIn(anna, conversation)).toBe(expected);
    expect((await anna.api.callOrThrow(listMessages, { with: bert.id })).num_unread_messages).toBe(expected);
    expect(await totalsOf(anna.api)).toMatchObject({ unread: expected });
  }
});

test("what was read stays read, and nobody reads what is not there yet", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one", "two"]);
  await anna.api.callOrThrow(markRead, { conversation, position: 1_000_000_000 });
  for (const position of [0, -5]) await anna.api.callOrThrow(markRead, { conversation, position });
  expect(await unreadIn(anna, conversation)).toBe(0);
  await write(bert, anna, "three");
  await messagesArrived(anna, bert, 3);
  expect(await unreadIn(anna, conversation)).toBe(1);
});

test("the answer counts the unread messages of all conversations together", async () => {
  const { anna, conversation } = await twoWhoWrite(["one"]);
  const carla = await aMember();
  for (const text of ["hello", "are you there?"]) await write(carla, anna, text);
  await messagesArrived(anna, carla, 2);
  expect(await anna.api.callOrThrow(markRead, { conversation, position: 1_000_000 })).toEqual({
    num_unread_messages: 2,
  });
  const nothing = await anna.api.callOrThrow(markRead, { conversation: "nothing", position: 1 });
  expect(nothing).toEqual({ num_unread_messages: 2 });
  expect(await totalsOf(anna.api)).toMatchObject({ unread: 2 });
});

test("the list says when a conversation was last opened", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one"]);
  const last = async () => {
    const { chats } = await anna.api.callOrThrow(listChats);
    return chats.find((chat) => chat.conversation.id === conversation)?.last_opened ?? undefined;
  };
  await anna.api.callOrThrow(listMessages, { with: bert.id });
  expect(await last()).toBeUndefined();
  await anna.api.callOrThrow(listMessages, { with: bert.id, mark_read: "1" });
  expect(Math.abs(Date.parse((await last()) ?? "") - Date.now())).toBeLessThan(3_600_000);
});

test("looking at the list or at a page of messages reads nothing", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one"]);
  await anna.api.callOrThrow(listMessages, { with: bert.id });
  await anna.api.callOrThrow(listMessages, { conversation });
  expect(await unreadIn(anna, conversation)).toBe(1);
});

test("a page that opens a chat reads it in the same call, and says the totals after it", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one", "two"]);
  const page = await anna.api.callOrThrow(listMessages, { with: bert.id, mark_read: "1" });
  expect(page.messages.map(({ text }) => text)).toEqual(["one", "two"]);
  expect(page.num_unread_messages, "before the call").toBe(2);
  const { user } = await anna.api.callOrThrow(currentUser);
  expect(page.totals).toEqual({ num_unread_messages: 0, num_new_likes: 0, credits: user.credits });
  expect(await unreadIn(anna, conversation)).toBe(0);
  expect(await totalsOf(anna.api)).toMatchObject({ unread: 0 });
});

test("who writes learns how far the other one has read", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one", "two"]);
  const [hers, his] = [await messagesOf(anna, bert), await messagesOf(bert, anna)];
  expect((await bert.api.callOrThrow(listMessages, { with: anna.id })).read_by_other).toBeLessThan(
    his[0]?.position ?? 0,
  );
  await anna.api.callOrThrow(markRead, { conversation, position: hers[0]?.position ?? 0 });
  const readByHer = async () => (await bert.api.callOrThrow(listMessages, { with: anna.id })).read_by_other;
  await eventually("he knows that she has read the first one", async () => (await readByHer()) === his[0]?.position);
});

test("who writes learns what has arrived, unless the other one hides that they read", async () => {
  const { anna, bert } = await twoWhoWrite(["one"]);
  const arrived = async () => (await bert.api.callOrThrow(listMessages, { with: anna.id })).delivered_by_other;
  const last = async () => (await messagesOf(bert, anna)).at(-1)?.position ?? 0;
  await eventually("the first one has", async () => (await arrived()) === (await last()));
  await anna.api.callOrThrow(setPreferences, { show_read: false });
  await bert.api.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: anna.id, text: "two" });
  await messagesArrived(anna, bert, 2);
  expect(await arrived()).toBeLessThan(await last());
});

test("a conversation is the same by its id and by the other one; before the first word it is empty", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(["one"]);
  const byMember = await anna.api.callOrThrow(listMessages, { with: bert.id });
  expect(await anna.api.callOrThrow(listMessages, { conversation })).toEqual(byMember);
  const carla = await aMember({ name: "Carla" });
  const page = await anna.api.callOrThrow(listMessages, { with: carla.id });
  expect(page).toMatchObject({ messages: [], more: false, num_unread_messages: 0, profile: { name: "Carla" } });
  expect(page.conversation.id).not.toBe(conversation);
});

const texts = Array.from({ length: 23 }, (_, at) => `message ${at + 1}`);
const PAGE = 5;

test("walking back page by page meets every message once, in order", async () => {
  const { anna, bert } = await twoWhoWrite(texts);
  for (const member of [anna, bert]) {
    const other = member === anna ? bert : anna;
    const seen: Message[] = [];
    for (let more = true; more;) {
      const before = seen[0] && { before: seen[0].position };
      const page = await member.api.callOrThrow(listMessages, { with: other.id, limit: PAGE, ...before });
      expect(page.messages).toHaveLength(Math.min(PAGE, texts.length - seen.length));
      seen.unshift(...page.messages);
      ({ more } = page);
      expect(more).toBe(seen.length < texts.length);
    }
    expect(seen.map(({ text }) => text)).toEqual(texts);
  }
});

test("asking for what is new page by page meets every message once", async () => {
  const { anna, bert, conversation } = await twoWhoWrite(texts);
  const seen: Message[] = [];
  for (let page: Message[] = []; ; seen.push(...page)) {
    const after = Math.max(0, ...seen.map(({ position }) => position));
    page = (await anna.api.callOrThrow(listMessages, { conversation, after, limit: PAGE })).messages;
    if (page.length === 0) break;
    expect(page.length).toBeLessThanOrEqual(PAGE);
  }
  expect(seen.map(({ text }) => text)).toEqual(texts);
  const last = seen.at(-1)?.position ?? 0;
  await write(bert, anna, "one more");
  await messagesArrived(anna, bert, texts.length + 1);
  const { messages } = await anna.api.callOrThrow(listMessages, { conversation, after: last });
  expect(messages.map(({ text }) => text)).toEqual(["one more"]);
  expect((await anna.api.callOrThrow(listMessages, { conversation, after: last + 1_000 })).messages).toEqual([]);
});

test("cursors from nowhere are no error", async () => {
  const { anna, bert } = await twoWhoWrite(["one"]);
  for (const cursor of [{ before: -1 }, { before: 0 }, { after: 1_000_000_000 }]) {
    const page = await anna.api.callOrThrow(listMessages, { with: bert.id, ...cursor });
    expect(page.messages, JSON.stringify(cursor)).toEqual([]);
  }
});

test("who was never answered is a stranger, on each page of what they wrote", async () => {
  const { anna, bert } = await twoWhoWrite(["one", "two", "three"]);
  const pages = () =>
    Promise.all(
      [{ limit: 1 }, { before: 2, limit: 1 }].map((page) =>
        anna.api.callOrThrow(listMessages, { with: bert.id, ...page }),
      ),
    );
  expect((await pages()).map(({ stranger }) => stranger)).toEqual([true, true]);
  expect((await bert.api.callOrThrow(listMessages, { with: anna.id })).stranger).toBeUndefined();
  await write(anna, bert, "hello");
  expect((await pages()).map(({ stranger }) => stranger)).toEqual([undefined, undefined]);
});
