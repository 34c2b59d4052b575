import type { Secrets } from "../env.ts";
import { randomness } from "../randomness.ts";
import { hashOf, sameText, sign } from "../signature.ts";

/** More members than share a browser; the one who signed in longest ago is forgotten there. */
const MOST = 5;
const BETWEEN = "~";

type Keys = { env: Pick<Secrets, "TOKEN_SECRET">; site: string };

/** What a browser gets when somebody signs in with it, and what their own object keeps of it. */
export interface NewDevice {
  /** For the reply: all that the browser is to keep. */
  token: string;
  kept: { hash: string; replaces?: string };
}

/**
 * The name under which a member knows a browser, as far as its token says so; undefined for another's or a forged one,
 * without asking anybody, so that the time tells nothing. Whether the member still knows it, only their object says.
 * Of each member who signed in there a token holds `<secret>.<signature>`. Decision 0086.
 */
export function deviceIn(keys: Keys, member: string, token: string | undefined): string | undefined {
  const secrets = partsOf(token).filter((part) => isOf(keys, member, part));
  return secrets[0] && hashOf(secretOf(secrets[0]));
}

/** A new name for this browser at the member, beside what others who use it have there. */
export function newDevice(keys: Keys, member: string, token: string | undefined): NewDevice {
  const secret = randomness.bytes(16).toString("base64url");
  const others = partsOf(token).filter((part) => !isOf(keys, member, part));
  const replaces = deviceIn(keys, member, token);
  return {
    token: [`${secret}.${signatureOf(keys, member, secret)}`, ...others].slice(0, MOST).join(BETWEEN),
    kept: { hash: hashOf(secret), ...(replaces && { replaces }) },
  };
}

function partsOf(token = ""): string[] {
  return token.split(BETWEEN, MOST).filter(Boolean);
}

function secretOf(part: string): string {
  return part.split(".", 1)[0] ?? "";
}

function isOf(keys: Keys, member: string, part: string): boolean {
  const [secret = "", signature = ""] = part.split(".", 2);
  return sameText(signature, signatureOf(keys, member, secret));
}

function signatureOf({ env, site }: Keys, member: string, secret: string): string {
  return sign(env.TOKEN_SECRET, "device", site, member, secret);
}
