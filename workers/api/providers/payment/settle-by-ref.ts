import type { Payment } from "../../../../app/contract/money/payments.ts";
import { refuse, type Result } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import { log } from "../../log.ts";
import { inTime } from "./in-time.ts";
import type { PaymentProvider, ProviderPayment } from "./payment-provider.ts";

interface SettleOrder {
  actors: Pick<Actors, "findMember">;
  site: string;
  provider: PaymentProvider;
  ref: string;
  /** For the log. */
  requestId: string;
}

/**
 * Asks the provider how a payment stands and tells the member's object, which acts on it once. Used by the webhook, by
 * whoever looks at a pending payment, and by the test provider's page. `provider_failed`: nothing is known, ask again.
 */
export async function settleByRef({
  actors,
  site,
  provider,
  ref,
  requestId,
}: SettleOrder): Promise<Result<Payment | undefined>> {
  const verified = await ask(provider, ref, requestId);
  if (verified === "failed") return refuse("provider_failed");
  const member = verified?.site === site ? actors.findMember(verified.member) : undefined;
  if (!verified || !member) return refuse("not_found");
  const { payment_id, status, amount, revision, refunded, at } = verified;
  return member.money.settlePayment({ payment_id, status, amount, ref, revision, at, ...(refunded && { refunded }) });
}

async function ask(
  provider: PaymentProvider,
  ref: string,
  request: string,
): Promise<ProviderPayment | "failed" | undefined> {
  try {
    return await inTime(provider.fetch(ref));
  } catch (failure) {
    log({ level: "warn", event: "payment_provider_failed", request, failure: String(failure) });
    return "failed";
  }
}
