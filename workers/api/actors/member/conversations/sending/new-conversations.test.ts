import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, pageOf, valueOf, write } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { clock } from "../../../../clock.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Writer = Awaited<ReturnType<typeof aMember>>;

/** Whom they are refused to write to, after so many new people have got a message. */
async function afterStarts(anna: Writer, count: number) {
  for (let begun = 0; begun < count; begun += 1) valueOf(await write(anna, await aMember(), { cost: 0 }));
  return aMember();
}
const limitOf = async (anna: Writer) => (await pageOf(anna, await aMember())).new_conversations;

test("on their first day a member begins five conversations, and is told when the next; those they have go on", async () => {
  const [anna, bert] = [await aMember({ paid_user: true, credits: 9 }), await aMember()];
  const begun = clock.now();
  const first = crypto.randomUUID();
  await write(anna, bert, { cost: 0, client_id: first });
  const other = await afterStarts(anna, 4);
  const refused = await write(anna, other);
  expect(refused).toMatchObject(refuse("new_conversations_limit", { limit: 5 }));
  const until = Date.parse(String(!refused.ok && refused.problem["until"]));
  expect(until).toBeLessThanOrEqual(begun + DAY);
  expect((await pageOf(anna, other)).messages).toEqual([]);
  expect((await anna.stub.money.ledger()).balance).toBe(9);
  expect((await write(anna, bert)).ok).toBe(true);
  // The first form again gets its first answer.
  expect(await write(anna, bert, { cost: 0, client_id: first })).toMatchObject(
    accept({ message: { client_id: first } }),
  );
  moveTime(until - clock.now() + 1);
  expect((await write(anna, other)).ok).toBe(true);
});

test("who is written to may always answer", async () => {
  const [anna, bert] = [await aMember({ paid_user: true, credits: 1 }), await aMember({ credits: 1 })];
  await afterStarts(anna, 5);
  await write(bert, anna);
  await delivered(bert);
  expect((await write(anna, bert)).ok).toBe(true);
});

test("a key that was refused may be sent again once the day is over, and is one message then", async () => {
  const anna = await aMember({ paid_user: true, credits: 9 });
  const other = await afterStarts(anna, 5);
  const client_id = crypto.randomUUID();
  expect((await write(anna, other, { client_id })).ok).toBe(false);
  moveTime(DAY + 1000);
  const sent = await write(anna, other, { client_id });
  expect(sent.ok).toBe(true);
  expect(await write(anna, other, { client_id })).toEqual(sent);
  await delivered(anna);
  for (const page of [await pageOf(anna, other), await pageOf(other, anna)]) expect(page.messages).toHaveLength(1);
});

test("two devices cannot begin the last one twice", async () => {
  const anna = await aMember({ paid_user: true, credits: 9 });
  await afterStarts(anna, 4);
  const others = [await aMember(), await aMember(), await aMember()];
  const sent = await Promise.all(others.map((other) => write(anna, other)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
});

test("the limit grows with the account, and conversations of the day before count no more", async () => {
  const anna = await aMember({ paid_user: true });
  await afterStarts(anna, 2);
  expect(await limitOf(anna)).toEqual({ of: "day", left: 3, limit: 5 });
  moveTime(DAY - HOUR);
  await afterStarts(anna, 1);
  moveTime(HOUR + 1000);
  expect(await limitOf(anna)).toEqual({ of: "day", left: 9, limit: 10 });
  const old = await aMember({ paid_user: true, signup_date: clock.now() - 60 * DAY });
  expect(await limitOf(old)).toEqual({ of: "day", left: 40, limit: 40 });
});

test("removing a conversation, and a block, give no new one to begin", async () => {
  const [anna, bert, carl] = [await aMember({ paid_user: true }), await aMember(), await aMember()];
  const { conversation } = valueOf(await write(anna, bert, { cost: 0 }));
  await anna.stub.conversations.deleteChat(anna.token, conversation.id);
  await write(anna, carl, { cost: 0 });
  valueOf(await anna.stub.people.block(anna.token, carl.id));
  expect(await limitOf(anna)).toMatchObject({ left: 3 });
});

test("what was begun while the clock was ahead counts for nothing once it is set back", async () => {
  const anna = await aMember({ paid_user: true, signup_date: clock.now() });
  await inObject(anna, (sql) => sql.exec("INSERT INTO conversation_starts VALUES (?)", clock.now() + HOUR).rowsWritten);
  expect(await limitOf(anna)).toMatchObject({ left: 5 });
});

test("what is refused for another reason counts as no beginning", async () => {
  const anna = await aMember({ paid_user: true, credits: 0 });
  expect(await write(anna, await aMember())).toMatchObject({ ok: false });
  expect(await limitOf(anna)).toMatchObject({ left: 5 });
});

test("a free member reads how many of two are left, and nobody does in a conversation that is begun", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  expect((await pageOf(anna, bert)).new_conversations).toEqual({ of: "free", left: 2, limit: 2 });
  await write(anna, bert);
  await delivered(anna);
  for (const page of [await pageOf(anna, bert), await pageOf(bert, anna)])
    expect(page.new_conversations).toBeUndefined();
  await write(anna, await aMember());
  expect(await limitOf(anna)).toEqual({ of: "free", left: 0, limit: 2 });
});

test("a first message that waits to be read, and is refused, was begun all the same", async () => {
  const anna = await aMember({ paid_user: true, credits: 5 });
  const until = { id: crypto.randomUUID(), kind: "sanction", payload: aHold() };
  await actors.member(anna.id).receive(until);
  expect(valueOf(await write(anna, await aMember())).message.inspection).toBe("waiting");
  expect(await limitOf(anna)).toMatchObject({ left: 4 });
});

const aHold = () => ({ kind: "hold", case: null, until: null, decided_at: clock.now(), sequence: clock.now() });
