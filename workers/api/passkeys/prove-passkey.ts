import type { Secrets, SiteVariables } from "../env.ts";
import { type IssuedChallenge, readIssuedChallenge } from "./issued-challenge.ts";
import type { PasskeyKind } from "./passkey-kind.ts";
import { findCredential, type ProvenUse } from "./passkey-rows.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { verifyNewPasskey, verifyPasskeyUse, type Credential } from "./verify-passkey.ts";

/** A device's response (WebAuthn's JSON), and the signed challenge it belongs to. */
export interface PasskeyResponse {
  response: Record<string, unknown>;
  state: string;
}

type Env = Pick<Secrets, "TOKEN_SECRET"> & Pick<SiteVariables, "PUBLIC_ORIGIN">;

/** A point of the curve: what is checked where there is no passkey, so that nobody sees the difference by the time. */
const NOBODYS: Credential = {
  id: "",
  public_key: Buffer.from(
    `a5010203262001215820${"6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"}225820${"4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"}`,
    "hex",
  ).toString("base64url"),
  counter: 0,
  transports: [],
};

/** A new passkey that holds, for the challenge that was issued to this owner (`handle`); undefined in any doubt. */
export async function proveNewPasskey(
  env: Env,
  { kind, handle, response, state }: PasskeyResponse & { kind: PasskeyKind; handle: string },
): Promise<{ credential: Credential; issued: IssuedChallenge } | undefined> {
  const party = relyingPartyOf(env.PUBLIC_ORIGIN);
  const issued = readIssuedChallenge(env.TOKEN_SECRET, state, { purpose: kind.purpose.add, owner: handle });
  if (!party || !issued) return undefined;
  const credential = await verifyNewPasskey({ response, challenge: issued.challenge, party, kind });
  return credential && { credential, issued };
}

/**
 * A use of one of this owner's passkeys that holds; undefined in any doubt. `owner` is undefined where there is nobody; takes the
 * same time then, and where there is no such passkey.
 */
export async function provePasskeyUse(
  { env, sql }: { env: Env; sql: SqlStorage },
  { kind, owner, response, state }: PasskeyResponse & { kind: PasskeyKind; owner: string | undefined },
): Promise<ProvenUse | undefined> {
  const party = relyingPartyOf(env.PUBLIC_ORIGIN);
  const issued = readIssuedChallenge(env.TOKEN_SECRET, state, { purpose: kind.purpose.signIn });
  if (!party || !issued) return undefined;
  const { id } = response;
  const found = owner === undefined || typeof id !== "string" ? undefined : findCredential(sql, owner, id);
  const credential = found ?? NOBODYS;
  const count = await verifyPasskeyUse({ response, challenge: issued.challenge, party, kind, credential });
  return count === undefined || !found ? undefined : { credential: found, issued, count };
}
