import { expect, test } from "vitest";
import { aFictional, HOURS, holdsOf } from "../../../../../tests/workers/fictional-fixtures.ts";
import { claimedOf, decided, inSite, olga, siteAlarm } from "../../../../../tests/workers/fictional-queue.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { clock } from "../../../clock.ts";
import { UNDO_FOR } from "../../site/operators/cases/planned-decisions.ts";

const omar = { id: "omar", name: "Omar" };
const site = actors.site();

test("what is written to a fictional profile waits once for an operator, however much it is", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await write(anna, fay);
  await delivered(anna, fay);
  expect(await claimedOf(anna)).toHaveLength(1);
});

test("what members write to each other waits for nobody, and nobody reads it", async () => {
  const [anna, bert] = [await aMember({ credits: 5 }), await aMember()];
  await write(anna, bert);
  await delivered(anna, bert);
  expect(await claimedOf(anna)).toEqual([]);
  expect(await bert.stub.fictional.conversation(anna.id)).toMatchObject({ problem: { error: "not_found" } });
});

test("the answer comes as a message under the fictional sign, and spends the credits", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const [number] = await claimedOf(anna);
  await decided({ number });
  await delivered(fay);
  const page = await pageOf(anna, fay);
  expect(page.profile).toMatchObject({ fictional: true, online: false });
  expect(page.messages.map(({ own, text }) => [own, text]).at(-1)).toEqual([false, "How nice of you to write"]);
  expect(page.read_by_other).toBeGreaterThan(0);
  expect(await holdsOf(anna, fay)).toEqual(["spent"]);
  expect((await totalsOf(anna)).num_unread_messages).toBe(1);
  expect(await claimedOf(anna)).toEqual([]);
});

test("without an answer the credits go back at once, and the conversation waits for nobody", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const [number] = await claimedOf(anna);
  await decided({ number, text: null });
  await delivered(fay);
  expect(await holdsOf(anna, fay)).toEqual(["returned"]);
  expect((await totalsOf(anna)).credits).toBe(5);
  expect((await pageOf(anna, fay)).messages).toHaveLength(1);
});

test("what was written while the operator wrote is not spent, and waits anew", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  const first = valueOf(await write(anna, fay));
  await delivered(anna, fay);
  const [number] = await claimedOf(anna);
  await write(anna, fay, { text: "And one more thing" });
  await delivered(anna, fay);
  await decided({ number, seen: Date.parse(first.message.sent_at) });
  await delivered(fay);
  expect(await holdsOf(anna, fay)).toEqual(["spent", "held"]);
  const waiting = await claimedOf(anna);
  expect(waiting).toHaveLength(1);
  await decided({ number: waiting[0] });
  await delivered(fay);
  expect(await holdsOf(anna, fay)).toEqual(["spent", "spent"]);
});

test("whatever the page says, an answer spends what it is about and no more than was shown", async () => {
  for (const [seen, holds] of [
    [Date.parse("2099-01-01T00:00:00Z"), ["spent", "spent", "held"]],
    [0, ["spent", "held", "held"]],
  ] as const) {
    const { anna, fay, number } = await twoMessagesShown();
    moveTime(1000);
    await write(anna, fay);
    await delivered(anna, fay);
    await decided({ number, seen });
    await delivered(fay);
    expect(await holdsOf(anna, fay)).toEqual(holds);
    expect(await claimedOf(anna)).toHaveLength(1);
  }
});

test("only who has claimed it answers, and a decision that is taken back sends nothing", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const [number = 0] = await claimedOf(anna);
  const order = { number, text: "Hello", seen: clock.now() };
  expect(await site.queues.answerFictional({ ...order, operator: omar })).toMatchObject({ ok: false });
  await site.queues.answerFictional({ ...order, operator: olga });
  await site.queues.undo({ number, operator: olga });
  moveTime(UNDO_FOR + 1000);
  await siteAlarm();
  await delivered(fay);
  expect(await holdsOf(anna, fay)).toEqual(["held"]);
  expect((await pageOf(anna, fay)).messages).toHaveLength(1);
  const said = await inSite((sql) => JSON.stringify(sql.exec("SELECT * FROM audit, queue_items").toArray()));
  expect(said, "the record holds no word of it").not.toContain("Hello");
});

