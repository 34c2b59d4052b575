import { afterEach, expect, test } from "vitest";
import { eventually } from "../../../../../../tests/support/eventually.ts";
import {
  aMemberWithPassword,
  days,
  erase,
  inObject,
  objects,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  actors,
  delivered,
  unusedMemberId,
  pageOf,
  totalsOf,
  valueOf,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { namedIn } from "../../../../../../tests/workers/erased-traces.ts";
import { moveClock } from "../../../../clock.ts";
import type { CreateOrder } from "../../account/create.ts";
import { planMessage } from "./planned-message.ts";

afterEach(() => moveClock(0));

const state = { env: objects, frames: [], ended: [], isHere: () => false };
const text = "I liked what you wrote about the sea";

/** Somebody who signed up on the page of `target`, and has not confirmed their address. */
function aNewcomer(target: string, wishes: Partial<CreateOrder> & { credits?: number } = {}) {
  return aMember({ confirmed: false, credits: 5, target, signup_message: text, ...wishes });
}

async function confirm(member: TestMember): Promise<void> {
  await delivered(member);
  const mails = (await actors.site().mails()).filter(({ to }) => to === member.order.email);
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes("/activate?"));
  valueOf(await member.stub.account.activate(new URL(link ?? "").searchParams.get("token") ?? ""));
  await ended(member, async () => (await planned(member)).every(({ refusal }) => refusal !== null));
  await delivered(member);
}

/** Does what is due until `isSo`. The alarm may be at it already, and then leaves nothing due to this call: it is waited for. */
function ended({ stub }: TestMember, isSo: () => Promise<boolean>): Promise<void> {
  return eventually("the first message has left, or stays for a reason", async () => {
    await stub.runDue();
    return isSo();
  });
}

function planned(member: TestMember) {
  return inObject(member, (sql) => sql.exec("SELECT target, text, refusal FROM planned_messages").toArray());
}

test("it leaves with the confirmation, once", async () => {
  const bert = await aMember();
  const anna = await aNewcomer(bert.id);
  await delivered(anna);
  expect((await totalsOf(bert)).num_unread_messages).toBe(0);
  await confirm(anna);
  await confirm(anna);
  expect((await pageOf(bert, anna)).messages).toMatchObject([{ text, own: false }]);
  expect((await pageOf(anna, bert)).messages).toMatchObject([{ text, own: true }]);
  expect((await totalsOf(anna)).credits).toBe(4);
  expect(await planned(anna)).toEqual([]);
});

test("without credits it does not leave; it stays, and why", async () => {
  const bert = await aMember();
  const anna = await aNewcomer(bert.id, { credits: 0 });
  await confirm(anna);
  expect(await planned(anna)).toEqual([{ target: bert.id, text, refusal: "not_enough_credits" }]);
  expect((await totalsOf(bert)).num_unread_messages).toBe(0);
  const { lists } = valueOf(await anna.stub.account.exportOverview(anna.token));
  expect(lists.first_messages).toMatchObject([{ text, refusal: "not_enough_credits" }]);
});

test("to nobody it does not leave, and nobody is named any longer", async () => {
  const anna = await aNewcomer(unusedMemberId());
  await confirm(anna);
  expect(await planned(anna)).toEqual([{ target: "", text, refusal: "not_found" }]);
  expect((await totalsOf(anna)).credits).toBe(5);
});

test("what is no message, or to no id of ours, is not kept", async () => {
  for (const wishes of [
    { signup_message: "  " },
    { signup_message: "\u200b\u0301" },
    { target: "../nobody" },
    { target: "a".repeat(16) },
  ])
    expect(await planned(await aNewcomer(unusedMemberId(), wishes))).toEqual([]);
});

test("it is kept as any message is", async () => {
  const anna = await aNewcomer(unusedMemberId(), { signup_message: " Hel\u0000lo\u202e\r\nBert" });
  expect(await planned(anna)).toMatchObject([{ text: "Hello\nBert" }]);
});

test("before the confirmation it stands in the conversation and the list, as what waits for the address", async () => {
  const bert = await aMember();
  const anna = await aNewcomer(bert.id);
  await ended(anna, async () => (await planned(anna)).length === 0);
  const waits = { text, own: true, waits_for: "address" };
  expect((await pageOf(anna, bert)).messages).toMatchObject([waits]);
  expect(valueOf(await anna.stub.conversations.chats(anna.token))).toMatchObject([{ last_message: waits }]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 0 });
});

test("who never confirms their address wrote to nobody, and has their words still", async () => {
  const bert = await aMember();
  const anna = await aNewcomer(bert.id);
  await ended(anna, async () => (await planned(anna)).length === 0);
  moveClock(days(60));
  await delivered(anna);
  moveClock(0);
  expect(await totalsOf(bert)).toMatchObject({ num_unread_messages: 0 });
  expect((await pageOf(anna, bert)).messages).toMatchObject([{ waits_for: "address" }]);
});

test("once its target is erased nobody is named any longer, whether it waits or was refused", async () => {
  for (const refused of [false, true]) {
    const bert = await aMemberWithPassword({ name: `Bartholomew ${crypto.randomUUID()}` });
    const anna = await aNewcomer(bert.id, { credits: 0 });
    if (refused) await confirm(anna);
    await delivered(anna);
    expect(await namedIn(anna, bert)).toContain("id");
    await erase(bert);
    await delivered(anna);
    expect(await namedIn(anna, bert)).toEqual([]);
    expect(await planned(anna)).toEqual([{ target: "", text, refusal: "not_found" }]);
    moveClock(0);
  }
});

test("its target, who was told that it waits, forgets whoever is erased before it leaves", async () => {
  const [anna, bert] = [await aMemberWithPassword({ name: `Anna ${crypto.randomUUID()}` }), await aMember()];
  await inObject(anna, (sql) => planMessage({ ...state, sql }, { target: bert.id, text }));
  await delivered(anna);
  expect(await namedIn(bert, anna)).toEqual(["id"]);
  await erase(anna);
  expect(await namedIn(bert, anna)).toEqual([]);
});
