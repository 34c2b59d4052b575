import { accountAddress, type AccountAddress } from "../actors/accounts/account-address.ts";
import type { Call } from "../http/http.ts";
import { deviceIn } from "./known-device.ts";
import { hashOf } from "../signature.ts";
import { networkAt } from "./network-at.ts";

/** What an attempt at one account is counted by. Decisions 0086, 0125. */
export interface AttemptSource {
  account: AccountAddress;
  /** The address prefix, as a keyed hash for this account. */
  network: string;
  /** All visitors seem to come from this network. */
  shared: boolean;
  /** The device or session, if the account knows it: nobody else's attempts count against it. */
  device: string | undefined;
}

/** `device`: the browser's token. Whoever brings none of this account's is counted by their address only. */
export async function attemptSource(
  call: Call,
  { email, device }: { email: string; device?: string | undefined },
): Promise<AttemptSource> {
  const { env, site, address } = call;
  const account = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const network = networkAt(call, account);
  const known = device || call.caller ? await knownDevice(call, account, device) : undefined;
  return { account, network, shared: address.isEverybody, device: known };
}

/** Only a token or a session of the account itself asks its member: an unknown address wakes no other objects than a known one. */
async function knownDevice(
  call: Call,
  account: AccountAddress,
  token: string | undefined,
): Promise<string | undefined> {
  const { actors, caller } = call;
  const member = await actors.accounts(account.shard).owner(account.email);
  if (!member) return undefined;
  const device = deviceIn(call, member, token);
  if (device && (await actors.member(member).sessions.knowsDevice(device))) return `device/${device}`;
  if (caller?.id !== member || !(await actors.member(member).sessions.knowsSession(caller.token))) return undefined;
  return `session/${hashOf(caller.token)}`;
}
