import { expect, onTestFinished, test } from "vitest";
import { actors } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import type { ChangedPayment } from "./payment-records.ts";

const site = actors.site();

/** Tells the site what became of a payment, as its member's object does. */
async function tell(payment_id: string, changes: (Pick<ChangedPayment, "status" | "at"> & Partial<ChangedPayment>)[]) {
  for (const [place, change] of changes.entries()) {
    const base = { member: "anna", payment_id, credits: 20, amount: 995, currency: "CHF", provider_ref: payment_id };
    const payload = { ...base, payment_method: "paypal", created_at: 0, change: place + 1, ...change };
    await site.receive({ id: `anna/payment/${payment_id}/${place}`, kind: "payment_changed", payload });
  }
}

const none = { count: 0, amount: 0 };
/** In the currencies of this file only: other tests move the clock over the same days and pay in euros. */
const sumsOf = async (day: string) =>
  (await site.payments.sums()).filter((sum) => sum.day === day && ["CHF", "JPY"].includes(sum.currency));

test("a day's sums are what happened on it where the site is, in whole minor units of each currency", async () => {
  onTestFinished(() => moveClock(0));
  // Two milliseconds around the midnight of Amsterdam, in winter.
  const midnight = Date.parse("2026-12-02T23:00:00Z");
  moveClock(midnight + 3_600_000 - Date.now());
  await tell("late", [{ status: "completed", at: midnight - 1 }]);
  await tell("early", [
    { status: "pending", at: midnight - 1 },
    { status: "completed", at: midnight },
    { status: "charged_back", at: midnight + 1 },
    { status: "completed", at: midnight + 2 },
  ]);
  await tell("yen", [{ status: "completed", at: midnight, currency: "JPY", amount: 1600 }]);
  await tell("part", [
    { status: "completed", at: midnight },
    // As earlier builds told it.
    { status: "completed", event: "refunded", at: midnight + 1, moved: 400 },
  ]);
  // Taken by the provider when an earlier build told nothing of it, and gone now.
  await tell("between", [{ status: "completed", event: "refunded", refund: "r1", at: midnight + 1, moved: 50 }]);
  await tell("sent", [
    { status: "completed", event: "refund_sent", refund: "r1", at: midnight - 1, moved: 300 },
    { status: "completed", event: "refunded", refund: "r1", at: midnight + 1, moved: 300 },
  ]);
  const one = { count: 1, amount: 995 };
  expect(await sumsOf("2026-12-02")).toEqual([
    {
      day: "2026-12-02",
      currency: "CHF",
      completed: one,
      charged_back: none,
      returned: none,
      refunded: { count: 1, amount: 300 },
      refund_failed: none,
    },
  ]);
  const both = { count: 2, amount: 1990 };
  const refunded = { count: 2, amount: 450 };
  expect(await sumsOf("2026-12-03")).toEqual([
    {
      day: "2026-12-03",
      currency: "CHF",
      completed: both,
      charged_back: one,
      returned: one,
      refunded,
      refund_failed: none,
    },
    {
      day: "2026-12-03",
      currency: "JPY",
      completed: { count: 1, amount: 1600 },
      charged_back: none,
      returned: none,
      refunded: none,
      refund_failed: none,
    },
  ]);
  moveClock(clock.offset() + 40 * 86_400_000);
  expect(await sumsOf("2026-12-03")).toEqual([]);
});
