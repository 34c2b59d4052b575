import { clock } from "../clock.ts";
import { randomness } from "../randomness.ts";
import { sameText, sign } from "../signature.ts";

/** From the press of the button to the finger on the phone. */
const LIFETIME = 5 * 60_000;

/** What a device is asked to sign. It is not stored: it comes back with the device's response, in a signed `state`. */
export interface IssuedChallenge {
  /** 256 random bits, base64url. */
  challenge: string;
  /** Of a `PasskeyKind`. */
  purpose: string;
  /** Whose passkey is added (the user handle); who signs in is not known yet. */
  owner?: string;
  /** Milliseconds since 1970. */
  expires: number;
}

type ChallengeFor = Pick<IssuedChallenge, "purpose" | "owner">;

/** A new challenge, and the `state` that brings it back. */
export function issueChallenge(secret: string, order: ChallengeFor): { challenge: string; state: string } {
  const issued: IssuedChallenge = { ...order, challenge: randomness.token(), expires: clock.now() + LIFETIME };
  const body = Buffer.from(JSON.stringify(issued)).toString("base64url");
  return { challenge: issued.challenge, state: `${body}.${signatureOf(secret, body)}` };
}

/** The challenge in `state`, when we issued it, for this purpose and owner, within the last five minutes. */
export function readIssuedChallenge(secret: string, state: string, order: ChallengeFor): IssuedChallenge | undefined {
  const [body = "", signature = ""] = state.split(".", 2);
  if (!sameText(signature, signatureOf(secret, body))) return undefined;
  const issued = JSON.parse(Buffer.from(body, "base64url").toString()) as IssuedChallenge;
  const fits = issued.purpose === order.purpose && issued.owner === order.owner;
  return fits && clock.now() < issued.expires ? issued : undefined;
}

function signatureOf(secret: string, body: string): string {
  return sign(secret, "passkey-challenge", body);
}
