import { expect, test } from "vitest";
import type { RefundKind } from "../../../../../../app/contract/operators/money/operator-refunds.ts";
import { refuse } from "../../../../../../app/domain/result.ts";
import { mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  actors,
  delivered,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { alarm, aPaidBundle, decide, paidBack, withdrawFrom } from "../../../../../../tests/workers/paid-fixtures.ts";

const [olga, piet] = [
  { id: "o-1", name: "Olga" },
  { id: "p-1", name: "Piet" },
];
const ALL = 9995;

interface Wishes {
  kind?: RefundKind;
  seen: number;
  by?: typeof olga;
  refund_id?: string;
}

function refund({ stub }: TestMember, payment_id: string, { kind = "all", seen, by = olga, ...wishes }: Wishes) {
  const { refund_id = crypto.randomUUID() } = wishes;
  const act = { operator: by, why: "asked by mail" };
  return stub.money.refundByOperator({ refund_id, payment_id, kind, seen, act });
}

function say({ stub }: TestMember, refund_id: string, { agree, by }: { agree: boolean; by: typeof olga }) {
  return stub.money.decideProposal({ refund_id, agree, act: { operator: by, why: "looked into it" } });
}

const listed = async ({ stub }: TestMember) => (await stub.money.refundablePayments(olga))?.[0];
const userOf = async ({ stub, token }: TestMember) => valueOf(await stub.account.user(token));

/** What the audit log has of a member's money, the latest first. */
async function logged(member: TestMember) {
  await delivered(member);
  const { rows } = await actors.site().queues.audit({ member: member.id });
  return rows.map(({ action, operator, why }) => `${operator} ${action}: ${why}`);
}

/** Anna paid so much that two have to decide, and Olga proposed to pay it back. */
async function aProposal() {
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna, { amount: ALL, credits: 300 });
  const refund_id = crypto.randomUUID();
  expect(valueOf(await refund(anna, payment_id, { seen: ALL, refund_id }))).toEqual({ proposed: true });
  return { anna, payment_id, ref, refund_id };
}

test("a small sum goes back at once, with the unused credits, a mail and a line in the log that has the sum", async () => {
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna);
  expect(valueOf(await refund(anna, payment_id, { seen: 995 }))).toEqual({ proposed: false });
  expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
  expect(await logged(anna)).toEqual([`Olga refunded: €9.95, ${payment_id}: asked by mail`]);
  const mails = (await mailsTo(anna)).filter(({ kind }) => kind === "refund");
  expect(mails.map(({ text }) => text).join()).toContain("€9.95");
});

test("of what was used the price stays with `unused`; `all` pays that back as well, afterwards too", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id, ref } = await aPaidBundle(anna);
  for (let time = 0; time < 5; time += 1) valueOf(await write(anna, bert));
  expect(await listed(anna)).toMatchObject({ unused: 15, unused_refund: { amount: 747 }, all_refund: { amount: 995 } });
  valueOf(await refund(anna, payment_id, { kind: "unused", seen: 747 }));
  await alarm(anna);
  expect(await listed(anna)).toMatchObject({ unused: 0, unused_refund: { amount: 0 }, all_refund: { amount: 248 } });
  expect(await refund(anna, payment_id, { kind: "unused", seen: 0 })).toEqual(refuse("nothing_to_refund"));
  valueOf(await refund(anna, payment_id, { seen: 248 }));
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
  expect(await refund(anna, payment_id, { seen: 0 })).toEqual(refuse("nothing_to_refund"));
});

