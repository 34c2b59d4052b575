import type { ClientCore } from "mollie-api-typescript/core.js";
import { paymentsList } from "mollie-api-typescript/funcs/paymentsList.js";
import { z } from "../../../../app/contract/zod.ts";
import { fromMollie } from "./mollie-amount.ts";
import { valueOf } from "./mollie-client.ts";
import type { PaidPayment, PaidQuery } from "./payment-provider.ts";

/** Payments on one page of Mollie's list (its most), and how many pages are read before we give up for now. */
const PAGE = 250;
const MOST_PAGES = 400;
/** Mollie lists by when a payment was begun; by bank transfer or direct debit it is paid so much later, at the most. */
const PAID_LATER = 31 * 24 * 60 * 60_000;

/** What we wrote on the payment. */
const named = z.object({ site: z.string() });

/** As `PaymentProvider.listPaid`. What we did not order ourselves is listed, too; what another site of ours ordered is not. */
export async function listPaid(client: ClientCore, { site, from, until }: PaidQuery): Promise<PaidPayment[]> {
  const found: PaidPayment[] = [];
  let pages = 0;
  for await (const page of await paymentsList(client, { limit: PAGE })) {
    const { payments = [] } = (await valueOf(Promise.resolve(page))).result.embedded;
    for (const { id, amount, paidAt, metadata } of payments) {
      const at = paidAt ? Date.parse(paidAt) : Number.NaN;
      if (at >= from && at < until && (named.safeParse(metadata).data?.site ?? site) === site)
        found.push({ ref: id, amount: fromMollie(amount) });
    }
    const oldest = payments.at(-1);
    if (!oldest || Date.parse(oldest.createdAt) < from - PAID_LATER) break;
    if (++pages === MOST_PAGES) throw new Error("too many payments at Mollie to compare a day");
  }
  return found;
}
