import { RpcTarget } from "cloudflare:workers";
import type { Passkey } from "../../../../../../app/contract/passkeys.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { verifyPasskeyUse, verifyNewPasskey, type Credential } from "../../../../passkeys/verify-passkey.ts";
import { issueChallenge, readIssuedChallenge } from "../../../../passkeys/issued-challenge.ts";
import { relyingPartyOf } from "../../../../passkeys/relying-party.ts";
import { accountOf } from "../../account/account.ts";
import type { SignedInWith } from "../sessions/known-devices.ts";
import { provePassword } from "../password-check.ts";
import { creationOptionsOf } from "./passkey-creation-options.ts";
import {
  credentialsOf,
  findCredential,
  keepPasskey,
  mayMakePasskeys,
  passkeysOf,
  removePasskey,
  usePasskey,
} from "./passkeys.ts";
import { signInRefusal } from "../../standing/sign-in-refusal.ts";
import { signInDevice, type SignedIn } from "../sessions/sign-in.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import type { ReadState } from "../../engine/state.ts";

/** A device's response (WebAuthn's JSON), and the signed challenge it belongs to. */
interface PasskeyResponse {
  response: Record<string, unknown>;
  state: string;
}

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

/** Why no passkey can be made: the site has no name of its own, or the address is not confirmed. */
type Hindrance = "impossible" | "unconfirmed";

function hindranceOf({ sql, env }: ReadState): Hindrance | undefined {
  if (!relyingPartyOf(env.PUBLIC_ORIGIN)) return "impossible";
  return mayMakePasskeys(sql) ? undefined : "unconfirmed";
}

/** Passkeys: adding, removing, signing in. */
export class PasskeyCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** The newest first. `hindrance`: why none can be added. */
  list(token: string): Result<{ passkeys: Passkey[]; hindrance?: Hindrance }> {
    return this.engine.reading(token, (state) => {
      const hindrance = hindranceOf(state);
      return accept({ passkeys: passkeysOf(state.sql), ...(hindrance && { hindrance }) });
    });
  }

  /** The options with which a browser makes a passkey. Asks for the account's password, since a passkey opens the account too. */
  async creationOptions(
    token: string,
    { siteName, password, requestId }: { siteName: string; password: string; requestId: string },
  ): Promise<Result<{ options: Record<string, unknown>; state: string }>> {
    const possible = this.engine.reading(token, (state) => {
      const hindrance = hindranceOf(state);
      return hindrance ? refuse(hindrance === "impossible" ? "not_found" : "passkey_refused") : accept();
    });
    if (!possible.ok) return possible;
    const proved = await provePassword(this.engine, { token, requestId, password, field: "password" });
    if (!proved.ok) return proved;
    return this.engine.reading(token, ({ sql, env }) => {
      const [party, account] = [relyingPartyOf(env.PUBLIC_ORIGIN), accountOf(sql)];
      if (!party || account.password_hash !== proved.value) return refuse("passkey_refused");
      const { challenge, state } = issueChallenge(env.TOKEN_SECRET, { purpose: "add", member: account.id });
      const options = creationOptionsOf({ challenge, party, siteName, account, known: credentialsOf(sql) });
      return accept({ options, state });
    });
  }

  /**
   * Verifies a new passkey and stores it, ten at most. `state` is the signed challenge of `creationOptions`; any doubt is
   * `passkey_refused`. Decision 0069.
   */
  async add(token: string, { response, state, name }: PasskeyResponse & { name: string }): Promise<Result<Passkey>> {
    const { env } = this.engine;
    const party = relyingPartyOf(env.PUBLIC_ORIGIN);
    const member = this.engine.account()?.id;
    const issued = member && readIssuedChallenge(env.TOKEN_SECRET, state, { purpose: "add", member });
    const credential = party && issued && (await verifyNewPasskey({ response, challenge: issued.challenge, party }));
    return this.engine.signedIn(token, (own) =>
      issued && credential ? keepPasskey(own, { credential, issued, name }) : refuse("passkey_refused"),
    );
  }

  /** Harmless when repeated. */
  remove(token: string, id: string): Result {
    return this.engine.signedIn(token, ({ sql }) => removePasskey(sql, id));
  }

  /** Starts a session. Takes the same time whether or not there is anybody here, or such a passkey. */
  async signIn(order: PasskeyResponse & { user_agent: string; device?: SignedInWith }): Promise<Result<SignedIn>> {
    const { env, sql } = this.engine;
    const party = relyingPartyOf(env.PUBLIC_ORIGIN);
    const issued = readIssuedChallenge(env.TOKEN_SECRET, order.state, { purpose: "sign_in" });
    if (!party || !issued) return refuse("login_failed");
    const credential = this.engine.account() && findCredential(sql, String(order.response["id"]));
    const { response } = order;
    const claimed = { response, challenge: issued.challenge, party, credential: credential ?? NOBODYS };
    const count = await verifyPasskeyUse(claimed);
    if (count === undefined || !credential) return refuse("login_failed");
    return this.engine.act((state) => {
      if (!usePasskey(state.sql, { credential, issued, count })) return refuse("login_failed");
      const how = { userAgent: order.user_agent, device: order.device, method: "passkey" } as const;
      return signInRefusal(state) ?? accept(signInDevice(state, how));
    });
  }
}
