import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { isWithoutCertificates } from "./attestation.ts";
import type { PasskeyKind } from "./passkey-kind.ts";
import type { RelyingParty } from "./relying-party.ts";

/** What is stored of a passkey, to verify its responses. */
export interface Credential {
  id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the device says it signed; 0 for those that do not count. */
  counter: number;
  transports: string[];
}

interface Proof {
  /** WebAuthn's JSON, as the browser sent it: anything at all. */
  response: Record<string, unknown>;
  challenge: string;
  party: RelyingParty;
  kind: PasskeyKind;
}

/** EdDSA, ES256 and RS256: what phones, computers and keys have. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded when somebody uses a passkey: half as much code again as all the rest of the API. */
const webAuthn = () => import("./webauthn.ts");

/** The passkey that a device made, or undefined when its response is not valid. */
export async function verifyNewPasskey({ response, challenge, party, kind }: Proof): Promise<Credential | undefined> {
  const { attestationObject } = (response["response"] ?? {}) as { attestationObject?: unknown };
  if (typeof attestationObject !== "string") return undefined;
  if (!(await orUndefined(isWithoutCertificates(attestationObject)))) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const made = await orUndefined(
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: kind.userVerification === "required",
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** The passkey's new signature counter when its response is valid; else undefined, also when the counter went back. */
export async function verifyPasskeyUse({
  response,
  challenge,
  party,
  kind,
  credential,
}: Proof & { credential: Credential }): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { id, public_key, counter } = credential;
  const proved = await orUndefined(
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter },
      requireUserVerification: kind.userVerification === "required",
    }),
  );
  return proved?.verified ? proved.authenticationInfo.newCounter : undefined;
}

/** The library throws when a response is not valid; here that is undefined. */
function orUndefined<Value>(checked: Promise<Value>): Promise<Value | undefined> {
  return checked.catch(() => undefined);
}
