import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import { clock, moveClock } from "../../../../clock.ts";
import { actors, aMember, totalsOf, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import type { TestMember } from "../../../../../../tests/workers/member-fixtures.ts";
import { testPaymentProvider } from "../../../../providers/payment/test-payment-provider.ts";
import type { Env } from "../../../../env.ts";
import { checkPayments } from "./payment-checks.ts";
import { memberSchema } from "../../engine/schema.ts";

const MINUTE = 60_000;
/** The step of the schema that resumes them. */
const RESUME = memberSchema.findIndex(([first]) => first?.startsWith("UPDATE payments SET check_at"));
const amount = { amount: 1995, currency: "EUR" };

/** What stands in a member's object. */
function inside<Answer>({ id }: TestMember, work: (sql: SqlStorage) => Answer | Promise<Answer>): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`tests/${id}`);
  return runInDurableObject(stub, (_member, { storage }) => work(storage.sql));
}

function nextCheckOf(member: TestMember): Promise<number | null> {
  const query = "SELECT min(check_at) AS at FROM payments";
  return inside(member, (sql) => sql.exec<{ at: number | null }>(query).one().at);
}

async function aPendingPayment(ref?: string) {
  const anna = await aMember();
  const payment_id = crypto.randomUUID();
  await anna.stub.money.preparePayment(anna.token, {
    payment_id,
    bundle: "EUR-50",
    credits: 50,
    amount,
    payment_method: "ideal",
  });
  const created = await testPaymentProvider(actors.site()).create({
    payment_id,
    site: "tests",
    member: anna.id,
    amount,
    description: "50 credits",
    payment_method: "ideal",
    return_url: "http://localhost/credits",
  });
  const attachment = { payment_id, provider_ref: ref ?? created.ref, checkout_url: created.checkout_url };
  await anna.stub.money.attachPayment(anna.token, attachment);
  return { anna, ref: created.ref };
}

test("a payment whose webhook was lost is found by asking", async () => {
  const { anna, ref } = await aPendingPayment();
  await actors.site().testPayments.decide(ref, "paid");
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(0);
  moveClock(clock.offset() + MINUTE + 1);
  await anna.stub.runDue();
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(50);
  expect(await anna.stub.money.openPayments()).toEqual([]);
  moveClock(0);
});

/** Lets the alarm come every hour for so many days. */
async function waitDays(anna: TestMember, days: number) {
  for (let hour = 0; hour < days * 24; hour += 1) {
    moveClock(clock.offset() + 60 * MINUTE);
    await anna.stub.runDue();
  }
}

test("while a payment is open it is asked after again, however long the provider takes", async () => {
  const { anna, ref } = await aPendingPayment();
  await waitDays(anna, 12);
  expect((await totalsOf(anna)).credits).toBe(0);
  await actors.site().testPayments.decide(ref, "paid");
  await waitDays(anna, 1);
  expect((await totalsOf(anna)).credits).toBe(50);
  expect(await nextCheckOf(anna)).toBeNull();
  moveClock(0);
});

test("the pauses grow from a minute to a day, and end with the payment", async () => {
  const { anna, ref } = await aPendingPayment();
  const pauses: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    const at = (await nextCheckOf(anna)) ?? 0;
    pauses.push(Math.round((at - clock.now()) / MINUTE));
    moveClock(clock.offset() + at - clock.now());
    await anna.stub.runDue();
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 720, 1440, 1440, 1440]);
  await actors.site().testPayments.decide(ref, "cancelled");
  moveClock(clock.offset() + 24 * 60 * MINUTE);
  await anna.stub.runDue();
  expect(await nextCheckOf(anna)).toBeNull();
  moveClock(0);
});

test("a payment that stays open for a month is said to people, day by day", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  const { anna } = await aPendingPayment();
  await waitDays(anna, 29);
  const said = () => error.mock.calls.filter(([line]) => String(line).includes("payment_still_open")).length;
  expect(said()).toBe(0);
  await waitDays(anna, 3);
  expect(said()).toBeGreaterThanOrEqual(2);
  moveClock(0);
});

/** An order whose answer from the provider never came; `begun`: the provider has it. */
async function anUnansweredOrder({ begun }: { begun: boolean }) {
  const anna = await aMember();
  const order = {
    payment_id: crypto.randomUUID(),
    bundle: "EUR-50",
    credits: 50,
    amount,
    payment_method: "ideal",
  } as const;
  await anna.stub.money.preparePayment(anna.token, order);
  const name = { payment_id: order.payment_id, site: "tests", member: anna.id };
  if (begun) {
    const { payment_method } = order;
    const details = { amount, payment_method, description: "50 credits", return_url: "http://localhost/credits" };
    await testPaymentProvider(actors.site()).create({ ...name, ...details });
  }
  const stands = async () => valueOf(await anna.stub.money.payment(anna.token, order.payment_id));
  return { anna, order, name, stands };
}

