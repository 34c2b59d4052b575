import { RpcTarget } from "cloudflare:workers";
import type { Passkey } from "../../../../../app/contract/passkeys.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { OPERATORS } from "../../../passkeys/passkey-kind.ts";
import { creationOptions, type PasskeyOptions } from "../../../passkeys/passkey-options.ts";
import {
  credentialsOf,
  keepPasskey,
  passkeysOf,
  removePasskey,
  notePasskeyUse,
  type ProvenUse,
} from "../../../passkeys/passkey-rows.ts";
import { type PasskeyResponse, proveNewPasskey, provePasskeyUse } from "../../../passkeys/prove-passkey.ts";
import { relyingPartyOf } from "../../../passkeys/relying-party.ts";
import { passwordMatches } from "../../../password.ts";
import { hashOf } from "../../../signature.ts";
import { networkAt } from "../../../visitors/network-at.ts";
import { deviceIn } from "../../../visitors/known-device.ts";
import type { Attempt } from "../attempt.ts";
import { beginAttempt, forgetAttempt, stillBlocked, withdrawAttempt } from "../attempts.ts";
import type { Surroundings } from "./operator-calls.ts";
import { operatorDeviceName } from "./operator-devices.ts";
import { recordEvent } from "./operator-events.ts";
import { mailOperator } from "./operator-mail.ts";
import { findOperatorById, operatorAccount, type OperatorRow } from "./operator-rows.ts";
import { operatorRowOf } from "./operator-sessions.ts";
import { attemptAt, signInOperator, type SignedInOperator } from "./operator-sign-in.ts";

interface OptionsOrder {
  /** Comes back with every sign-in: the shard and the operator's id. */
  handle: string;
  siteName: string;
  /** The address's keyed hash. */
  email: string;
  password: string;
  requestId: string;
}

interface AddOrder extends PasskeyResponse {
  handle: string;
  name: string;
  email: string;
  /** The address as it was typed: where the mail goes, as none is kept. */
  address: string;
  language: Locale;
  site: string;
}

interface SignInOrder extends PasskeyResponse {
  /** The operator's, as the device says; undefined where it names none. */
  id: string | undefined;
  site: string;
  /** The visitor's. */
  address: { prefix: string; isEverybody: boolean };
  device: string | undefined;
}

/** Operators' passkeys: adding, removing, signing in. Decision 0178. */
export class OperatorPasskeyCalls extends RpcTarget {
  constructor(private readonly around: Surroundings) {
    super();
  }

  /** The newest first. `hindrance`: browsers know no passkeys at this address. */
  list(token: string): Result<{ passkeys: Passkey[]; hindrance?: "impossible" }> {
    const { storage, env } = this.around;
    const operator = operatorRowOf(storage.sql, token);
    if (!operator) return refuse("authentication_required");
    const passkeys = passkeysOf(storage.sql, operator.id);
    return accept({ passkeys, ...(!relyingPartyOf(env.PUBLIC_ORIGIN) && { hindrance: "impossible" as const }) });
  }

  /**
   * The options with which a browser makes a passkey, for the operator's own address and password: who found a session open has
   * neither. Wrong ones count as at the sign-in, for each session apart.
   */
  async creationOptions(token: string, order: OptionsOrder): Promise<Result<PasskeyOptions>> {
    const { storage, env } = this.around;
    const { sql } = storage;
    const party = relyingPartyOf(env.PUBLIC_ORIGIN);
    if (!party) return refuse("not_found");
    const proved = await this.#prove(token, order);
    if (!proved.ok) return proved;
    const now = operatorRowOf(sql, token);
    // Another password may have been made while we were looking.
    if (now?.password_hash !== proved.value.password_hash) return refuse("authentication_required");
    const { handle, siteName } = order;
    // The same list on the device has a member's passkeys of this person.
    const user = { handle, name: `${now.name} (operator)`, displayName: `${now.name} (operator)` };
    const [secret, known] = [env.TOKEN_SECRET, credentialsOf(sql, now.id)];
    return accept(creationOptions({ kind: OPERATORS, party, secret, siteName, user, known }));
  }

