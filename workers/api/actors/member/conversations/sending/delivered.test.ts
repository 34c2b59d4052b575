import { expect, test } from "vitest";
import { inObject, objects } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  type TestMember,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../../clock.ts";
import type { OutboxEvent } from "../../../outbox.ts";
import { accountOf, personOf } from "../../account/account.ts";
import { receiveTextDecision } from "../../standing/receive-text-decision.ts";
import { deliveredFrames, noteArrival } from "./delivered.ts";

/** Which of the writer's messages are marked, newest last, as the newest one's sign would be. */
async function signsOf(from: TestMember, to: TestMember) {
  const { messages, delivered_by_other, read_by_other } = await pageOf(from, to);
  return messages.map(({ position }) =>
    position <= read_by_other ? "read" : position <= delivered_by_other ? "delivered" : "sent",
  );
}

const preferRead = (member: TestMember, show_read: boolean) =>
  member.stub.notifications.setPreferences(member.token, { show_read });

/** The events that wait in this member's object, and not yet delivered. */
const waitingIn = (member: TestMember) =>
  inObject(member, (sql) =>
    sql
      .exec<{ id: string; kind: string; payload: string }>("SELECT id, kind, payload FROM outbox")
      .toArray()
      .map(({ payload, ...event }) => ({ ...event, payload: JSON.parse(payload) as unknown })),
  );

/** The event of a message that its receiver would get, made by hand. */
async function anEvent(from: TestMember, to: TestMember): Promise<Omit<OutboxEvent, "target">> {
  const person = await inObject(from, (sql) => personOf(sql, accountOf(sql)));
  const message = { id: crypto.randomUUID(), text: "Hello", sent_at: 1_000 };
  const payload = { conversation: [from.id, to.id].sort().join("-"), message, from: person };
  return { id: `${from.id}/message/${message.id}`, kind: "message", payload };
}

test("a message is delivered when it is in the other one's conversation, and its event is gone in the same step", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await write(anna, bert);
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["delivered"]);
  expect(await waitingIn(anna)).toEqual([]);
  expect((await pageOf(bert, anna)).delivered_by_other, "of what he wrote, which is nothing").toBe(0);
  await bert.stub.conversations.messages(bert.token, { with: anna.id, limit: 50, mark_read: "1" });
  await delivered(bert);
  expect(await signsOf(anna, bert)).toEqual(["read"]);
});

test("a message that waits for a confirmed address is only sent", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await inObject(bert, (sql) => sql.exec("UPDATE account SET status = 'not_confirmed'").rowsWritten);
  await write(anna, bert);
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["sent"]);
});

test("what was blocked away, or written to a fictional profile, is never delivered", async () => {
  const [anna, bert, fay] = [await aMember({ credits: 5 }), await aMember(), await aMember({ fictional: true })];
  await write(anna, bert);
  await inObject(bert, (sql) => sql.exec("INSERT INTO blocks (other, by_me, by_them) VALUES (?, 1, 0)", anna.id));
  await write(anna, fay);
  await delivered(anna);
  expect(await signsOf(anna, fay)).toEqual(["sent"]);
  expect(await bert.stub.receive(await anEvent(anna, bert))).toBeUndefined();
});

test("who hides that they read tells of nothing that arrives", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await preferRead(bert, false);
  await write(anna, bert);
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["sent"]);
  await preferRead(bert, true);
  await write(anna, bert, { text: "Another one" });
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["delivered", "delivered"]);
});

test("who hides that they read sees nothing of what arrived, until they show it again", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await preferRead(anna, false);
  await write(anna, bert);
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["sent"]);
  await preferRead(anna, true);
  expect(await signsOf(anna, bert)).toEqual(["delivered"]);
});

test("a repeated message is answered alike, and is there once", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const event = await anEvent(anna, bert);
  const answers = [await bert.stub.receive(event), await bert.stub.receive(event)];
  expect(answers).toEqual(["arrived", "arrived"]);
  expect((await pageOf(bert, anna)).messages).toHaveLength(1);
  expect(
    await bert.stub.receive({ ...event, id: "another", kind: "unlike", payload: { id: anna.id } }),
  ).toBeUndefined();
});

/** Somebody has read the message: it leaves, and is not under way yet. */
const release = (member: TestMember, text_id: string) =>
  inObject(member, (sql) =>
    receiveTextDecision({ sql, env: objects, frames: [], ended: [], isHere: () => false }, { text_id }),
  );

test("what leaves later than a newer message is neither delivered nor read with it, and stands behind it on both sides", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await write(anna, bert, { text: "Long ago" });
  const hold = { kind: "hold", case: null, decided_at: clock.now() };
  await anna.stub.receive({ id: "hold", kind: "sanction", payload: { ...hold, until: null } });
  const late = valueOf(await write(anna, bert, { text: "The first one" }));
  await anna.stub.receive({ id: "lifted", kind: "sanction_lifted", payload: { ...hold, decided_at: clock.now() + 1 } });
  valueOf(await write(anna, bert, { text: "The second one" }));
  await delivered(anna);
  await bert.stub.conversations.messages(bert.token, { with: anna.id, limit: 50, mark_read: "1" });
  await delivered(bert);
  expect((await pageOf(anna, bert)).messages).toMatchObject([
    {},
    { inspection: "waiting" },
    { text: "The second one" },
  ]);
  await release(anna, late.message.id);
  expect(await signsOf(anna, bert)).toEqual(["read", "read", "sent"]);
  await delivered(anna);
  expect(await signsOf(anna, bert)).toEqual(["read", "read", "delivered"]);
  const [mine, theirs] = [await pageOf(anna, bert), await pageOf(bert, anna)];
  expect(mine.messages.map(({ text }) => text)).toEqual(["Long ago", "The second one", "The first one"]);
  expect(theirs.messages.map(({ id, sent_at }) => [id, sent_at])).toEqual(
    mine.messages.map(({ id, sent_at }) => [id, sent_at]),
  );
  const older = await pageOf(anna, bert, { before: late.message.position });
  expect(older.messages, "of a page from before, whose oldest message it was").toMatchObject([{ text: "Long ago" }]);
});

test("of a message whose conversation was blocked away nothing is noted, nor told", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  const { message, conversation } = valueOf(await write(anna, bert));
  await delivered(anna);
  await anna.stub.people.block(anna.token, bert.id);
  const frames = await inObject(anna, (sql) => {
    sql.exec("UPDATE conversations SET delivered_by_other = 0");
    const payload = {
      conversation: conversation.id,
      message: { ...message, sent_at: 1 },
      from: personOf(sql, accountOf(sql)),
    };
    noteArrival(sql, payload as Parameters<typeof noteArrival>[1]);
    return deliveredFrames(sql, payload as Parameters<typeof noteArrival>[1]);
  });
  expect(frames).toEqual([]);
  const rows = await inObject(anna, (sql) => sql.exec("SELECT delivered_by_other FROM conversations").toArray());
  expect(rows).toEqual([{ delivered_by_other: 0 }]);
});
