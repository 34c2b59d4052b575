import { issueChallenge } from "./issued-challenge.ts";
import type { PasskeyKind } from "./passkey-kind.ts";
import type { RelyingParty } from "./relying-party.ts";
import { ALGORITHMS, type Credential } from "./verify-passkey.ts";

/** WebAuthn's options for a browser, and the signed challenge that comes back with the device's response. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
  state: string;
}

interface Asked {
  kind: PasskeyKind;
  party: RelyingParty;
  /** `env.TOKEN_SECRET`. */
  secret: string;
}

/** Until which the person has to answer, in milliseconds. */
const TIMEOUT = 5 * 60_000;

interface CreationOrder extends Asked {
  /** How the device names the site. */
  siteName: string;
  /** `handle` comes back with every sign-in; `name` is what the device shows when it asks which passkey. */
  user: { handle: string; name: string; displayName: string };
  /** Those that there are: a device that has one of them says so instead of making another. */
  known: Credential[];
}

/**
 * What a browser is asked when a passkey is made (W3C, `PublicKeyCredentialCreationOptionsJSON`): one that the device
 * can find by itself, so that nobody types an address to sign in.
 */
export function creationOptions({ kind, party, secret, siteName, user, known }: CreationOrder): PasskeyOptions {
  const { handle, ...names } = user;
  const { challenge, state } = issueChallenge(secret, { purpose: kind.purpose.add, owner: handle });
  const { userVerification } = kind;
  const options = {
    challenge,
    rp: { id: party.id, name: siteName },
    user: { id: Buffer.from(handle).toString("base64url"), ...names },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: TIMEOUT,
    attestation: "none",
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification },
    excludeCredentials: known.map(({ id, transports }) => ({ type: "public-key", id, transports })),
  };
  return { options, state };
}

/** For any passkey of this kind: the device shows its owner which it has. Nothing is stored. */
export function requestOptions({ kind, party, secret }: Asked): PasskeyOptions {
  const { challenge, state } = issueChallenge(secret, { purpose: kind.purpose.signIn });
  const { userVerification } = kind;
  const options = { challenge, rpId: party.id, allowCredentials: [], userVerification, timeout: TIMEOUT };
  return { options, state };
}

/** Whom a device's response to `requestOptions` names; anything at all, as it comes from outside. */
export function userHandleIn({ response }: Record<string, unknown>): string {
  const handle = (response as { userHandle?: unknown } | undefined)?.userHandle;
  return typeof handle === "string" ? Buffer.from(handle, "base64url").toString() : "";
}