test("a large sum waits until somebody else agrees: nothing has moved before, everything has after", async () => {
  const { anna, ref, refund_id } = await aProposal();
  await alarm(anna);
  expect([await paidBack(ref), (await userOf(anna)).credits]).toEqual([0, 300]);
  expect(await listed(anna)).toMatchObject({ refunds: [{ status: "proposed", operator: "Olga", own: true }] });
  expect(await say(anna, refund_id, { agree: true, by: olga })).toEqual(refuse("second_operator"));
  await alarm(anna);
  expect(await paidBack(ref)).toBe(0);
  valueOf(await say(anna, refund_id, { agree: true, by: piet }));
  await alarm(anna);
  expect([await paidBack(ref), (await userOf(anna)).credits]).toEqual([ALL, 0]);
  expect((await logged(anna)).map((line) => line.split(":")[0])).toEqual(["Piet refunded", "Olga refund_proposed"]);
  for (const agree of [true, false])
    expect(await say(anna, refund_id, { agree, by: piet }), "once").toEqual(refuse("decision_changed"));
});

test("two operators who agree at once pay back once", async () => {
  const { anna, ref, refund_id } = await aProposal();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      say(anna, refund_id, { agree: true, by: { id: `p-${nth}`, name: `Piet ${nth}` } }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await alarm(anna);
  expect(await paidBack(ref)).toBe(ALL);
});

test("what a second operator declines, or who proposed it takes back, is as if it had not been proposed", async () => {
  for (const by of [piet, olga]) {
    const { anna, payment_id, ref, refund_id } = await aProposal();
    valueOf(await say(anna, refund_id, { agree: false, by }));
    await alarm(anna);
    expect([await paidBack(ref), (await userOf(anna)).credits]).toEqual([0, 300]);
    expect((await logged(anna))[0]).toBe(`${by.name} refund_declined: €99.95, ${payment_id}: looked into it`);
    expect(await say(anna, refund_id, { agree: true, by: piet })).toEqual(refuse("decision_changed"));
    expect(valueOf(await refund(anna, payment_id, { seen: ALL }))).toEqual({ proposed: true });
  }
});

test("nobody agrees to what changed since: credits that were used, a withdrawal, a charge-back", async () => {
  const changes: ((given: Awaited<ReturnType<typeof aProposal>>) => Promise<unknown>)[] = [
    async ({ anna }) => valueOf(await write(anna, await aMember())),
    async ({ anna, payment_id }) => valueOf((await withdrawFrom(anna, payment_id)).answer),
    ({ anna, ref }) => decide(anna, { ref }, "charged_back"),
  ];
  for (const change of changes) {
    const given = await aProposal();
    await change(given);
    const { anna, refund_id } = given;
    expect(await say(anna, refund_id, { agree: true, by: piet })).toEqual(refuse("decision_changed"));
    // What was withdrawn or taken back has ended the proposal by itself.
    const declined = await say(anna, refund_id, { agree: false, by: piet });
    expect(declined.ok).toBe(change === changes[0]);
  }
});

test("the sum that was shown is the sum that goes back; one proposal of a payment waits at a time; a key is one refund", async () => {
  const { anna, payment_id, refund_id } = await aProposal();
  expect(await refund(anna, payment_id, { seen: ALL, by: piet })).toEqual(refuse("decision_changed"));
  expect(valueOf(await refund(anna, payment_id, { seen: ALL, refund_id }))).toEqual({ proposed: true });
  expect(await refund(anna, payment_id, { seen: 1, refund_id })).toEqual(refuse("key_reused"));
  expect(await refund(anna, payment_id, { seen: ALL, refund_id, by: piet })).toEqual(refuse("key_reused"));
  const bert = await aMember();
  const other = await aPaidBundle(bert);
  expect(await refund(bert, other.payment_id, { seen: 994 })).toEqual(refuse("decision_changed"));
  expect(await refund(bert, payment_id, { seen: ALL })).toEqual(refuse("not_found"));
  expect(await say(bert, refund_id, { agree: true, by: piet })).toEqual(refuse("not_found"));
  expect((await userOf(bert)).credits).toBe(20);
});

test("a thousand clicks on one button pay back once", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  const order = { seen: 995, refund_id: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 1000 }, () => refund(anna, payment_id, order)));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
  expect(await logged(anna)).toHaveLength(1);
});
