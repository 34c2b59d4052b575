import { expect, test } from "vitest";
import { accept } from "../../../../../../app/domain/result.ts";
import {
  accountsOf,
  aFictional,
  anAnswer,
  holdsOf,
  HOURS,
} from "../../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { clock, instantOf } from "../../../../clock.ts";

test("the credits of a message to a fictional profile are held, those of one to a member are spent", async () => {
  const [anna, fay, bert] = [await aMember({ credits: 5 }), await aFictional(), await aMember()];
  const sent = valueOf(await write(anna, fay, { cost: 2 }));
  const { sent_at, hold } = sent.message;
  expect(hold).toEqual({ credits: 2, until: instantOf(Date.parse(sent_at) + 48 * HOURS) });
  expect(valueOf(await write(anna, bert)).message.hold).toBeUndefined();
  expect(await accountsOf(anna)).toMatchObject({ wallet: 2, "held:messages": 2, "site:messages": 1 });
  expect((await pageOf(anna, fay)).messages[0]?.hold).toEqual(hold);
});

test("what is held in all is told, until it is spent or back", async () => {
  const [anna, fay, eva] = [await aMember({ credits: 9 }), await aFictional(), await aFictional()];
  const held = async () => valueOf(await anna.stub.money.buyer(anna.token)).held;
  expect(await held()).toBe(0);
  await write(anna, fay, { cost: 2 });
  await write(anna, eva);
  expect(await held()).toBe(3);
  await anAnswer(fay, anna);
  expect(await held()).toBe(1);
  moveTime(48 * HOURS);
  await anna.stub.runDue();
  expect(await held()).toBe(0);
});

test("where the site holds nothing, or messages cost nothing, nothing is held", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay, { hold_hours: 0 });
  await write(anna, fay, { cost: 0 });
  expect(await holdsOf(anna, fay)).toEqual(["spent", "spent"]);
  expect(await accountsOf(anna)).toEqual({ "site:signup": -5, wallet: 4, "site:messages": 1 });
});

test("an answer spends what is held for the messages that it answers, and no more", async () => {
  const [anna, fay, eva] = [await aMember({ credits: 5 }), await aFictional(), await aFictional()];
  await write(anna, fay);
  const second = valueOf(await write(anna, fay));
  await write(anna, eva);
  await write(anna, fay);
  await anAnswer(fay, anna, { answers: Date.parse(second.message.sent_at) });
  expect(await holdsOf(anna, fay)).toEqual(["spent", "spent", "held"]);
  expect(await holdsOf(anna, eva)).toEqual(["held"]);
  expect(await accountsOf(anna)).toMatchObject({ wallet: 1, "held:messages": 2, "site:messages": 2 });
  expect((await totalsOf(anna)).credits).toBe(1);
});

test("after 48 hours without an answer they are back, once, however often the alarm goes off", async () => {
  const [anna, fay] = [await aMember({ credits: 3 }), await aFictional()];
  const client_id = crypto.randomUUID();
  await write(anna, fay, { client_id });
  moveTime(48 * HOURS - 1000);
  await anna.stub.runDue();
  expect(await holdsOf(anna, fay)).toEqual(["held"]);
  moveTime(1000);
  await Promise.all([anna.stub.runDue(), anna.stub.runDue()]);
  await anna.stub.runDue();
  expect(await holdsOf(anna, fay)).toEqual(["returned"]);
  // All of them: two days later may be another month.
  const { movements } = valueOf(await anna.stub.money.movements(anna.token));
  expect(movements.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
    ["message_returned", 1, 3],
    ["message_held", -1, 2],
    ["signup", 3, 3],
  ]);
  expect((await totalsOf(anna)).credits).toBe(3);
  // The same form again is answered as at first, and moves nothing.
  expect(await write(anna, fay, { client_id })).toMatchObject(accept({ message: { client_id } }));
  expect((await totalsOf(anna)).credits).toBe(3);
});

for (const [when, before, outcome, credits] of [
  ["a moment before the 48th hour", 1, "spent", 0],
  ["at the 48th hour", 0, "returned", 1],
] as const)
  test(`an answer ${when}, with a late alarm: ${outcome}, and never both`, async () => {
    const [anna, fay] = [await aMember({ credits: 1 }), await aFictional()];
    const sent = valueOf(await write(anna, fay));
    moveTime(Date.parse(sent.message.hold?.until ?? "") - clock.now() - before * 60_000);
    await anAnswer(fay, anna);
    await anna.stub.runDue();
    moveTime(HOURS);
    await anna.stub.runDue();
    expect(await holdsOf(anna, fay)).toEqual([outcome]);
    expect((await totalsOf(anna)).credits).toBe(credits);
    expect((await accountsOf(anna))["held:messages"]).toBe(0);
  });

test("an answer that comes after the credits went back is free, and so is the one that arrives twice", async () => {
  const [anna, fay] = [await aMember({ credits: 1 }), await aFictional()];
  await write(anna, fay);
  moveTime(49 * HOURS);
  await anna.stub.runDue();
  const id = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) await anAnswer(fay, anna, { id });
  expect((await pageOf(anna, fay)).messages).toHaveLength(2);
  expect(await accountsOf(anna)).toEqual({ "site:signup": -1, wallet: 1, "held:messages": 0 });
});

test("a clock that is set back and forth gives nothing back twice", async () => {
  const [anna, fay] = [await aMember({ credits: 2 }), await aFictional()];
  await write(anna, fay);
  for (const hours of [72, -72, 72, -24]) {
    moveTime(hours * HOURS);
    await anna.stub.runDue();
    await write(anna, fay);
  }
  moveTime(200 * HOURS);
  await anna.stub.runDue();
  expect(await accountsOf(anna)).toEqual({ "site:signup": -2, wallet: 2, "held:messages": 0 });
});

test("who blocks a fictional profile, or whom it leaves, has the credits back", async () => {
  const [anna, fay, eva] = [await aMember({ credits: 4 }), await aFictional(), await aFictional()];
  for (const other of [fay, eva]) await write(anna, other);
  expect((await totalsOf(anna)).credits).toBe(2);
  await anna.stub.people.block(anna.token, fay.id);
  await anna.stub.receive({
    id: `${eva.id}/contact_deactivated/1`,
    kind: "contact_deactivated",
    payload: { id: eva.id },
  });
  expect((await totalsOf(anna)).credits).toBe(4);
  await delivered(anna);
  moveTime(100 * HOURS);
  await anna.stub.runDue();
  expect(await accountsOf(anna)).toMatchObject({ wallet: 4, "held:messages": 0 });
});
