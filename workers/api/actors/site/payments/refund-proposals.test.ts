import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, type TestMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { aPaidBundle, withdrawFrom } from "../../../../../tests/workers/paid-fixtures.ts";

const [olga, piet] = [
  { id: "o-1", name: "Olga" },
  { id: "p-1", name: "Piet" },
];
const { payments } = actors.site();

/** Olga proposed to pay Anna's money back. */
async function aProposal() {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna, { amount: 9995, credits: 300 });
  const refund_id = crypto.randomUUID();
  const act = { operator: olga, why: "a mail of Anna" };
  valueOf(await anna.stub.money.refundByOperator({ refund_id, payment_id, kind: "all", seen: 9995, act }));
  await delivered(anna);
  return { anna, payment_id, refund_id };
}

const waitingOf = async ({ id }: TestMember, operator: Parameters<typeof payments.proposals>[0]) =>
  (await payments.proposals(operator)).filter(({ member }) => member === id);

function say({ stub }: TestMember, refund_id: string, { agree, by }: { agree: boolean; by: typeof olga }) {
  return stub.money.decideProposal({ refund_id, agree, act: { operator: by, why: "looked into it" } });
}

test("a proposal waits with what it is, who proposed it and why, and the number of its payment; the look is written down", async () => {
  const { anna, payment_id, refund_id } = await aProposal();
  const { payments: all } = await payments.list({}, piet);
  const number = all.find((one) => one.payment_id === payment_id)?.number;
  const what = { refund_id, payment_id, amount: 9995, currency: "EUR", credits: 300 };
  const by = { operator: "o-1", operator_name: "Olga", why: "a mail of Anna" };
  expect(await waitingOf(anna, piet)).toMatchObject([{ ...what, ...by, number }]);
  const { rows } = await actors.site().queues.audit({ action: "proposals_listed" });
  expect(rows[0]).toMatchObject({ operator: "Piet" });
});

test("it waits no more once somebody agreed, declined it or took it back, and the same event again changes nothing", async () => {
  for (const decision of [
    { agree: true, by: piet },
    { agree: false, by: piet },
    { agree: false, by: olga },
  ]) {
    const { anna, refund_id } = await aProposal();
    valueOf(await say(anna, refund_id, decision));
    await delivered(anna);
    expect(await waitingOf(anna, piet)).toEqual([]);
    await actors.site().receive({
      id: `${anna.id}/refund/${refund_id}/decided`,
      kind: "refund_decided",
      payload: { member: anna.id, refund_id },
    });
    expect(await waitingOf(anna, piet)).toEqual([]);
  }
});

test("a small refund waits for nobody", async () => {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  const order = { refund_id: crypto.randomUUID(), payment_id, kind: "all" as const, seen: 995 };
  valueOf(await anna.stub.money.refundByOperator({ ...order, act: { operator: olga, why: "a mail" } }));
  await delivered(anna);
  expect(await waitingOf(anna, piet)).toEqual([]);
});

test("who proposed it counts it as their own, a colleague as waiting, and whose account it is about not at all", async () => {
  const self = { id: "s-1", name: "Sofie" };
  const counts = async (member?: string) =>
    Promise.all([olga, piet, { ...self, member }].map((operator) => payments.countProposals(operator)));
  const before = await counts();
  const { anna } = await aProposal();
  const after = await counts(anna.id);
  expect(
    after.map(({ waiting, own }, at) => [waiting - (before[at]?.waiting ?? 0), own - (before[at]?.own ?? 0)]),
  ).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
  ]);
  expect(await waitingOf(anna, { ...self, member: anna.id })).toEqual([]);
});

test("it waits no more once its payment was taken back or withdrawn from, and another one can be made", async () => {
  for (const end of ["charged_back", "withdrawn"] as const) {
    const { anna, payment_id } = await aProposal();
    if (end === "withdrawn") await withdrawFrom(anna, payment_id);
    else
      await anna.stub.money.settlePayment({
        payment_id,
        status: end,
        amount: { amount: 9995, currency: "EUR" },
        revision: 1,
      });
    await delivered(anna);
    expect(await waitingOf(anna, piet)).toEqual([]);
    const order = { refund_id: crypto.randomUUID(), payment_id, kind: "all" as const, seen: 9995 };
    const act = { operator: olga, why: "again" };
    const again = await anna.stub.money.refundByOperator({ ...order, act });
    expect(again).toMatchObject({ ok: false, problem: { error: "nothing_to_refund" } });
  }
});

test("what was decided before the site heard of it never waits, nor what an erased member had", async () => {
  const [anna, carla] = [crypto.randomUUID(), crypto.randomUUID()];
  const refund = { refund_id: "r", payment_id: "p", amount: 9995, currency: "EUR", credits: 300 };
  const by = { operator: "o-1", operator_name: "Olga", why: "a mail", at: 1 };
  const tell = (member: string, kind: string, payload: object) =>
    actors.site().receive({ id: `${member}/${kind}`, kind, payload });
  await tell(anna, "refund_decided", { member: anna, refund_id: "r" });
  await tell(anna, "refund_proposed", { ...refund, ...by, member: anna });
  await tell(carla, "forgotten", { member: carla, emails: [] });
  await tell(carla, "refund_proposed", { ...refund, ...by, member: carla });
  const waiting = (await payments.proposals(piet)).map(({ member }) => member);
  expect(waiting).not.toContain(anna);
  expect(waiting).not.toContain(carla);
});

test("nothing of an erased member waits", async () => {
  const { anna } = await aProposal();
  const payload = { member: anna.id, emails: [] };
  await actors.site().receive({ id: `${anna.id}/forgotten`, kind: "forgotten", payload });
  expect(await waitingOf(anna, piet)).toEqual([]);
  expect(await inObject(anna, (sql) => sql.exec("SELECT status FROM refunds").one())).toEqual({ status: "proposed" });
});
