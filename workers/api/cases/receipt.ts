import type { Limit } from "../actors/limiter/buckets.ts";
import type { Peers } from "../actors/peers.ts";
import { normalEmail } from "../../../app/domain/account/signup.ts";
import { hashOf } from "../signature.ts";

/** Receipts to one address, whoever complains in its name. */
const receiptLimit: Limit = { name: "receipts", burst: 5, per_minute: 1 / 60 };

/** An address may be somebody else's, so it gets few receipts; the page shows the number in any case. Decision 0170. */
export async function mayMailReceipt(
  actors: Pick<Peers, "limiter">,
  { email, number }: { email: string; number: string },
): Promise<boolean> {
  if (!email) return false;
  return (await actors.limiter(`mail-${hashOf(normalEmail(email))}`).take(receiptLimit, number)).ok;
}
