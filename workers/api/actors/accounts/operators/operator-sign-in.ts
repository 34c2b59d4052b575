import type { Operator } from "../../../../../app/contract/operators/operators.ts";
import type { Secrets } from "../../../env.ts";
import { newDevice } from "../../../visitors/known-device.ts";
import type { Attempt } from "../attempt.ts";
import { forgetAttempt } from "../attempts.ts";
import { rememberNetwork } from "../known-networks.ts";
import { isOperatorDevice, keepOperatorDevice, operatorDeviceName } from "./operator-devices.ts";
import { recordEvent } from "./operator-events.ts";
import { operatorAccount } from "./operator-rows.ts";
import { operatorOf, startOperatorSession } from "./operator-sessions.ts";

export interface SignedInOperator {
  operator: Operator;
  /** Of the session. */
  token: string;
  /** For the browser to keep. */
  device: string;
}

interface SignIn {
  email: string;
  /** What it counted as until now (`attemptAt`). */
  attempt: Attempt;
  site: string;
  /** The browser's token, if it has one. */
  device: string | undefined;
  action: "signed_in" | "signed_in_passkey";
  passkey?: string;
}

/** Attempts at an operator's account are counted apart from those at a member's with the same address, a known device's too. */
export function attemptAt(sql: SqlStorage, { device, ...attempt }: Attempt): Attempt {
  const known = device !== undefined && isOperatorDevice(sql, { email: attempt.email, hash: device });
  return { ...attempt, email: operatorAccount(attempt.email), ...(known && { device: `device/${device}` }) };
}

/** Starts a session, in the running transaction; network and device are known from now on. Undefined when the operator is gone. */
export function signInOperator(
  { sql, env }: { sql: SqlStorage; env: Pick<Secrets, "TOKEN_SECRET"> },
  { email, attempt, site, device, action, passkey }: SignIn,
): SignedInOperator | undefined {
  const token = startOperatorSession(sql, email, passkey);
  const operator = operatorOf(sql, token);
  if (!operator) return undefined;
  forgetAttempt(sql, attempt);
  rememberNetwork(sql, attempt);
  const browser = newDevice({ env, site }, operatorDeviceName(email), device);
  keepOperatorDevice(sql, { email, ...browser.kept });
  recordEvent(sql, site, { operator, action });
  return { operator, token, device: browser.token };
}
