import { cleanText } from "../../../../../../app/domain/clean-text.ts";
import { RpcTarget } from "cloudflare:workers";
import type { Passkey } from "../../../../../../app/contract/account/passkeys.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { MEMBERS } from "../../../../passkeys/passkey-kind.ts";
import { creationOptions, type PasskeyOptions } from "../../../../passkeys/passkey-options.ts";
import { credentialsOf, passkeysOf, removePasskey, notePasskeyUse } from "../../../../passkeys/passkey-rows.ts";
import { type PasskeyResponse, proveNewPasskey, provePasskeyUse } from "../../../../passkeys/prove-passkey.ts";
import { relyingPartyOf } from "../../../../passkeys/relying-party.ts";
import { accountOf } from "../../account/account.ts";
import type { SignedInWith } from "../sessions/known-devices.ts";
import { provePassword } from "../password-check.ts";
import { keepOwnPasskey, mayMakePasskeys, OWN } from "./own-passkeys.ts";
import { signInRefusal } from "../../standing/sign-in-refusal.ts";
import { signInDevice, type SignedIn } from "../sessions/sign-in.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import type { ReadState } from "../../engine/state.ts";

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
      return accept({ passkeys: passkeysOf(state.sql, OWN), ...(hindrance && { hindrance }) });
    });
  }

  /** The options with which a browser makes a passkey. Asks for the account's password, since a passkey opens the account too. */
  async creationOptions(
    token: string,
    { siteName, password, requestId }: { siteName: string; password: string; requestId: string },
  ): Promise<Result<PasskeyOptions>> {
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
      const user = { handle: account.id, name: account.email || account.name, displayName: account.name };
      const [secret, known] = [env.TOKEN_SECRET, credentialsOf(sql, OWN)];
      return accept(creationOptions({ kind: MEMBERS, party, secret, siteName, user, known }));
    });
  }

  /**
   * Verifies a new passkey and stores it, ten at most. `state` is the signed challenge of `creationOptions`; any doubt is
   * `passkey_refused`. Decision 0069.
   */
  async add(token: string, { name, ...given }: PasskeyResponse & { name: string }): Promise<Result<Passkey>> {
    const { env } = this.engine;
    const handle = this.engine.account()?.id;
    const proved = handle ? await proveNewPasskey(env, { kind: MEMBERS, handle, ...given }) : undefined;
    return this.engine.signedIn(token, (own) =>
      proved ? keepOwnPasskey(own, { ...proved, name: cleanText(name) }) : refuse("passkey_refused"),
    );
  }

  /** Harmless when repeated. */
  remove(token: string, id: string): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      removePasskey(sql, OWN, id);
      return accept();
    });
  }

  /** Starts a session. Takes the same time whether or not there is anybody here, or such a passkey. */
  async signIn(order: PasskeyResponse & { user_agent: string; device?: SignedInWith }): Promise<Result<SignedIn>> {
    const { response, state } = order;
    const owner = this.engine.account() ? OWN : undefined;
    const use = await provePasskeyUse(this.engine, { kind: MEMBERS, owner, response, state });
    if (!use) return refuse("login_failed");
    return this.engine.act((own) => {
      if (!notePasskeyUse(own.sql, OWN, use)) return refuse("login_failed");
      const how = { userAgent: order.user_agent, device: order.device, method: "passkey" } as const;
      return signInRefusal(own) ?? accept(signInDevice(own, how));
    });
  }
}