test("an order that never reached the provider has failed a minute later, and stays so", async () => {
  const { anna, order, stands } = await anUnansweredOrder({ begun: false });
  moveClock(clock.offset() + MINUTE - 1000);
  await anna.stub.runDue();
  expect(await stands()).toMatchObject({ status: "pending" });
  moveClock(clock.offset() + 2000);
  await anna.stub.runDue();
  expect(await stands()).toMatchObject({ status: "failed", checkout_url: null });
  expect(await nextCheckOf(anna)).toBeNull();
  expect(valueOf(await anna.stub.money.preparePayment(anna.token, order))).toMatchObject({ status: "failed" });
  moveClock(0);
});

test("an order whose answer was lost is found, can be paid, and is credited", async () => {
  const { anna, name, stands } = await anUnansweredOrder({ begun: true });
  moveClock(clock.offset() + MINUTE + 1);
  await anna.stub.runDue();
  expect(await stands()).toMatchObject({ status: "pending", checkout_url: expect.stringContaining("/dev/payments/") });
  const known = await testPaymentProvider(actors.site()).find({ ...name, since: 0 });
  await actors.site().testPayments.decide(known?.ref ?? "", "paid");
  await waitDays(anna, 1);
  expect(await stands()).toMatchObject({ status: "completed" });
  expect((await totalsOf(anna)).credits).toBe(50);
  moveClock(0);
});

test("who sends the form again before that is asked for anew, and nothing fails meanwhile", async () => {
  const { anna, order, stands } = await anUnansweredOrder({ begun: false });
  moveClock(clock.offset() + MINUTE - 1000);
  await anna.stub.money.preparePayment(anna.token, order);
  moveClock(clock.offset() + 2000);
  await anna.stub.runDue();
  expect(await stands()).toMatchObject({ status: "pending" });
  moveClock(0);
});

test("a provider that does not answer changes nothing, and is asked again", async () => {
  const { anna } = await anUnansweredOrder({ begun: false });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const changes: string[] = [];
  moveClock(clock.offset() + MINUTE + 1);
  await inside(anna, async (sql) => {
    const down = () => Promise.reject(new Error("no answer"));
    await checkPayments({
      sql,
      provider: () => ({
        create: down,
        find: down,
        cancel: down,
        fetch: down,
        methods: down,
        refund: down,
        findRefund: down,
        listMoved: down,
        isRef: () => true,
      }),
      owner: { id: anna.id, site: "tests" },
      settle: () => void changes.push("settle"),
      attach: () => void changes.push("attach"),
      fail: () => void changes.push("fail"),
    });
  });
  expect(changes).toEqual([]);
  expect(await nextCheckOf(anna)).toBeGreaterThan(clock.now());
  expect(warn).toHaveBeenCalledOnce();
  moveClock(0);
});

test("a debit whose answer was lost is found with the name that its mandate has at the provider", async () => {
  const { anna } = await anUnansweredOrder({ begun: false });
  const attached: object[] = [];
  moveClock(clock.offset() + MINUTE + 1);
  await inside(anna, async (sql) => {
    const never = () => Promise.reject(new Error("not used"));
    const asked = { create: never, cancel: never, fetch: never, refund: never };
    const others = { ...asked, methods: never, findRefund: never, listMoved: never };
    const stands = { status: "pending", amount, revision: 0, checkout_url: null, mandate_ref: "cst_1/mdt_1" } as const;
    await checkPayments({
      sql,
      provider: () => ({ ...others, isRef: () => true, find: async (name) => ({ ...name, ...stands, ref: "tr_1" }) }),
      owner: { id: anna.id, site: "tests" },
      settle: () => undefined,
      attach: (one) => void attached.push(one),
      fail: () => undefined,
    });
  });
  moveClock(0);
  expect(attached).toMatchObject([{ provider_ref: "tr_1", checkout_url: null, mandate_ref: "cst_1/mdt_1" }]);
});

test("payments that were given up before are asked after again", async () => {
  const { anna, ref } = await aPendingPayment();
  await inside(anna, (sql) => {
    // As the version before this one left it after a day.
    sql.exec("UPDATE payments SET check_at = NULL, checks = 27");
    for (const step of memberSchema.at(RESUME) ?? []) sql.exec(step);
  });
  await actors.site().testPayments.decide(ref, "paid");
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(50);
});

test("somebody else's payment under the same key credits nobody but them", async () => {
  const { anna, ref } = await aPendingPayment();
  const [{ payment_id } = { payment_id: "" }] = await anna.stub.money.openPayments();
  const bert = await aMember();
  const order = { payment_id, bundle: "EUR-50", credits: 50, amount, payment_method: "ideal" } as const;
  await bert.stub.money.preparePayment(bert.token, order);
  await bert.stub.money.attachPayment(bert.token, { payment_id, provider_ref: ref, checkout_url: "http://localhost/" });
  await actors.site().testPayments.decide(ref, "paid");
  moveClock(clock.offset() + MINUTE + 1);
  for (const { stub } of [bert, anna]) await stub.runDue();
  moveClock(0);
  expect((await totalsOf(bert)).credits).toBe(0);
  expect((await totalsOf(anna)).credits).toBe(50);
});
