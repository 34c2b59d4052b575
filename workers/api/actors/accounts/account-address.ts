import { createHmac } from "node:crypto";
import { normalEmail } from "../../../../app/domain/signup.ts";
import { ACCOUNT_SHARDS } from "../actors.ts";

/** Where an e-mail address is kept: its shard, and the seal that stands for it there. */
export interface AccountAddress {
  shard: number;
  /** HMAC of the address: `Accounts` holds no address that could be read. */
  email: string;
}

/** `secret` is `env.TOKEN_SECRET`; addresses that reach the same mailbox have the same seal. */
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
