import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  aMemberWithPassword,
  days,
  deleteAccount,
  erase,
  inObject,
  isEmpty,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { actors, type TestMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../clock.ts";
import { tellPayment } from "../money/payments/payment-events.ts";
import { beginErasure } from "./erasure.ts";

afterEach(() => moveClock(0));

const olga = { id: "o-1", name: "Olga" };
const amount = { amount: 995, currency: "EUR" };

/** What was logged of payments that are left open. */
function logged() {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls
      .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
      .filter(({ event }) => event === "payment_left_open");
}

/** An order that the provider took. */
async function anOrder({ stub, token }: TestMember) {
  const payment_id = crypto.randomUUID();
  const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
  valueOf(await stub.money.preparePayment(token, order));
  const provider_ref = `tp_${payment_id}`;
  valueOf(await stub.money.attachPayment(token, { payment_id, provider_ref, checkout_url: "/pay" }));
  return { payment_id, provider_ref };
}

const leftOpen = async () => (await actors.site().payments.list({ left_open: true }, olga)).payments;

test("an order that is open when its member is erased is logged, names nobody, and operators find it", async () => {
  const lines = logged();
  const anna = await aMemberWithPassword({ name: "Wilhelmina the Left" });
  const [open, paid] = [await anOrder(anna), await anOrder(anna)];
  valueOf(await anna.stub.money.settlePayment({ payment_id: paid.payment_id, status: "completed", amount }));
  await erase(anna);
  expect(lines()).toMatchObject([{ level: "warn", payment: open.payment_id, ref: open.provider_ref }]);
  expect(Object.keys(lines()[0] ?? {}).toSorted()).toEqual(["event", "level", "payment", "ref", "time"]);
  const found = await leftOpen();
  expect(found).toMatchObject([{ payment_id: open.payment_id, provider_ref: open.provider_ref, member: null }]);
  const { rows } = await actors.site().queues.audit({ action: "payments_listed" });
  expect(rows[0]).toMatchObject({ operator: "Olga", why: "left_open" });
});

test("one of which the site had not heard when the erasure began is found, too", async () => {
  logged();
  const anna = await aMemberWithPassword();
  const payment_id = crypto.randomUUID();
  await deleteAccount(anna);
  moveClock(days(14) + 60_000);
  const state = { env: objects, frames: [], ended: [], isHere: () => false };
  await inObject(anna, (sql) => {
    sql.exec(
      `INSERT INTO payments (payment_id, bundle, credits, amount, currency, payment_method, status, provider_ref, created_at)
       VALUES (?, '20', 20, 995, 'EUR', 'ideal', 'pending', 'tp_late', 0)`,
      payment_id,
    );
    tellPayment(sql, payment_id);
    beginErasure({ sql, ...state });
  });
  while (!(await isEmpty(anna))) await anna.stub.runDue();
  expect((await leftOpen()).map((one) => one.payment_id)).toContain(payment_id);
});
