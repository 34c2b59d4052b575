import type { FiledDebit } from "../../actors/site/debits/debit-rows.ts";
import { hashOf } from "../../signature.ts";
import {
  type PaymentName,
  type PaymentProvider,
  PaymentRefused,
  type ProviderRefund,
  type RefundOrder,
  RefundRefused,
} from "./payment-provider.ts";

/** The part of `Site` that keeps debits for the bank's files. */
export interface FileLedger {
  debits: {
    find(ref: string): Promise<FiledDebit | undefined> | FiledDebit | undefined;
    withdraw(ref: string): Promise<void> | void;
  };
  transfers: {
    take(order: RefundOrder): Promise<ProviderRefund | undefined> | ProviderRefund | undefined;
    find(refund: Pick<RefundOrder, "ref" | "key">): Promise<ProviderRefund | undefined> | ProviderRefund | undefined;
  };
}

/**
 * Nobody but the site's own bank: debits go there in files that operators make, and operators say what the bank's statement says of
 * them. An order begins in the member's object, whose outbox brings it to the site; until it is there `fetch` knows nothing of it.
 * Money goes back by hand: operators transfer it, and say so (decision 0255). Decision 0234. It keeps no record of its own of what moved.
 */
export function sepaFileProvider(site: FileLedger): PaymentProvider {
  return {
    create({ payment_method, amount, mandate, ...name }) {
      if (payment_method !== "sdd" || amount.currency !== "EUR" || !mandate)
        return Promise.reject(new PaymentRefused("only euros are collected here, by a mandate"));
      return Promise.resolve({ ref: refOf(name), checkout_url: null });
    },
    async find(name) {
      const debit = await site.debits.find(refOf(name));
      return debit && { ...debit, site: name.site, checkout_url: null };
    },
    async fetch(ref) {
      return site.debits.find(ref);
    },
    cancel: async (ref) => site.debits.withdraw(ref),
    isRef: isFileRef,
    async refund(order) {
      // Whoever has it will be asked again, once the site has its provider back.
      if (!isFileRef(order.ref)) throw new Error("no file collected it");
      const taken = await site.transfers.take(order);
      if (!taken) throw new RefundRefused("it is not collected, or more would go back than was");
      return taken;
    },
    findRefund: async (refund) => site.transfers.find(refund),
    methods: ({ amount }) => Promise.resolve(amount.currency === "EUR" ? ["sdd"] : []),
  };
}

/** Is it a payment that is collected by a file? */
export function isFileRef(ref: string | null): boolean {
  return ref !== null && /^sdd_[\w-]{43}$/.test(ref);
}

/** Tells nobody whose it is. */
function refOf({ member, payment_id }: PaymentName): string {
  return `sdd_${hashOf(`${member}/${payment_id}`)}`;
}
