import { afterEach, expect, test } from "vitest";
import { at, HOUR, midnight, paid, quiet, withSite } from "../../../../../tests/workers/reconciliation-fixtures.ts";
import { moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

test("where the bank keeps no list no day is compared, none is tried again, and those of a provider before stay as not compared", () =>
  withSite(async ({ site, completed, changed, next, run, runWithoutList }) => {
    const [warn, error] = [quiet("warn"), quiet("error")];
    at(midnight - 1);
    await completed("tr_1", midnight - 1);
    at(midnight + HOUR);
    await run(() => Promise.reject(new Error("no answer")));
    expect(warn).toHaveBeenCalledOnce();
    await changed("filed", { at: midnight + 1, provider_ref: "sdd_1" });
    for (const time of [1, 2]) {
      await runWithoutList();
      expect([next(), site.payments.reconciliations()], String(time)).toEqual([null, []]);
      expect(site.payments.uncompared(), String(time)).toEqual(["2026-12-02"]);
    }
    expect(warn).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]).toEqual([expect.stringMatching(/"payments_never_compared".*"2026-12-02"/)]);
  }));

test("a day that was the same, and has more since, is not called so once the provider is left; one that differed still is", () =>
  withSite(async ({ site, completed, run, runWithoutList }) => {
    quiet("error");
    at(midnight - 1);
    await completed("same", midnight - 1);
    at(midnight + HOUR);
    await run(() => Promise.resolve([paid("same")]));
    at(midnight + 25 * HOUR);
    await completed("other", midnight + 1);
    await run(() => Promise.resolve([]));
    at(midnight + 26 * HOUR);
    await run(() => Promise.resolve([]));
    for (const time of [midnight - 1, midnight + 2]) await completed(`late/${time}`, time);
    await runWithoutList();
    expect(site.payments.daysThatDiffer()).toEqual(["2026-12-03"]);
    expect(site.payments.uncompared()).toEqual(["2026-12-02"]);
  }));
