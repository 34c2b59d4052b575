import { cleanText } from "../../../../../app/domain/clean-text.ts";
import { RpcTarget } from "cloudflare:workers";
import type { Passkey } from "../../../../../app/contract/account/passkeys.ts";
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
import { networkAt } from "../../../visitors/network-at.ts";
import { deviceIn } from "../../../visitors/known-device.ts";
import type { Attempt } from "../attempt.ts";
import { beginAttempt, stillBlocked } from "../attempts.ts";
import type { Surroundings } from "./operator-calls.ts";
import { operatorDeviceName } from "./operator-devices.ts";
import { recordEvent } from "./operator-events.ts";
import { mailOperator } from "./operator-mail.ts";
import { type OperatorProof, proveOperator, stillProved } from "./operator-proof.ts";
import { findOperatorById, type OperatorRow } from "./operator-rows.ts";
import { endSessionsOfPasskey, operatorRowOf } from "./operator-sessions.ts";
import { attemptAt, signInOperator, type SignedInOperator } from "./operator-sign-in.ts";

interface OptionsOrder extends OperatorProof {
  /** Comes back with every sign-in: the shard and the operator's id. */
  handle: string;
  siteName: string;
}

/** Where a mail goes, as no address is kept, and how it reads. */
interface MailTo {
  /** Normalised: what the proved hash is of. */
  address: string;
  language: Locale;
  site: string;
}

interface AddOrder extends PasskeyResponse, MailTo {
  handle: string;
  name: string;
  email: string;
}

interface RemoveOrder extends OperatorProof, MailTo {
  id: string;
}

interface SignInOrder extends PasskeyResponse {
  /** The operator's, as the device says; undefined where it says nothing that could be one. */
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

  /** The options with which a browser makes a passkey, for the operator's own address and password. */
  async creationOptions(token: string, order: OptionsOrder): Promise<Result<PasskeyOptions>> {
    const { storage, env } = this.around;
    const { sql } = storage;
    const party = relyingPartyOf(env.PUBLIC_ORIGIN);
    if (!party) return refuse("not_found");
    const proved = await proveOperator(this.around, token, order);
    if (!proved.ok) return proved;
    const now = stillProved(sql, token, proved.value);
    if (!now) return refuse("authentication_required");
    const { handle, siteName } = order;
    // The same list on the device has a member's passkeys of this person.
    const user = { handle, name: `${now.name} (operator)`, displayName: `${now.name} (operator)` };
    const [secret, known] = [env.TOKEN_SECRET, credentialsOf(sql, now.id)];
    return accept(creationOptions({ kind: OPERATORS, party, secret, siteName, user, known }));
  }

  /** Verifies a new passkey and stores it, ten at most; any doubt is `passkey_refused`. A mail tells of it. */
  async add(token: string, order: AddOrder): Promise<Result<Passkey>> {
    const { email, address, language, site, ...given } = order;
    const name = cleanText(order.name);
    const { storage, env } = this.around;
    const { sql } = storage;
    const proved = await proveNewPasskey(env, { kind: OPERATORS, ...given });
    const kept = storage.transactionSync((): Result<Passkey> => {
      const operator = operatorRowOf(sql, token);
      if (!operator) return refuse("authentication_required");
      if (!proved || operator.email !== email) return refuse("passkey_refused");
      const added = keepPasskey(sql, { owner: operator.id, ...proved, name });
      if (added.ok) this.#tell(operator, "passkey_added", name, { address, language, site });
      return added;
    });
    await this.#send();
    return kept;
  }

  /**
   * Removes a passkey, for the operator's own address and password, and ends the sessions that began with it, but for the one that
   * asks. A mail tells of it. Harmless when repeated.
   */
  async remove(token: string, { id, address, language, site, ...proof }: RemoveOrder): Promise<Result> {
    const { storage } = this.around;
    const { sql } = storage;
    const proved = await proveOperator(this.around, token, proof);
    if (!proved.ok) return proved;
    const done = storage.transactionSync((): Result => {
      const operator = stillProved(sql, token, proved.value);
      if (!operator) return refuse("authentication_required");
      const name = removePasskey(sql, operator.id, id);
      if (name === undefined) return accept();
      endSessionsOfPasskey(sql, { passkey: id, except: token });
      this.#tell(operator, "passkey_removed", name, { address, language, site });
      return accept();
    });
    await this.#send();
    return done;
  }

  /** Plans a row of the record and a mail, in the running transaction. */
  #tell(operator: OperatorRow, action: "passkey_added" | "passkey_removed", passkey: string, mail: MailTo): void {
    const { storage, env } = this.around;
    const { address: to, language, site } = mail;
    recordEvent(storage.sql, site, { operator, action, why: passkey });
    const contents = { passkey, link: `${env.PUBLIC_ORIGIN}/operator/passkeys` };
    mailOperator(storage.sql, { kind: `operator_${action}`, contents, site, to, name: operator.name, language });
  }

  async #send(): Promise<void> {
    this.around.schedule();
    await this.around.deliver();
  }

  /**
   * Starts a session, instead of password and code. Counted as a password is, and takes the same time, whether or not there is
   * anybody, or such a passkey.
   */
  async signIn(order: SignInOrder): Promise<Result<SignedInOperator>> {
    const { storage, env, deliver } = this.around;
    const { sql } = storage;
    const { id } = order;
    const operator = id === undefined ? undefined : findOperatorById(sql, id);
    // An id that nobody has is counted too: else the answer after some tries would say so.
    const attempt = id === undefined ? undefined : this.#attemptOf(operator?.email ?? `nobody/${id}`, order);
    const begun = attempt ? storage.transactionSync(() => beginAttempt(sql, attempt)) : accept();
    if (!begun.ok) return begun;
    const use = await provePasskeyUse({ env, sql }, { kind: OPERATORS, owner: operator?.id, ...responseOf(order) });
    if (!attempt) return refuse("login_failed");
    const signedIn = operator && use && storage.transactionSync(() => this.#start(order, { operator, attempt, use }));
    if (!signedIn) return stillBlocked(sql, attempt);
    await deliver();
    return accept(signedIn);
  }

  #attemptOf(email: string, { address, device, site }: SignInOrder): Attempt {
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
    const how = { action: "signed_in_passkey", passkey: use.credential.id } as const;
    return signInOperator({ sql, env }, { email: operator.email, attempt, site, device, ...how });
  }
}

function responseOf({ response, state }: SignInOrder): PasskeyResponse {
  return { response, state };
}
