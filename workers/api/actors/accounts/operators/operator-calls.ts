import { RpcTarget } from "cloudflare:workers";
import type { Operator } from "../../../../../app/contract/operators/operators.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { HashBindings, Secrets, SiteVariables } from "../../../env.ts";
import { passwordMatches } from "../../../password.ts";
import type { Attempt } from "../attempt.ts";
import { beginAttempt, stillBlocked, withdrawAttempt } from "../attempts.ts";
import { ownerOf } from "../claims.ts";
import { issueCode, useCode } from "./operator-codes.ts";
import { COMMAND, recordEvent } from "./operator-events.ts";
import { mailOperator } from "./operator-mail.ts";
import {
  findOperator,
  keepOperator,
  listOperators,
  type ListedOperator,
  type OperatorRow,
  removeOperator,
} from "./operator-rows.ts";
import { endOperatorSession, operatorRowOf } from "./operator-sessions.ts";
import { attemptAt, signInOperator, type SignedInOperator } from "./operator-sign-in.ts";

interface PasswordOrder {
  /** `email` of it is the address's keyed hash; `device` what the browser's token says, known or not. */
  attempt: Attempt;
  /** Normalised, as the hash of it is: where the code goes. */
  address: string;
  password: string;
  language: Locale;
  site: string;
  requestId: string;
}

/** What operators' calls are made with. */
export interface Surroundings {
  storage: DurableObjectStorage;
  env: HashBindings & Pick<Secrets, "TOKEN_SECRET"> & Pick<SiteVariables, "PUBLIC_ORIGIN">;
  /** Sets the alarm for what waits to leave. */
  schedule(): void;
  /** Brings the site what goes into its audit log; what fails is tried again by the alarm. */
  deliver(): Promise<void>;
}

/** The second step of signing in. */
interface CodeOrder {
  challenge: string;
  code: string;
  site: string;
  /** The browser's token. */
  device: string | undefined;
}

/** The operators whose addresses this shard has: who they are, signing in, sessions. Decision 0169. */
export class OperatorCalls extends RpcTarget {
  constructor(private readonly around: Surroundings) {
    super();
  }

  /** Makes an operator, or gives the one of this address another name and password. */
  async keep({ operator, site }: { operator: OperatorRow; site: string }): Promise<void> {
    const { storage, deliver } = this.around;
    storage.transactionSync(() => {
      const action = findOperator(storage.sql, operator.email) ? "operator_changed" : "operator_added";
      keepOperator(storage.sql, operator);
      recordEvent(storage.sql, site, { operator: COMMAND, action, why: operator.name });
    });
    await deliver();
  }

  /** Who there is, without addresses. */
  list(): ListedOperator[] {
    return listOperators(this.around.storage.sql);
  }

  /** Harmless when repeated. Each of their sessions ends with it. */
  async remove({ id, site }: { id: string; site: string }): Promise<void> {
    const { storage, deliver } = this.around;
    storage.transactionSync(() => {
      const why = removeOperator(storage.sql, id);
      if (why !== undefined) recordEvent(storage.sql, site, { operator: COMMAND, action: "operator_removed", why });
    });
    await deliver();
  }

  /**
   * The first step: the password. Takes the same time whether or not there is anybody; `challenge` belongs to the code that is
   * mailed. The attempt counts as failed until the code is there, so that nobody who knows the password tries codes for ever.
   */
  async checkPassword(order: PasswordOrder): Promise<Result<{ challenge: string }>> {
    const { storage, env, schedule } = this.around;
    const { sql } = storage;
    const { password, requestId } = order;
    const attempt = attemptAt(sql, order.attempt);
    const begun = storage.transactionSync(() => beginAttempt(sql, attempt));
    if (!begun.ok) return begun;
    const known = findOperator(sql, order.attempt.email);
    const hash = known?.password_hash;
    const matches = await passwordMatches(env, { password, hash, known: false, requestId });
    if (!matches.ok) storage.transactionSync(() => withdrawAttempt(sql, attempt));
    if (!matches.ok) return matches;
    if (!matches.value || !known) return stillBlocked(sql, attempt);
    const issued = storage.transactionSync(() => this.#sendCode(order, known));
    schedule();
    return issued;
  }

  #sendCode({ attempt, address, language, site }: PasswordOrder, known: OperatorRow): Result<{ challenge: string }> {
    const { storage, env } = this.around;
    const now = findOperator(storage.sql, known.email);
    // It may have changed while we were looking.
    if (now?.password_hash !== known.password_hash) return refuse("login_failed");
    const { email, name } = known;
    const { challenge, code } = issueCode(storage.sql, {
      secret: env.TOKEN_SECRET,
      attempt: attemptAt(storage.sql, attempt),
      email,
    });
    mailOperator(storage.sql, { kind: "operator_code", contents: { code }, site, to: address, name, language });
    return accept({ challenge });
  }

  /** The second step: the code. Starts a session; network and device are known from now on. */
  async signIn({ challenge, code, site, device }: CodeOrder): Promise<Result<SignedInOperator>> {
    const { storage, env, deliver } = this.around;
    const { sql } = storage;
    const signedIn = storage.transactionSync((): Result<SignedInOperator> => {
      const used = useCode(sql, { secret: env.TOKEN_SECRET, challenge, code });
      if (!used.ok) return used;
      const done = signInOperator({ sql, env }, { ...used.value, site, device, action: "signed_in" });
      return done ? accept(done) : refuse("code_expired");
    });
    if (signedIn.ok) await deliver();
    return signedIn;
  }

  /** Whose session it is, while it lasts; `member`: the member with the operator's own address, if there is one. */
  operator(token: string): (Operator & { member?: string }) | undefined {
    const { sql } = this.around.storage;
    const row = operatorRowOf(sql, token);
    if (!row) return undefined;
    const member = ownerOf(sql, row.email);
    return { id: row.id, name: row.name, ...(member && { member }) };
  }

  /** Harmless when the session has ended. */
  signOut(token: string): void {
    endOperatorSession(this.around.storage.sql, token);
  }
}
