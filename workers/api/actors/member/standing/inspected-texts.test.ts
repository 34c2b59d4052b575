import { afterEach, expect, test } from "vitest";
import type { TextRefusal } from "../../../../../app/contract/operators/text-refusals.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { aFictional, holdsOf, HOURS } from "../../../../../tests/workers/fictional-fixtures.ts";
import { siteAlarm } from "../../../../../tests/workers/fictional-queue.ts";
import { claimedTextOf } from "../../../../../tests/workers/claimed-text.ts";
import { mailsTo } from "../../../../../tests/workers/deletion-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { MOST_INSPECTED } from "../conversations/undelivered/inspected-messages.ts";

afterEach(() => moveClock(0));

const olga = { id: crypto.randomUUID(), name: "Olga" };
const { queues } = actors.site();

/** Anna's new conversations are held; Bert knows nothing of her. */
async function aPair(wishes: { credits?: number; paid_user?: boolean; signup_date?: number } = {}) {
  const [anna, bert] = [await aMember({ credits: 5, ...wishes }), await aMember({ credits: 5 })];
  await decideOn(anna, "sanction", { until: null });
  return { anna, bert };
}

const decideOn = ({ stub }: TestMember, kind: string, more: object = {}) =>
  stub.receive({
    id: crypto.randomUUID(),
    kind,
    payload: { kind: "hold", case: null, decided_at: clock.now(), ...more },
  });

/** This member's text in the queue; all tests have the one queue. */
async function claimTextOf(member: TestMember): Promise<{ number: number; ref: string }> {
  await delivered(member);
  const claimed = await claimedTextOf(actors, member.id, olga);
  if (!claimed) throw new Error("it does not wait");
  return claimed;
}

/** An operator decides, and the site tells it. */
async function decide(member: TestMember, refused?: TextRefusal): Promise<void> {
  const { number } = await claimTextOf(member);
  valueOf(await queues.decideText({ number, operator: olga, refused }));
  await queues.sendNow(number);
  await siteAlarm();
  await delivered(member);
}

const textsOf = async (member: TestMember, other: TestMember) =>
  (await pageOf(member, other)).messages.map(({ text }) => text);

test("a held member's first message waits, costs nothing, and says so; let through it arrives once and is charged once", async () => {
  const { anna, bert } = await aPair();
  const order = { client_id: crypto.randomUUID(), text: "Good morning" };
  expect((await pageOf(anna, bert)).inspected).toBe(true);
  const sent = valueOf(await write(anna, bert, order));
  expect(sent).toMatchObject({ credits: 5, message: { inspection: "waiting" } });
  await delivered(anna);
  expect(await textsOf(bert, anna)).toEqual([]);
  expect(valueOf(await write(anna, bert, order)), "again is the first answer").toEqual(sent);
  expect(await write(anna, bert, { ...order, text: "Another" })).toEqual(refuse("key_reused"));
  await decide(anna);
  expect(await textsOf(bert, anna)).toEqual(["Good morning"]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 4 });
  expect((await pageOf(anna, bert)).messages[0]).not.toHaveProperty("inspection");
  expect(valueOf(await write(anna, bert, order)).message.id).toBe(sent.message.id);
  expect(await totalsOf(anna)).toMatchObject({ credits: 4 });
});

test("a held member's gift goes at once without words; with words it waits, arrives as a gift, and costs what a gift costs", async () => {
  const { anna, bert } = await aPair({ credits: 9 });
  const carl = await aMember();
  const gift = { gift: "tulips", cost: 3 } as const;
  expect(valueOf(await write(anna, carl, { ...gift, text: "" }))).toMatchObject({ credits: 6 });
  const sent = valueOf(await write(anna, bert, { ...gift, text: "For you" }));
  expect(sent).toMatchObject({ credits: 6, message: { gift: "tulips", inspection: "waiting" } });
  await delivered(anna);
  expect(await textsOf(bert, anna)).toEqual([]);
  await decide(anna);
  expect((await pageOf(bert, anna)).messages).toMatchObject([{ gift: "tulips", text: "For you" }]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 3 });
  expect((await anna.stub.money.ledger()).entries.filter(({ kind }) => kind === "gift")).toHaveLength(2);
});

test("a refused message never arrives and costs nothing; its writer reads why", async () => {
  const { anna, bert } = await aPair();
  await write(anna, bert, { text: "Send me money" });
  await decide(anna, "money");
  expect((await pageOf(anna, bert)).messages).toMatchObject([{ inspection: "refused", refusal: "money" }]);
  expect(await mailsTo(anna), "the chat says it").toEqual([]);
  expect(await textsOf(bert, anna)).toEqual([]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 5 });
});

test("where the other has answered, everything goes through", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna, { text: "Hello" });
  await delivered(bert);
  expect((await pageOf(anna, bert)).inspected).toBeUndefined();
  await write(anna, bert, { text: "Hello to you" });
  await delivered(anna);
  expect(await textsOf(bert, anna)).toEqual(["Hello", "Hello to you"]);
});

test("without the credits nothing is held, and what cannot be paid when it is let through never goes", async () => {
  const { anna, bert } = await aPair({ credits: 1 });
  const carla = await aMember();
  await write(anna, bert, { text: "To Bert" });
  await decideOn(anna, "sanction_lifted", { decided_at: clock.now() + 1 });
  await write(anna, carla, { text: "To Carla" });
  expect(await write(anna, bert)).toEqual(refuse("not_enough_credits", { credits: 0, cost: 1 }));
  await decide(anna);
  expect((await pageOf(anna, bert)).messages).toMatchObject([{ inspection: "refused", refusal: "credits" }]);
  expect(await textsOf(bert, anna)).toEqual([]);
});

