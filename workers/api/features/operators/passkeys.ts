import {
  addOperatorPasskey,
  listOperatorPasskeys,
  operatorPasskeyCreationOptions,
  operatorPasskeySignIn,
  operatorPasskeySignInOptions,
  removeOperatorPasskey,
} from "../../../../app/contract/operators/operator-passkeys.ts";
import type { Operator } from "../../../../app/contract/operators/operators.ts";
import { normalEmail } from "../../../../app/domain/account/signup.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { handle, type Call } from "../../http/http.ts";
import { operatorCookie, type OperatorToken, readToken, tokenText } from "../../http/operator-cookie.ts";
import { OPERATORS } from "../../passkeys/passkey-kind.ts";
import { requestOptions, userHandleIn } from "../../passkeys/passkey-options.ts";
import { relyingPartyOf } from "../../passkeys/relying-party.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { newPasskeyLimit } from "../../passkeys/new-passkey-limit.ts";
import { operatorSignInLimit } from "./limits.ts";

/** The shard that is asked when a device names nobody: the same way, the same time. */
const ANY_SHARD = 0;

/** For any operator's passkey; nothing is stored. */
export const getSignInOptions = handle(operatorPasskeySignInOptions, async ({ env }) => {
  const party = relyingPartyOf(env.PUBLIC_ORIGIN);
  return party ? accept(requestOptions({ kind: OPERATORS, party, secret: env.TOKEN_SECRET })) : refuse("not_found");
});

/** Says by words, status or time no more of an unknown operator than of a wrong passkey. */
export const postSignIn = handle(operatorPasskeySignIn, async (call) => {
  const allowed = await limitVisitor(call, operatorSignInLimit);
  if (!allowed.ok) return allowed;
  const { actors, body, cookies, site } = call;
  const { response, state, device } = body;
  const named = readToken(userHandleIn(response));
  const shard = named?.shard ?? ANY_SHARD;
  const { prefix, isEverybody } = call.address;
  const order = { id: named?.token, response, state, site, device, address: { prefix, isEverybody } };
  const signedIn = await actors.accounts(shard).operatorPasskeys.signIn(order);
  if (!signedIn.ok) return signedIn;
  const { token, ...reply } = signedIn.value;
  cookies.push(operatorCookie({ shard, token }));
  return accept(reply);
});

export const getPasskeys = handleOperator(listOperatorPasskeys, (call) =>
  ownPasskeys(call, ({ calls, token }) => calls.list(token)),
);

export const postCreationOptions = handleOperator(operatorPasskeyCreationOptions, async (call) => {
  const { body, requestId } = call;
  const { name: siteName } = await settingsOf(call);
  const proof = { email: hashedAddress(call, body.email), password: body.password, requestId };
  return ownPasskeys(call, ({ calls, token, handle: own }) =>
    calls.creationOptions(token, { handle: own, siteName, ...proof }),
  );
});

export const postPasskey = handleOperator(addOperatorPasskey, async (call) => {
  const { email, ...given } = call.body;
  const allowed = await call.actors.limiter(`operator-${call.operator.id}`).take(newPasskeyLimit);
  if (!allowed.ok) return allowed;
  const to = { email: hashedAddress(call, email), address: normalEmail(email), site: call.site };
  const added = await ownPasskeys(call, ({ calls, token, handle: own }) =>
    calls.add(token, { ...given, ...to, handle: own }),
  );
  return added.ok ? accept({ passkey: added.value }) : added;
});

export const deletePasskey = handleOperator(removeOperatorPasskey, (call) => {
  const { body, requestId, site } = call;
  const to = { email: hashedAddress(call, body.email), address: normalEmail(body.email), site };
  return ownPasskeys(call, ({ calls, token }) => calls.remove(token, { ...body, ...to, requestId }));
});

type Passkeys = ReturnType<Call["actors"]["accounts"]>["operatorPasskeys"];

interface Own {
  calls: Passkeys;
  /** Of the session. */
  token: string;
  /** What a device says of its owner when it signs in. */
  handle: string;
}

/** Asks the object that holds this operator's session. */
function ownPasskeys<Answer>(
  { actors, operatorSession, operator }: Call & { operator: Operator; operatorSession: OperatorToken },
  ask: (own: Own) => Answer,
): Answer {
  const { shard, token } = operatorSession;
  return ask({
    calls: actors.accounts(shard).operatorPasskeys,
    token,
    handle: tokenText({ shard, token: operator.id }),
  });
}

/** As `Accounts` knows it. */
function hashedAddress({ env, site }: Call, email: string): string {
  return accountAddress({ secret: env.TOKEN_SECRET, site, email }).email;
}
