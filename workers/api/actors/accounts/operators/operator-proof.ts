import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { passwordMatches } from "../../../password.ts";
import { hashOf } from "../../../signature.ts";
import type { Attempt } from "../attempt.ts";
import { beginAttempt, forgetAttempt, stillBlocked, withdrawAttempt } from "../attempts.ts";
import type { Surroundings } from "./operator-calls.ts";
import { operatorAccount, type OperatorRow } from "./operator-rows.ts";
import { operatorRowOf } from "./operator-sessions.ts";

/** What an operator types again before something lasting is changed. */
export interface OperatorProof {
  /** The address's keyed hash. */
  email: string;
  password: string;
  requestId: string;
}

/**
 * Is it the operator of this session who asks? Who found a session open has neither their address nor their password. Wrong ones
 * count as at the sign-in, for each session apart.
 */
export async function proveOperator(
  { storage, env }: Surroundings,
  token: string,
  { email, password, requestId }: OperatorProof,
): Promise<Result<OperatorRow>> {
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

/** Whose session it is now; undefined when it ended, or another password was made, while the proof was looked at. */
export function stillProved(sql: SqlStorage, token: string, proved: OperatorRow): OperatorRow | undefined {
  const now = operatorRowOf(sql, token);
  return now?.password_hash === proved.password_hash ? now : undefined;
}