  async #prove(token: string, { email, password, requestId }: OptionsOrder): Promise<Result<OperatorRow>> {
    const { storage, env } = this.around;
    const { sql } = storage;
    const operator = operatorRowOf(sql, token);
    if (!operator) return refuse("authentication_required");
    const account = operatorAccount(operator.email);
    const attempt: Attempt = { email: account, network: "", shared: true, device: `session/${hashOf(token)}` };
    const begun = storage.transactionSync(() => beginAttempt(sql, attempt));
    if (!begun.ok) return begun;
    const hash = operator.password_hash;
    const matches = await passwordMatches(env, { password, hash, known: "signed_in", requestId });
    if (!matches.ok) storage.transactionSync(() => withdrawAttempt(sql, attempt));
    if (!matches.ok) return matches;
    if (!matches.value || email !== operator.email) return stillBlocked(sql, attempt);
    storage.transactionSync(() => forgetAttempt(sql, attempt));
    return accept(operator);
  }

  /** Verifies a new passkey and stores it, ten at most; any doubt is `passkey_refused`. A mail tells of it. */
  async add(token: string, { name, address, email, language, site, ...given }: AddOrder): Promise<Result<Passkey>> {
    const { storage, env, schedule, deliver } = this.around;
    const { sql } = storage;
    const proved = await proveNewPasskey(env, { kind: OPERATORS, ...given });
    const kept = storage.transactionSync((): Result<Passkey> => {
      const operator = operatorRowOf(sql, token);
      if (!operator) return refuse("authentication_required");
      if (!proved || operator.email !== email) return refuse("passkey_refused");
      const added = keepPasskey(sql, { owner: operator.id, ...proved, name });
      if (!added.ok) return added;
      recordEvent(sql, site, { operator, action: "passkey_added", why: name });
      const contents = { passkey: name, link: `${env.PUBLIC_ORIGIN}/operator/passkeys` };
      const mail = { site, to: address, name: operator.name, language };
      mailOperator(sql, { kind: "operator_passkey_added", contents, ...mail });
      return added;
    });
    schedule();
    await deliver();
    return kept;
  }

  /** Harmless when repeated. */
  async remove(token: string, { id, site }: { id: string; site: string }): Promise<Result> {
    const { storage, deliver } = this.around;
    const { sql } = storage;
    const done = storage.transactionSync((): Result => {
      const operator = operatorRowOf(sql, token);
      if (!operator) return refuse("authentication_required");
      const why = removePasskey(sql, operator.id, id);
      if (why !== undefined) recordEvent(sql, site, { operator, action: "passkey_removed", why });
      return accept();
    });
    await deliver();
    return done;
  }

  /**
   * Starts a session, instead of password and code. Counted as a password is. Takes the same time whether or not there is anybody,
   * or such a passkey.
   */
  async signIn(order: SignInOrder): Promise<Result<SignedInOperator>> {
    const { storage, env, deliver } = this.around;
    const { sql } = storage;
    const operator = order.id === undefined ? undefined : findOperatorById(sql, order.id);
    const attempt = operator && this.#attemptOf(operator, order);
    const begun = attempt ? storage.transactionSync(() => beginAttempt(sql, attempt)) : accept();
    if (!begun.ok) return begun;
    const use = await provePasskeyUse({ env, sql }, { kind: OPERATORS, owner: operator?.id, ...responseOf(order) });
    if (!operator || !attempt) return refuse("login_failed");
    const signedIn = use && storage.transactionSync(() => this.#start(order, { operator, attempt, use }));
    if (!signedIn) return stillBlocked(sql, attempt);
    await deliver();
    return accept(signedIn);
  }

  #attemptOf({ email }: OperatorRow, { address, device, site }: SignInOrder): Attempt {
    const { storage, env } = this.around;
    const known = deviceIn({ env, site }, operatorDeviceName(email), device);
    const network = networkAt({ env, address }, { email });
    return attemptAt(storage.sql, { email, network, shared: address.isEverybody, device: known });
  }

  #start(
    { site, device }: SignInOrder,
    { operator, attempt, use }: { operator: OperatorRow; attempt: Attempt; use: ProvenUse },
  ): SignedInOperator | undefined {
    const { storage, env } = this.around;
    const { sql } = storage;
    if (!findOperatorById(sql, operator.id) || !notePasskeyUse(sql, operator.id, use)) return undefined;
    const { email } = operator;
    return signInOperator({ sql, env }, { email, attempt, site, device, action: "signed_in_passkey" });
  }
}

function responseOf({ response, state }: SignInOrder): PasskeyResponse {
  return { response, state };
}
