import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { clock, moveClock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import type { PaymentProvider } from "../../../providers/payment/payment-provider.ts";
import type { Site } from "../site.ts";
import { reconcile } from "./reconcile.ts";
import { nextReconciliation } from "./reconciliations.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** When 3 December began in Amsterdam. */
const midnight = Date.parse("2026-12-02T23:00:00Z");
const at = (time: number) => moveClock(time - Date.now());
const paid = (ref: string, amount = 995) => ({ ref, amount: { amount, currency: "EUR" } });

afterEach(() => moveClock(0));

type List = PaymentProvider["listPaid"];

/** A site of its own with a payment completed at `time`; what its provider's list says is given with each run. */
async function withSite(work: (books: Awaited<ReturnType<typeof booksOf>>) => Promise<void>): Promise<void> {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, async (object, { storage }) => work(booksOf(object as unknown as Site, storage)));
}

function booksOf(site: Site, storage: DurableObjectStorage) {
  return {
    site,
    next: () => nextReconciliation(storage.sql),
    completed: (payment_id: string, time: number) => {
      const base = { member: "anna", payment_id, credits: 20, amount: 995, currency: "EUR", provider_ref: payment_id };
      const payload = { ...base, payment_method: "paypal", created_at: 0, change: 1, status: "completed", at: time };
      return site.receive({ id: `anna/payment/${payment_id}`, kind: "payment_changed", payload });
    },
    run: (listPaid: List) => reconcile({ storage, site: "tests", provider: { listPaid } }),
  };
}

function quiet(level: "warn" | "error") {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

test("a day is compared an hour after it is over where the site is, and then every day, also without payments", () =>
  withSite(async ({ site, completed, next, run }) => {
    at(midnight - 1);
    await completed("late", midnight - 1);
    expect(next()).toBe(midnight + HOUR);
    const asked: object[] = [];
    const listPaid: List = (query) => {
      asked.push(query);
      return Promise.resolve([paid("late")]);
    };
    at(midnight + HOUR - MINUTE);
    await run(listPaid);
    expect(asked).toEqual([]);
    at(midnight + HOUR);
    await run(listPaid);
    expect(asked).toEqual([{ site: "tests", from: midnight - 24 * HOUR, until: midnight }]);
    const sum = { count: 1, amount: 995 };
    const sums = [{ currency: "EUR", ours: sum, theirs: sum }];
    expect(site.payments.reconciliations()).toMatchObject([{ day: "2026-12-02", sums, differences: [], count: 0 }]);
    expect(site.payments.daysThatDiffer()).toEqual([]);
    expect(next()).toBe(midnight + 25 * HOUR);
  }));

test("a payment of the first millisecond after midnight is of the new day", () =>
  withSite(async ({ site, completed, run }) => {
    const error = quiet("error");
    at(midnight);
    await completed("before", midnight - 1);
    await completed("after", midnight);
    at(midnight + 26 * HOUR);
    await run(({ from }) => Promise.resolve(from === midnight ? [paid("after")] : []));
    expect(site.payments.daysThatDiffer()).toEqual(["2026-12-02"]);
    const [, differs] = site.payments.reconciliations();
    expect(differs?.differences).toEqual([{ ref: "before", ours: paid("").amount, theirs: null }]);
    expect(JSON.stringify(error.mock.calls)).toContain("payments_differ");
  }));

test("a provider that does not answer is asked again, with growing pauses, and nothing is said of the day until then", () =>
  withSite(async ({ site, completed, next, run }) => {
    const warn = quiet("warn");
    at(midnight);
    await completed("one", midnight - 1);
    const pauses = [];
    at(midnight + HOUR);
    for (let time = 0; time < 6; time += 1) {
      await run(() => Promise.reject(new Error("no answer")));
      const due = next() ?? 0;
      pauses.push(Math.round((due - clock.now()) / MINUTE));
      at(due);
    }
    expect(pauses).toEqual([5, 15, 60, 180, 720, 720]);
    expect(site.payments.reconciliations()).toEqual([]);
    expect(JSON.stringify(warn.mock.calls)).toContain("payments_not_compared");
    await run(({ until }) => Promise.resolve(until === midnight ? [paid("one")] : []));
    expect(site.payments.reconciliations().at(-1)).toMatchObject({ day: "2026-12-02", count: 0 });
  }));

test("a payment that we hear of after its day was compared has the day compared once more", () =>
  withSite(async ({ site, completed, next, run }) => {
    quiet("error");
    at(midnight);
    await completed("one", midnight - 1);
    at(midnight + HOUR);
    const listPaid: List = () => Promise.resolve([paid("one"), paid("two")]);
    await run(listPaid);
    expect(site.payments.daysThatDiffer()).toEqual(["2026-12-02"]);
    await completed("two", midnight - 2);
    expect((next() ?? 0) - clock.now()).toBeLessThanOrEqual(10 * MINUTE);
    at(midnight + HOUR + 11 * MINUTE);
    await run(listPaid);
    expect(site.payments.daysThatDiffer()).toEqual([]);
  }));

test("the site's own alarm compares with the embedded test provider's record", () =>
  withSite(async ({ site, completed }) => {
    at(midnight - HOUR);
    const order = { payment_id: "p", site: "tests", member: "anna", description: "", return_url: "http://localhost/" };
    const ref = "tp_own";
    site.testPayments.open({ ...order, ref, amount: paid("").amount, payment_method: "paypal" });
    site.testPayments.decide(ref, "paid");
    await completed(ref, clock.now());
    at(midnight + 2 * HOUR);
    await site.alarm();
    expect(site.payments.reconciliations()).toMatchObject([{ day: "2026-12-02", count: 0 }]);
    const sum = { count: 1, amount: 995 };
    expect(site.payments.reconciliations()[0]?.sums).toEqual([{ currency: "EUR", ours: sum, theirs: sum }]);
  }));
