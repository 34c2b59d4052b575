import { clock } from "../../clock.ts";
import { log } from "../../log.ts";
import type { PaymentProvider, ProviderPayment } from "../../providers/payment/payment-provider.ts";

/** Minutes between the questions; the last one again and again, for a day (design §7, reconciliation). */
const STEPS = [1, 5, 15, 60];
const MINUTE = 60_000;
const ASKED_FOR = 24 * 60 * MINUTE;

type Open = { payment_id: string; provider_ref: string; checks: number; created_at: number };

/** When a payment that was just started is asked after. */
export function firstCheck(): number {
  return clock.now() + (STEPS[0] ?? 1) * MINUTE;
}

/** When the next payment wants asking (a duty's `next`). */
export const NEXT_CHECK = "SELECT min(check_at) FROM payments WHERE check_at IS NOT NULL";

/**
 * Asks the provider after every open payment whose time has come, so that a lost webhook costs nobody their credits.
 * An answer goes to `settle`; no answer means: again later.
 */
export async function checkPayments(work: {
  sql: SqlStorage;
  provider: () => PaymentProvider;
  settle: (known: ProviderPayment) => void;
  /** Whose payments these are: what the provider says of anybody else's settles nothing here. */
  owner: { id: string; site: string };
}): Promise<void> {
  const due = work.sql
    .exec<Open>("SELECT payment_id, provider_ref, checks, created_at FROM payments WHERE check_at <= ?", clock.now())
    .toArray();
  for (const open of due) {
    postpone(work.sql, open);
    try {
      const known = await work.provider().fetch(open.provider_ref);
      if (known && isOf(work.owner, open, known)) work.settle(known);
    } catch (failure) {
      log("warn", { event: "payment_check_failed", payment: open.payment_id, failure: String(failure) });
    }
  }
}

function postpone(sql: SqlStorage, { payment_id, checks, created_at }: Open): void {
  const next = clock.now() + (STEPS[Math.min(checks + 1, STEPS.length - 1)] ?? 60) * MINUTE;
  sql.exec(
    "UPDATE payments SET checks = checks + 1, check_at = ? WHERE payment_id = ?",
    next < created_at + ASKED_FOR ? next : null,
    payment_id,
  );
}

function isOf(owner: { id: string; site: string }, { payment_id }: Open, known: ProviderPayment): boolean {
  return known.payment_id === payment_id && known.member === owner.id && known.site === owner.site;
}
