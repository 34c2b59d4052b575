import { redirect } from "react-router";
import { Authenticator } from "remix-auth";
import type { CookieJar } from "../api/cookie-jar.server.ts";
import type { Answer } from "../api/reply.server.ts";
import type { InputOf } from "../contract/endpoint.ts";
import { operatorPasskeySignIn } from "../contract/operators/operator-passkeys.ts";
import { operatorCode, type Operator } from "../contract/operators/operators.ts";
import { STAFF_PATH } from "../domain/auth/sign-in-path.ts";
import { apiOf, type Context, deviceContext, knownDevice, typedOf } from "../request/context.server.ts";
import { startOperatorSessionContext } from "../request/session/start-session.server.ts";
import { attemptRequest, attemptStrategy } from "./attempt-strategy.ts";
import { judged } from "./sign-in-refused.ts";

/** The code that was mailed after the right password. */
class OperatorCodeStrategy extends attemptStrategy("operator-code", operatorCode) {}

/** What a device answered to the API's challenge for operators. Decision 0178. */
class OperatorPasskeyStrategy extends attemptStrategy("operator-passkey", operatorPasskeySignIn) {}

interface Attempts {
  "operator-code": InputOf<typeof operatorCode>;
  "operator-passkey": InputOf<typeof operatorPasskeySignIn>;
}

interface SignedInOperator {
  operator: Operator;
  /** What the browser is to keep. */
  device?: string | null | undefined;
  cookies: CookieJar;
}

/** Has the API judge an operator's code or passkey. Members' ways open nothing here: this authenticator does not know them. */
export function signInOperator<Way extends keyof Attempts>(
  context: Context,
  way: Way,
  attempt: Attempts[Way],
): Promise<Answer<SignedInOperator>> {
  const authenticator = new Authenticator<SignedInOperator>();
  const calls = { api: apiOf(context), device: () => knownDevice(context) };
  for (const Strategy of [OperatorCodeStrategy, OperatorPasskeyStrategy]) authenticator.use(new Strategy(calls));
  return judged(authenticator.authenticate(way, attemptRequest(attempt)));
}

/** The one place where an operator's session begins, beside a member's of the same browser. What others had typed goes. */
export async function completeOperatorSignIn(
  context: Context,
  { operator, cookies, device }: SignedInOperator,
): Promise<Response> {
  context.get(startOperatorSessionContext)(cookies, operator.id);
  await typedOf(context).handOver(operator.id);
  if (device) context.get(deviceContext).keep({ token: device, account: undefined });
  return redirect(STAFF_PATH, 303);
}
