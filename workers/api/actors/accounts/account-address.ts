import { createHmac } from "node:crypto";
import { normalEmail } from "../../../../app/domain/account/signup.ts";

/** How many objects a site's addresses are spread over; never lowered once a site has members (design §7). */
export const ACCOUNT_SHARDS = 16;

/** Where an e-mail address is kept: its shard, and the keyed hash that stands for it there. */
export interface AccountAddress {
  shard: number;
  /** HMAC of the address: `Accounts` holds no address that could be read. */
  email: string;
}

/** `secret` is `env.TOKEN_SECRET`; addresses that reach the same mailbox have the same hash. */
export function accountAddress({
  secret,
  site,
  email,
}: {
  secret: string;
  site: string;
  email: string;
}): AccountAddress {
  const digest = createHmac("sha256", secret)
    .update(`email/${site}/${normalEmail(email)}`)
    .digest();
  return { shard: digest.readUInt32BE(0) % ACCOUNT_SHARDS, email: digest.toString("base64url") };
}
