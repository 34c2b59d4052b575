import type { Limit } from "../actors/limiter/buckets.ts";
import type { Peers } from "../actors/peers.ts";
import { normalEmail } from "../../../app/domain/account/signup.ts";
import { hashOf } from "../signature.ts";

/** Receipts of reports and complaints to one address, whoever sends them. */
const receiptLimit: Limit = { name: "receipts", burst: 5, per_minute: 1 / 60 };

/** Anybody may give anybody's address: it gets few receipts. The page shows the number in any case. Decision 0170. */
export async function mayMailReceipt(actors: Pick<Peers, "limiter">, email: string): Promise<boolean> {
  if (!email) return false;
  return (await actors.limiter(`mail-${hashOf(normalEmail(email))}`).take(receiptLimit)).ok;
}
