import type { ClientCore } from "mollie-api-typescript/core.js";
import { refundsCreate } from "mollie-api-typescript/funcs/refundsCreate.js";
import { refundsList } from "mollie-api-typescript/funcs/refundsList.js";
import { z } from "../../../../app/contract/zod.ts";
import { fromMollie, toMollie, type MollieAmount } from "./mollie-amount.ts";
import { MollieProblem, valueOf } from "./mollie-client.ts";
import { mollieKey } from "./mollie-key.ts";
import { type ProviderRefund, RefundRefused, type RefundOrder, type RefundState } from "./payment-provider.ts";

/** Mollie's states. `queued`: there is too little money in our account there; it goes on by itself. */
const states: Record<string, RefundState> = {
  queued: "pending",
  pending: "pending",
  processing: "pending",
  refunded: "done",
  failed: "failed",
  canceled: "failed",
};

/** What we wrote on the refund. */
const named = z.object({ refund_id: z.string() });

/** These are about this refund, and another try gives the same. A wrong key (401, 403) is ours to put right. */
const FOR_GOOD = [400, 404, 410, 422];

/**
 * Refunds once: Mollie forgets idempotency keys after an hour, so its list is read first, whenever a refund with this key may be
 * there from an attempt whose answer was lost.
 */
export async function createRefund(client: ClientCore, order: RefundOrder): Promise<ProviderRefund> {
  const { ref: paymentId, amount, key, description, site } = order;
  const earlier = await findRefund(client, order);
  if (earlier) return earlier;
  const refundRequest = { amount: toMollie(amount), description, metadata: { refund_id: key, site } };
  const request = { paymentId, idempotencyKey: mollieKey(`refund/${paymentId}/${key}`), refundRequest };
  try {
    return standing(await valueOf(refundsCreate(client, request)));
  } catch (failure) {
    throw failure instanceof MollieProblem && isForGood(failure) ? new RefundRefused(failure.message) : failure;
  }
}

/** Too little money in our account is for us to put right, and no refusal of the member's refund. */
function isForGood({ status, message }: MollieProblem): boolean {
  return FOR_GOOD.includes(status) && !/balance/i.test(message);
}

/** The refund with our key, or undefined. A payment that Mollie does not know has none. */
export async function findRefund(
  client: ClientCore,
  { ref: paymentId, key }: Pick<RefundOrder, "ref" | "key">,
): Promise<ProviderRefund | undefined> {
  try {
    for await (const page of await refundsList(client, { paymentId })) {
      const { refunds } = (await valueOf(Promise.resolve(page))).result.embedded;
      const found = refunds.find(({ metadata }) => named.safeParse(metadata).data?.refund_id === key);
      if (found) return standing(found);
    }
  } catch (failure) {
    if (!(failure instanceof MollieProblem && [404, 410].includes(failure.status))) throw failure;
  }
  return undefined;
}

function standing({ status, createdAt }: { status: string; createdAt: string }): ProviderRefund {
  return { state: stateOf({ status }), at: Date.parse(createdAt) };
}

/** Throws for a state that we do not know. */
export function stateOf({ status }: { status: string }): RefundState {
  const state = states[status];
  if (!state) throw new Error(`Mollie has a state of refunds that we do not know: ${status}`);
  return state;
}

/** Minor units of the payment that went back, by us or by hand in Mollie's own pages; a refund that failed is not among them. */
export function refundedAtMollie({ amountRefunded }: { amountRefunded?: MollieAmount | undefined }): number {
  return amountRefunded ? fromMollie(amountRefunded).amount : 0;
}