test("an answer that reaches nobody, as they leave, leaves the message waiting for when they come back", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const tell = async (kind: string, payload: unknown) => {
    await fay.stub.receive({ id: crypto.randomUUID(), kind, payload });
    await delivered(fay);
  };
  await tell("contact_deactivated", { id: anna.id });
  await tell("operator_answer", { to: anna.id, text: "Hello", seen: clock.now() });
  expect((await pageOf(anna, fay)).messages).toHaveLength(1);
  await tell("contact_reactivated", (await anna.stub.people.person(anna.id)) ?? {});
  expect(await claimedOf(anna)).toHaveLength(1);
});

test("in the name of a member who is not fictional nobody writes", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await write(anna, bert, { cost: 0 });
  await delivered(anna, bert);
  const payload = { to: anna.id, text: "Not mine", seen: clock.now() };
  await bert.stub.receive({ id: crypto.randomUUID(), kind: "operator_answer", payload });
  await delivered(bert);
  expect((await pageOf(anna, bert)).messages).toHaveLength(1);
});

test("who blocks the profile, leaves or is erased waits for nobody; who comes back does", async () => {
  const [anna, bert, fay] = [await aMember({ credits: 5 }), await aMember({ credits: 5 }), await aFictional()];
  for (const member of [anna, bert]) await write(member, fay);
  await delivered(anna, bert, fay);
  await anna.stub.people.block(anna.token, fay.id);
  await delivered(anna, fay);
  expect(await claimedOf(anna)).toEqual([]);
  const tell = async (kind: string, payload: unknown) => {
    await fay.stub.receive({ id: crypto.randomUUID(), kind, payload });
    await delivered(fay);
    return (await claimedOf(bert)).length;
  };
  expect(await tell("contact_deactivated", { id: bert.id })).toBe(0);
  expect(await tell("contact_reactivated", (await bert.stub.people.person(bert.id)) ?? {})).toBe(1);
  expect(await tell("contact_erased", { id: bert.id })).toBe(0);
  const kept = await fay.stub.fictional.conversation(bert.id);
  expect(kept, "nothing of the conversation is kept").toMatchObject({ problem: { error: "not_found" } });
});

test("an answer after 48 hours is free", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  moveTime(49 * HOURS);
  await anna.stub.runDue();
  const [number] = await claimedOf(anna);
  await decided({ number });
  await delivered(fay);
  expect((await pageOf(anna, fay)).messages).toHaveLength(2);
  expect((await totalsOf(anna)).credits).toBe(5);
});

test("what was shown to an operator who left it to others counts for nobody else", async () => {
  const { anna, fay, number } = await twoMessagesShown();
  await site.queues.releaseAll(olga.id);
  let claimed: number | undefined = 0;
  while (claimed !== number) claimed = await site.queues.claim({ queue: "fictional", operator: omar, after: claimed });
  const answer = { number, operator: omar, text: "Hello", seen: clock.now() };
  expect(await site.queues.answerFictional(answer)).toMatchObject({ ok: true });
  moveTime(UNDO_FOR + 1000);
  await siteAlarm();
  await delivered(fay);
  expect(await holdsOf(anna, fay)).toEqual(["spent", "held"]);
});

/** What somebody wrote to a fictional profile, twice, as an operator has it before them. */
async function twoMessagesShown() {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  moveTime(1000);
  await write(anna, fay);
  await delivered(anna, fay);
  const [number = 0] = await claimedOf(anna);
  await site.queues.noteShown({ number, operator: olga }, clock.now());
  return { anna, fay, number };
}
