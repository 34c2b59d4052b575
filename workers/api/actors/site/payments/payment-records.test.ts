import { expect, test } from "vitest";
import { actors, aMember, delivered, valueOf } from "../../../../../tests/workers/member-fixtures.ts";

const olga = { id: "olga", name: "Olga" };
const { payments } = actors.site();
const price = { amount: 995, currency: "EUR" };

/** Somebody's payment that the provider took. */
async function aPayment() {
  const anna = await aMember();
  const payment_id = crypto.randomUUID();
  const order = { payment_id, bundle: "20", credits: 20, amount: price, payment_method: "ideal" as const };
  valueOf(await anna.stub.money.preparePayment(anna.token, order));
  const attachment = { payment_id, provider_ref: `tp_${payment_id}`, checkout_url: null };
  valueOf(await anna.stub.money.attachPayment(anna.token, attachment));
  const settle = (status: "completed" | "failed" | "charged_back", revision = 0, at?: number) =>
    anna.stub.money.settlePayment({ payment_id, status, amount: price, revision, at });
  const record = async () => {
    await delivered(anna);
    const listed = (await payments.list({}, olga)).payments.find((one) => one.payment_id === payment_id);
    return listed && valueOf(await payments.inspect(listed.number, olga));
  };
  return { anna, payment_id, settle, record };
}

const statuses = (found: Awaited<ReturnType<Awaited<ReturnType<typeof aPayment>>["record"]>>) =>
  found?.history.map(({ status }) => status);

test("what the provider says ten times is one change, with the provider's time", async () => {
  const { settle, record } = await aPayment();
  await Promise.all(Array.from({ length: 10 }, () => settle("completed", 0, 1_700_000_000_000)));
  const found = await record();
  expect(statuses(found)).toEqual(["completed", "pending"]);
  expect(found?.payment.status).toBe("completed");
  expect(found?.history[0]?.at).toBe(1_700_000_000_000);
});

test("a payment that failed twice has both ends in its history", async () => {
  const { anna, payment_id, settle, record } = await aPayment();
  await settle("failed");
  await settle("completed");
  await settle("charged_back", 1);
  await settle("completed", 2);
  expect(statuses(await record())).toEqual(["completed", "charged_back", "completed", "failed", "pending"]);
  expect((await record())?.payment).toMatchObject({ member: anna.id, payment_id, disputed: 1, status: "completed" });
});

test("a change that comes late or again is history, and changes nothing of what is known", async () => {
  const { anna, payment_id, settle, record } = await aPayment();
  await settle("completed");
  const before = await record();
  const late = { ...before?.payment, member: anna.id, status: "pending", change: 1, at: 5 };
  for (const id of [`${anna.id}/late/1`, `${anna.id}/late/2`])
    await actors.site().receive({ id, kind: "payment_changed", payload: late });
  expect(await record()).toEqual(before);
  expect(before?.payment.payment_id).toBe(payment_id);
});

test("what was paid twice is as the newest change says it, in whichever order they come", async () => {
  const { anna, settle, record } = await aPayment();
  await settle("completed");
  const known = (await record())?.payment;
  const said = { ...known, member: anna.id, status: "charged_back", at: 5 };
  for (const [change, paid_twice] of [
    [9, 400],
    [8, 995],
  ] as const)
    await actors.site().receive({
      id: `${anna.id}/twice/${change}`,
      kind: "payment_changed",
      payload: { ...said, change, paid_twice },
    });
  expect((await record())?.payment).toMatchObject({ disputed: 1, paid_twice: 400, status: "charged_back" });
});

test("an order that the provider never took tells of its end alone", async () => {
  const anna = await aMember();
  const payment_id = crypto.randomUUID();
  const order = { payment_id, bundle: "20", credits: 20, amount: price, payment_method: "ideal" as const };
  valueOf(await anna.stub.money.preparePayment(anna.token, order));
  for (let time = 0; time < 2; time += 1) await anna.stub.money.failPayment(anna.token, payment_id);
  await delivered(anna);
  const found = (await payments.list({ status: "failed" }, olga)).payments.find((one) => one.payment_id === payment_id);
  expect(found).toMatchObject({ change: 1, provider_ref: null });
});

test("an erased member's payments stay and lead to nobody", async () => {
  const { anna, payment_id, settle, record } = await aPayment();
  await settle("completed");
  await record();
  await actors
    .site()
    .receive({ id: `${anna.id}/forgotten`, kind: "forgotten", payload: { member: anna.id, emails: [] } });
  const { payments: all } = await payments.list({}, olga);
  expect(all.find((one) => one.payment_id === payment_id)?.member).toBeNull();
});

test("pages follow each other without a gap, whatever comes in between", async () => {
  for (let count = 0; count < 3; count += 1) await (await aPayment()).record();
  const first = (await payments.list({}, olga)).payments.map(({ number }) => number);
  const [newest = 0] = first;
  await (await aPayment()).record();
  const rest = (await payments.list({ before: newest }, olga)).payments.map(({ number }) => number);
  expect(rest.slice(0, first.length - 1)).toEqual(first.slice(1));
});
