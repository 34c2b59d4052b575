import type { Limit } from "../actors/limiter/buckets.ts";
import type { Peers } from "../actors/peers.ts";
import { normalEmail } from "../../../app/domain/account/signup.ts";
import { hashOf } from "../signature.ts";

/** Receipts to one address, whoever complains in its name, or of one member's reports. */
const receiptLimit: Limit = { name: "receipts", burst: 5, per_minute: 1 / 60 };

/** Anybody may give anybody's address: it gets few receipts. The page shows the number in any case. Decision 0170. */
export async function mayMailReceipt(actors: Pick<Peers, "limiter">, email: string): Promise<boolean> {
  if (!email) return false;
  return (await actors.limiter(`mail-${hashOf(normalEmail(email))}`).take(receiptLimit)).ok;
}

/** Of a member's own report: what others complain of in their name takes nothing from it. */
export async function mayMailReportReceipt(actors: Pick<Peers, "limiter">, member: string): Promise<boolean> {
  return (await actors.limiter(`member-${member}`).take(receiptLimit)).ok;
}
