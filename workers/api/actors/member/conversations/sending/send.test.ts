import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";

test("a message that is sent twice with one key is one message and one charge", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const client_id = crypto.randomUUID();
  const first = await write(anna, bert, { client_id });
  expect(first).toMatchObject(accept({ credits: 4, message: { own: true, client_id } }));
  expect(await write(anna, bert, { client_id })).toEqual(first);
  await delivered(anna, bert);
  expect((await pageOf(anna, bert)).messages).toHaveLength(1);
  expect((await pageOf(bert, anna)).messages).toHaveLength(1);
  expect((await anna.stub.money.ledger()).entries.filter(({ kind }) => kind === "message")).toHaveLength(1);
});

test("a repeat gets the first answer even after the conversation was removed", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const client_id = crypto.randomUUID();
  const first = await write(anna, bert, { client_id });
  await anna.stub.conversations.deleteChat(anna.token, valueOf(first).conversation.id);
  expect(await write(anna, bert, { client_id })).toEqual(first);
  expect((await pageOf(anna, bert)).messages).toEqual([]);
});

test("the same key with another text or addressee is refused and charges nothing", async () => {
  const [anna, bert, carl] = [await aMember({ credits: 5 }), await aMember(), await aMember()];
  const client_id = crypto.randomUUID();
  await write(anna, bert, { client_id });
  expect(await write(anna, bert, { client_id, text: "Something else" })).toEqual(refuse("key_reused"));
  expect(await write(anna, carl, { client_id })).toEqual(refuse("key_reused"));
  expect((await totalsOf(anna)).credits).toBe(4);
});

test("who has too few credits keeps them, and nothing is sent", async () => {
  const [anna, bert] = [await aMember({ credits: 2 }), await aMember()];
  expect(await write(anna, bert, { cost: 3 })).toEqual(refuse("not_enough_credits", { credits: 2, cost: 3 }));
  await delivered(anna);
  expect((await pageOf(anna, bert)).messages).toEqual([]);
  expect((await pageOf(bert, anna)).messages).toEqual([]);
  expect((await totalsOf(anna)).credits).toBe(2);
  expect(await bert.stub.conversations.chats(bert.token)).toEqual(accept([]));
});

test("two devices cannot spend the last credit twice", async () => {
  const [anna, bert, carl] = [await aMember({ credits: 1 }), await aMember(), await aMember()];
  const results = await Promise.all([write(anna, bert), write(anna, carl), write(anna, bert)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await anna.stub.money.ledger()).entries.map(({ balance }) => balance)).toEqual([1, 0]);
});

test("a free member starts two conversations, goes on with them, and may answer more", async () => {
  const [anna, bert, carl, dora] = [
    await aMember({ credits: 9 }),
    await aMember(),
    await aMember(),
    await aMember({ credits: 1 }),
  ];
  await write(anna, bert);
  await write(anna, carl);
  expect(await write(anna, dora)).toEqual(refuse("conversation_limit", { limit: 2 }));
  expect((await write(anna, bert)).ok).toBe(true);
  await write(dora, anna);
  await delivered(dora);
  expect((await write(anna, dora)).ok).toBe(true);
});

test("removing a conversation gives no new one to start", async () => {
  const [anna, bert, carl, dora] = [await aMember({ credits: 9 }), await aMember(), await aMember(), await aMember()];
  const first = await write(anna, bert);
  await write(anna, carl);
  await anna.stub.conversations.deleteChat(anna.token, valueOf(first).conversation.id);
  expect(await write(anna, dora)).toEqual(refuse("conversation_limit", { limit: 2 }));
});

test("a premium member starts as many conversations as they like", async () => {
  const anna = await aMember({ credits: 9, paid_user: true });
  for (const other of [await aMember(), await aMember(), await aMember()])
    expect((await write(anna, other)).ok).toBe(true);
});

test("nobody pays for a message to no one, to themselves, or that is too long", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  expect(await write(anna, { id: "aaaaaaaaaaaaaaaa" })).toEqual(refuse("not_found"));
  expect(await write(anna, anna)).toEqual(refuse("yourself"));
  expect(await write(anna, bert, { text: "x".repeat(11), length: 10 })).toEqual(
    refuse("message_too_long", { length: 10 }),
  );
  expect((await totalsOf(anna)).credits).toBe(5);
});

test("to and from somebody blocked nothing goes", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
  await write(anna, bert);
  await write(bert, anna);
  await delivered(anna, bert);
  await actors.member(anna.id).receive({ id: `${bert.id}/block/1`, kind: "block", payload: { id: bert.id } });
  expect(await write(anna, bert)).toEqual(refuse("not_found"));
  await write(bert, anna);
  await delivered(bert);
  expect(await anna.stub.conversations.chats(anna.token)).toEqual(accept([]));
  expect((await totalsOf(anna)).num_unread_messages).toBe(0);
});

test("without a session nothing is sent", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  expect(await write({ ...anna, token: "forged" }, bert)).toEqual(refuse("authentication_required"));
  await anna.stub.sessions.signOut(anna.token);
  expect(await write(anna, bert)).toEqual(refuse("authentication_required"));
  expect((await anna.stub.money.ledger()).balance).toBe(5);
});

test("a charge that fails after all refuses the message, and nothing is sent", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  // Credits that never came, though the address is confirmed.
  await inObject(anna, (sql) => sql.exec("UPDATE account SET promised_credits = 5").rowsWritten);
  expect(await write(anna, bert)).toEqual(refuse("not_enough_credits", { credits: 0, cost: 1 }));
  await delivered(anna);
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const)
    expect((await pageOf(one, other)).messages).toEqual([]);
});

test("what costs more than its button said is not sent, and what costs less is charged less", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const client_id = crypto.randomUUID();
  expect(await write(anna, bert, { client_id, cost: 2, shown_cost: 1 })).toEqual(refuse("cost_changed", { cost: 2 }));
  expect((await pageOf(anna, bert)).messages).toEqual([]);
  expect(valueOf(await write(anna, bert, { client_id, cost: 2, shown_cost: 2 })).credits).toBe(3);
  // Sent before the price rose: its first answer, whatever it costs by now.
  expect(valueOf(await write(anna, bert, { client_id, cost: 3, shown_cost: 2 })).credits).toBe(3);
  expect(valueOf(await write(anna, bert, { cost: 1, shown_cost: 2, text: "Less" })).credits).toBe(2);
});