test("no more waits than could be paid now", async () => {
  const { anna, bert } = await aPair({ credits: 2 });
  const carla = await aMember();
  await write(anna, bert);
  expect((await write(anna, carla, { cost: 2 })).ok).toBe(false);
  await write(anna, carla);
  expect(await write(anna, bert)).toEqual(refuse("not_enough_credits", { credits: 0, cost: 1 }));
  await decide(anna, "money");
  expect((await write(anna, bert)).ok, "what was refused costs nothing").toBe(true);
});

test("few messages wait at once in a conversation and in all, also those that cost nothing; what was read makes room", async () => {
  // Old enough to begin forty conversations a day (decision 0202).
  const { anna, bert } = await aPair({ paid_user: true, signup_date: clock.now() - 60 * 24 * HOURS });
  const free = { cost: 0 };
  for (let count = 0; count < MOST_INSPECTED.here; count += 1) valueOf(await write(anna, bert, free));
  const full = refuse("messages_waiting");
  expect(await write(anna, bert, free)).toEqual(full);
  await decide(anna);
  valueOf(await write(anna, bert, free));
  for (let count = MOST_INSPECTED.here; count < MOST_INSPECTED.all; count += 1)
    valueOf(await write(anna, await aMember(), free));
  expect(await write(anna, await aMember(), free)).toEqual(full);
});

test("an operator has the whole time to answer a message to a fictional profile, from when it is let through", async () => {
  const { anna } = await aPair();
  const fay = await aFictional();
  await write(anna, fay, { text: "Good morning" });
  moveClock(47 * HOURS);
  await decide(anna);
  moveClock(94 * HOURS);
  await delivered(anna);
  expect(await holdsOf(anna, fay)).toEqual(["held"]);
  moveClock(96 * HOURS);
  await delivered(anna);
  expect(await holdsOf(anna, fay)).toEqual(["returned"]);
});

test("an answer to what a fictional profile had already does not spend a message that is let through later", async () => {
  const { anna } = await aPair();
  const fay = await aFictional();
  await write(anna, fay, { text: "Good morning" });
  await decideOn(anna, "sanction_lifted");
  moveClock(HOURS);
  const second = valueOf(await write(anna, fay, { text: "Are you there?" })).message;
  moveClock(2 * HOURS);
  await decide(anna);
  expect(await holdsOf(anna, fay)).toEqual(["held", "held"]);
  const payload = { to: anna.id, text: "Here I am", seen: Date.parse(second.sent_at) };
  await fay.stub.receive({ id: crypto.randomUUID(), kind: "operator_answer", payload });
  await delivered(fay);
  // What was let through stands behind what left before it.
  expect(await holdsOf(anna, fay)).toEqual(["spent", "held"]);
});

test("where the other has answered everything goes through, also once the writer removed the chat", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna, { text: "Hello" });
  await delivered(bert);
  const { conversation } = await pageOf(anna, bert);
  await anna.stub.conversations.deleteChat(anna.token, conversation.id);
  expect((await pageOf(anna, bert)).inspected).toBeUndefined();
  expect(valueOf(await write(anna, bert, { text: "Hello again" })).message).not.toHaveProperty("inspection");
});

test("to somebody who blocked meanwhile it never goes, also by a decision that is under way, and after the block is taken back", async () => {
  const { anna, bert } = await aPair();
  await write(anna, bert);
  const { ref } = await claimTextOf(anna);
  await bert.stub.people.block(bert.token, anna.id);
  await delivered(bert);
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "text_decided", payload: { text_id: ref } });
  expect(await claimTextOf(anna).catch(String)).toContain("does not wait");
  await bert.stub.people.unblock(bert.token, anna.id);
  await delivered(anna, bert);
  expect(await textsOf(bert, anna)).toEqual([]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 5 });
});

test("while the writer is suspended nobody reads it, and nothing of theirs arrives", async () => {
  const { anna, bert } = await aPair();
  await write(anna, bert, { text: "Good morning" });
  const { number, ref } = await claimTextOf(anna);
  await decideOn(anna, "sanction", { kind: "suspend", until: null });
  expect(await queues.decideText({ number, operator: olga })).toEqual(refuse("not_claimed"));
  await anna.stub.receive({ id: "late", kind: "text_decided", payload: { text_id: ref } });
  await delivered(anna);
  expect(await totalsOf(bert)).toMatchObject({ num_unread_messages: 0 });
  moveClock(1000);
  await decideOn(anna, "sanction_lifted", { kind: "suspend" });
  expect((await claimTextOf(anna)).ref).toBe(ref);
});

test("a decision that comes twice, or of a conversation that was removed, changes nothing", async () => {
  const { anna, bert } = await aPair();
  const { conversation } = valueOf(await write(anna, bert));
  const { ref } = await claimTextOf(anna);
  for (const id of ["one", "two"]) await anna.stub.receive({ id, kind: "text_decided", payload: { text_id: ref } });
  await delivered(anna);
  expect((await textsOf(bert, anna)).length).toBe(1);
  expect(await totalsOf(anna)).toMatchObject({ credits: 4 });
  const { bert: carl, anna: dora } = await aPair();
  const waiting = valueOf(await write(dora, carl));
  await dora.stub.conversations.deleteChat(dora.token, waiting.conversation.id);
  await dora.stub.receive({ id: "three", kind: "text_decided", payload: { text_id: waiting.message.id } });
  await delivered(dora);
  expect(await textsOf(carl, dora)).toEqual([]);
  expect(conversation.id).not.toBe(waiting.conversation.id);
});
