import { expect, test } from "vitest";
import { actors, aMember, delivered, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { aPaidBundle } from "../../../../../tests/workers/paid-fixtures.ts";
import { refuse } from "../../../../../app/domain/result.ts";

const [olga, piet] = [
  { id: "olga", name: "Olga" },
  { id: "piet", name: "Piet" },
];
const { payments } = actors.site();

/** A payment that a bank took back, as operators see it. */
async function aDispute() {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  const settle = async (status: "completed" | "charged_back", revision: number) => {
    await anna.stub.money.settlePayment({ payment_id, status, amount: { amount: 995, currency: "EUR" }, revision });
    await delivered(anna);
  };
  await settle("charged_back", 1);
  const listed = (await payments.list({ find: anna.id }, olga)).payments[0];
  const inspect = async () => valueOf(await payments.inspect(listed?.number ?? 0, olga));
  const isListed = async () =>
    (await payments.list({ dispute_open: "" }, olga)).payments.some(({ number }) => number === listed?.number);
  return { anna, number: listed?.number ?? 0, settle, inspect, isListed };
}

test("a dispute is open until an operator dealt with it, and again when something new happens", async () => {
  const { number, settle, inspect, isListed, anna } = await aDispute();
  const open = await payments.openDisputes(olga);
  expect([await isListed(), (await inspect()).dispute_open]).toEqual([true, true]);
  const { change } = (await inspect()).payment;
  const handled = { number, change, operator: olga, outcome: "objected" } as const;
  for (let time = 0; time < 2; time += 1) valueOf(await payments.handleDispute(handled));
  expect(await payments.openDisputes(olga)).toBe(open - 1);
  expect([await isListed(), (await inspect()).dispute_open]).toEqual([false, false]);
  expect((await inspect()).notes).toMatchObject([{ operator_name: "Olga", outcome: "objected" }]);
  expect(await payments.handleDispute({ ...handled, operator: piet })).toEqual(refuse("decision_changed"));
  const { rows } = await actors.site().queues.audit({ action: "dispute_handled", member: anna.id });
  expect(rows.map(({ why }) => why)).toEqual([`${number} objected`]);
  await settle("completed", 2);
  expect(await isListed()).toBe(true);
  expect(await payments.handleDispute(handled), "of an earlier page").toEqual(refuse("decision_changed"));
  valueOf(await payments.handleDispute({ ...handled, change: change + 1, outcome: "accepted" }));
  expect((await inspect()).notes.map(({ outcome }) => outcome)).toEqual(["accepted", "objected"]);
  expect(await isListed()).toBe(false);
});

test("nobody deals with a dispute of their own account, nor with what is none", async () => {
  const { anna, number, inspect } = await aDispute();
  const { change } = (await inspect()).payment;
  const handled = { number, change, outcome: "accepted" } as const;
  const [before, own] = [await payments.openDisputes(olga), { ...olga, member: anna.id }];
  expect(await payments.openDisputes(own)).toBe(before - 1);
  const listed = (await payments.list({ dispute_open: anna.id }, own)).payments.map((one) => one.number);
  expect(listed).not.toContain(number);
  expect(await payments.handleDispute({ ...handled, operator: own })).toEqual(refuse("yourself"));
  expect(await payments.handleDispute({ ...handled, number: 999_999_999, operator: olga })).toEqual(
    refuse("not_found"),
  );
  const bert = await aMember();
  await aPaidBundle(bert);
  await delivered(bert);
  const [paid] = (await payments.list({ find: bert.id }, olga)).payments;
  expect(await payments.handleDispute({ ...handled, number: paid?.number ?? 0, operator: olga })).toEqual(
    refuse("not_found"),
  );
});
