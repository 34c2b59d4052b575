import { afterEach, expect, test } from "vitest";
import {
  at,
  HOUR,
  type List,
  midnight,
  MINUTE,
  paid,
  quiet,
  withSite,
} from "../../../../../tests/workers/reconciliation-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

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
    const sums = [{ kind: "completed", currency: "EUR", ours: sum, theirs: sum }];
    expect(site.payments.reconciliations()).toMatchObject([{ day: "2026-12-02", sums, differences: [], count: 0 }]);
    expect(site.payments.daysThatDiffer()).toEqual([]);
    expect(next()).toBe(midnight + 25 * HOUR);
  }));

test("what is heard while the provider is asked is compared once more", () =>
  withSite(async ({ site, completed, next, run }) => {
    const error = quiet("error");
    at(midnight - 1);
    await completed("early", midnight - 2);
    at(midnight + HOUR);
    await run(async () => {
      await completed("during", midnight - 1);
      return [paid("early")];
    });
    expect(site.payments.daysThatDiffer(), "ours has one more").toEqual(["2026-12-02"]);
    at(next() ?? 0);
    expect(clock.now()).toBeLessThan(midnight + 2 * HOUR);
    await run(() => Promise.resolve([paid("early"), paid("during")]));
    expect(site.payments.daysThatDiffer()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
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
    expect(differs?.differences).toEqual([{ kind: "completed", ref: "before", ours: paid("").amount, theirs: null }]);
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

test("refunds, charge-backs and what a bank gave back are compared, each with its own kind", () =>
  withSite(async ({ site, changed: change, runWith }) => {
    const error = quiet("error");
    at(midnight - HOUR);
    await change("one", { at: midnight - 9 });
    await change("one", { change: 2, event: "refund_sent", refund: "r1", moved: 400, at: midnight - 8 });
    await change("one", { change: 3, event: "refund_sent", refund: "r2", moved: 100, at: midnight - 7 });
    await change("one", { change: 4, status: "charged_back", at: midnight - 6 });
    await change("one", { change: 5, at: midnight - 5 });
    at(midnight + HOUR);
    const same = { completed: [paid("one")], charged_back: [paid("one")], returned: [paid("one")] };
    await runWith({ ...same, refunded: [paid("one", 100), paid("one", 400)] });
    expect(site.payments.daysThatDiffer()).toEqual([]);
    const [whole, part] = [
      { count: 1, amount: 995 },
      { count: 1, amount: 500 },
    ];
    expect(site.payments.reconciliations()[0]?.sums).toEqual([
      { kind: "completed", currency: "EUR", ours: whole, theirs: whole },
      { kind: "refunded", currency: "EUR", ours: part, theirs: part },
      { kind: "charged_back", currency: "EUR", ours: whole, theirs: whole },
      { kind: "returned", currency: "EUR", ours: whole, theirs: whole },
    ]);
    await change("two", { at: midnight - 4 });
    at(midnight + 2 * HOUR);
    await runWith({ completed: [paid("one"), paid("two")], refunded: [paid("one", 400), paid("by hand", 5)] });
    const money = (amount: number) => ({ amount, currency: "EUR" });
    expect(site.payments.reconciliations()[0]?.differences).toEqual([
      { kind: "refunded", ref: "by hand", ours: null, theirs: money(5) },
      { kind: "refunded", ref: "one", ours: money(500), theirs: money(400) },
      { kind: "charged_back", ref: "one", ours: money(995), theirs: null },
      { kind: "returned", ref: "one", ours: money(995), theirs: null },
    ]);
    expect(JSON.stringify(error.mock.calls)).toContain("payments_differ");
  }));

test("a refund that came back later has the day compared again on which it was sent, and counts in neither book", () =>
  withSite(async ({ site, changed: change, next, runWith }) => {
    at(midnight - HOUR);
    await change("one", { change: 2, event: "refund_sent", refund: "r1", moved: 400, at: midnight - 1 });
    at(midnight + HOUR);
    await runWith({ refunded: [paid("one", 400)] });
    expect(site.payments.daysThatDiffer()).toEqual([]);
    await change("one", { change: 3, event: "refunded", refund: "r1", moved: 400, at: midnight + HOUR });
    expect(next()).toBe(midnight + 25 * HOUR);
    await change("one", { change: 4, event: "refund_failed", refund: "r1", moved: 400, at: midnight + HOUR });
    expect((next() ?? 0) - clock.now()).toBeLessThanOrEqual(10 * MINUTE);
    at(midnight + 2 * HOUR);
    await runWith({});
    expect(site.payments.reconciliations()).toMatchObject([{ day: "2026-12-02", sums: [], differences: [], count: 0 }]);
  }));

test("the site's own alarm compares with the embedded test provider's record", () =>
  withSite(async ({ site, completed, changed: change }) => {
    at(midnight - HOUR);
    const order = { payment_id: "p", site: "tests", member: "anna", description: "", return_url: "http://localhost/" };
    const ref = "tp_own";
    site.testPayments.open({ ...order, ref, amount: paid("").amount, payment_method: "paypal" });
    site.testPayments.decide(ref, "paid");
    await completed(ref, clock.now());
    const refund = { change: 2, event: "refund_sent", refund: "r1", moved: 300, at: clock.now() };
    site.testPayments.refund({ ref, key: refund.refund, amount: refund.moved });
    await change(ref, refund);
    site.testPayments.decide(ref, "charged_back", ["paid"]);
    await change(ref, { change: 3, status: "charged_back", at: clock.now() });
    at(midnight + 2 * HOUR);
    await site.alarm();
    expect(site.payments.reconciliations()).toMatchObject([{ day: "2026-12-02", count: 0 }]);
    const [whole, part] = [995, 300].map((amount) => ({ count: 1, amount }));
    expect(site.payments.reconciliations()[0]?.sums).toEqual([
      { kind: "completed", currency: "EUR", ours: whole, theirs: whole },
      { kind: "refunded", currency: "EUR", ours: part, theirs: part },
      { kind: "charged_back", currency: "EUR", ours: whole, theirs: whole },
    ]);
  }));
