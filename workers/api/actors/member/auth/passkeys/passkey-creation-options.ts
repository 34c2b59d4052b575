import type { Account } from "../../account/account.ts";
import { ALGORITHMS, type Credential } from "../../../../passkeys/verify-passkey.ts";
import type { RelyingParty } from "../../../../passkeys/relying-party.ts";

interface CreationOrder {
  challenge: string;
  party: RelyingParty;
  /** How the device names the site. */
  siteName: string;
  account: Account;
  /** Those that there are: a device that has one of them says so instead of making another. */
  known: Credential[];
}

/**
 * What a browser is asked when a passkey is made (W3C, `PublicKeyCredentialCreationOptionsJSON`): one that the device
 * can find by itself, so that nobody types an address to sign in. `user.id` comes back with every sign-in.
 */
export function creationOptionsOf({
  challenge,
  party,
  siteName,
  account,
  known,
}: CreationOrder): Record<string, unknown> {
  return {
    challenge,
    rp: { id: party.id, name: siteName },
    user: {
      id: Buffer.from(account.id).toString("base64url"),
      name: account.email || account.name,
      displayName: account.name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: 5 * 60_000,
    attestation: "none",
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
    excludeCredentials: known.map(({ id, transports }) => ({ type: "public-key", id, transports })),
  };
}
