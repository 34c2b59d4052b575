import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { onTestFinished, vi } from "vitest";
import { reconcile } from "../../workers/api/actors/site/payments/reconcile.ts";
import { nextReconciliation } from "../../workers/api/actors/site/payments/reconciliations.ts";
import type { ChangedPayment } from "../../workers/api/actors/site/payments/payment-records.ts";
import type { Site } from "../../workers/api/actors/site/site.ts";
import { moveClock } from "../../workers/api/clock.ts";
import type { Env } from "../../workers/api/env.ts";
import type { MovedMoney, MovedQuery, PaymentProvider } from "../../workers/api/providers/payment/payment-provider.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** When 3 December began in Amsterdam. */
export const midnight = Date.parse("2026-12-02T23:00:00Z");
export const at = (time: number) => moveClock(time - Date.now());
export const paid = (ref: string, amount = 995) => ({ ref, amount: { amount, currency: "EUR" } });

export type List = (query: MovedQuery) => Promise<MovedMoney["completed"]>;

const nothing: MovedMoney = { completed: [], refunded: [], charged_back: [], returned: [] };

/** A site of its own with a payment completed at `time`; what its provider's list says is given with each run. */
export async function withSite(work: (books: Awaited<ReturnType<typeof booksOf>>) => Promise<void>): Promise<void> {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, async (object, { storage }) => work(booksOf(object as unknown as Site, storage)));
}

function booksOf(site: Site, storage: DurableObjectStorage) {
  return {
    site,
    next: () => nextReconciliation(storage.sql),
    completed: (payment_id: string, time: number) => changed(site, payment_id, { at: time }),
    changed: (payment_id: string, change: Change) => changed(site, payment_id, change),
    /** `listPaid`: what was paid; else nothing moved. */
    run: (listPaid: List) => compare(storage, async (query) => ({ ...nothing, completed: await listPaid(query) })),
    runWithoutList: () => compare(storage),
    runWith: (moved: Partial<MovedMoney>) => compare(storage, () => Promise.resolve({ ...nothing, ...moved })),
  };
}

type Change = Partial<ChangedPayment> & { at: number };

function changed(site: Site, payment_id: string, change: Change) {
  const base = { member: "anna", payment_id, credits: 20, amount: 995, currency: "EUR", provider_ref: payment_id };
  const payload = { ...base, payment_method: "paypal", created_at: 0, change: 1, status: "completed", ...change };
  return site.receive({ id: `anna/payment/${payment_id}/${payload.change}`, kind: "payment_changed", payload });
}

function compare(storage: DurableObjectStorage, listMoved?: PaymentProvider["listMoved"]) {
  return reconcile({ storage, site: "tests", provider: listMoved ? { listMoved } : {} });
}

export function quiet(level: "warn" | "error") {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy;
}
