import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../app/domain/result.ts";
import { aMember, delivered, pageOf, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";

const tulips = { gift: "tulips", text: "", cost: 3 } as const;

test("a gift without words costs what a gift costs, and both sides have it", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  expect(await write(anna, bert, tulips)).toMatchObject(
    accept({ credits: 2, message: { own: true, gift: "tulips", text: "" } }),
  );
  await delivered(anna, bert);
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const)
    expect((await pageOf(one, other)).messages).toMatchObject([{ gift: "tulips", text: "", own: one === anna }]);
  const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
  expect(chat).toMatchObject({ num_unread_messages: 1, last_message: { gift: "tulips", text: "", own: false } });
  expect((await anna.stub.money.ledger()).entries.map(({ kind, credits }) => [kind, credits])).toContainEqual([
    "gift",
    3,
  ]);
});

test("the same key with another gift, or with none, is refused and charges nothing", async () => {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember()];
  const client_id = crypto.randomUUID();
  const first = await write(anna, bert, { ...tulips, client_id, text: "For you" });
  expect(await write(anna, bert, { ...tulips, client_id, text: "For you" })).toEqual(first);
  expect(await write(anna, bert, { client_id, text: "For you" })).toEqual(refuse("key_reused"));
  expect(await write(anna, bert, { ...tulips, client_id })).toEqual(refuse("key_reused"));
});

test("a gift that was removed with its conversation comes back as it was", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const { conversation } = valueOf(await write(anna, bert, { ...tulips, text: "For you" }));
  const before = (await pageOf(anna, bert)).messages;
  await anna.stub.conversations.deleteChat(anna.token, conversation.id);
  await anna.stub.conversations.restoreChat(anna.token, conversation.id);
  expect((await pageOf(anna, bert)).messages).toEqual(before);
});
