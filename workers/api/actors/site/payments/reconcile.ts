import { log } from "../../../log.ts";
import type { PaymentProvider } from "../../../providers/payment/payment-provider.ts";
import { endReconciliations, keepReconciliation, takeDueDay } from "./reconciliations.ts";

interface Books {
  storage: DurableObjectStorage;
  site: string;
  /** Undefined: none is configured now. */
  provider: Pick<PaymentProvider, "listMoved"> | undefined;
}

/** Compares each day that is due with the provider's own record. Without an answer it is tried again later (decision 0232); where there is no such record, people compare (decision 0255). */
export async function reconcile({ storage, site, provider }: Books): Promise<void> {
  const { sql } = storage;
  if (provider && !provider.listMoved) {
    for (const day of endReconciliations(sql)) log({ level: "error", event: "payments_never_compared", site, day });
    return;
  }
  for (let due = takeDueDay(sql); due; due = takeDueDay(sql)) {
    const { day, from, until } = due;
    try {
      if (!provider?.listMoved) throw new Error("no payment provider is configured");
      const theirs = await provider.listMoved({ site, from, until });
      const differences = storage.transactionSync(() => keepReconciliation(sql, due, theirs));
      if (differences > 0) log({ level: "error", event: "payments_differ", site, day, differences });
    } catch (failure) {
      log({ level: "warn", event: "payments_not_compared", site, day, failure: String(failure) });
    }
  }
}
