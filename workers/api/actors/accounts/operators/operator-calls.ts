import { RpcTarget } from "cloudflare:workers";
import type { Operator } from "../../../../../app/contract/operators.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { HashBindings, Secrets } from "../../../env.ts";
import { passwordMatches } from "../../../password.ts";
import { newDevice } from "../../../visitors/known-device.ts";
import type { Attempt } from "../attempt.ts";
import { beginAttempt, forgetAttempt, stillBlocked, withdrawAttempt } from "../attempts.ts";
import { rememberNetwork } from "../known-networks.ts";
import { issueCode, useCode } from "./operator-codes.ts";
import { isOperatorDevice, keepOperatorDevice, operatorDeviceName } from "./operator-devices.ts";
import { COMMAND, recordEvent } from "./operator-events.ts";
import { mailCode } from "./operator-mail.ts";
import {
  findOperator,
  keepOperator,
  listOperators,
  type ListedOperator,
  operatorAccount,
  type OperatorRow,
  removeOperator,
} from "./operator-rows.ts";
import { endOperatorSession, operatorOf, startOperatorSession } from "./operator-sessions.ts";

interface PasswordOrder {
  /** `email` of it is the address's keyed hash; `device` what the browser's token says, known or not. */
  attempt: Attempt;
  /** As it was typed: where the code goes. */
  address: string;
  password: string;
  language: Locale;
  site: string;
  requestId: string;
}

interface Surroundings {
  storage: DurableObjectStorage;
  env: HashBindings & Pick<Secrets, "TOKEN_SECRET">;
  /** Sets the alarm for what waits to leave. */
  schedule(): void;
  /** Brings the site what goes into its audit log; what fails is tried again by the alarm. */
  deliver(): Promise<void>;
}

/** Attempts at an operator's account are counted apart from those at a member's with the same address, a known device's too. */
function attemptAt(sql: SqlStorage, { device, ...attempt }: Attempt): Attempt {
  const known = device !== undefined && isOperatorDevice(sql, { email: attempt.email, hash: device });
  return { ...attempt, email: operatorAccount(attempt.email), ...(known && { device: `device/${device}` }) };
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
    mailCode(storage.sql, { site, to: address, name, code, language });
    return accept({ challenge });
  }

  /** The second step: the code. Starts a session; network and device are known from now on. */
  signIn(order: CodeOrder): Result<{ operator: Operator; token: string; device: string }> {
    const { storage, env } = this.around;
    const { sql } = storage;
    return storage.transactionSync(() => {
      const used = useCode(sql, { secret: env.TOKEN_SECRET, ...order });
      if (!used.ok) return used;
      const { attempt, email } = used.value;
      const token = startOperatorSession(sql, email);
      const operator = operatorOf(sql, token);
      if (!operator) return refuse("code_expired");
      forgetAttempt(sql, attempt);
      rememberNetwork(sql, attempt);
      const device = newDevice({ env, site: order.site }, operatorDeviceName(email), order.device);
      keepOperatorDevice(sql, { email, ...device.kept });
      return accept({ operator, token, device: device.token });
    });
  }

  /** Whose session it is, while it lasts. */
  operator(token: string): Operator | undefined {
    return operatorOf(this.around.storage.sql, token);
  }

  /** Harmless when the session has ended. */
  signOut(token: string): void {
    endOperatorSession(this.around.storage.sql, token);
  }
}
