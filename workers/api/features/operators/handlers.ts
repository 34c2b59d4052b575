import { moderationFigures } from "../../../../app/contract/operators/operator-figures.ts";
import {
  operatorAudit,
  operatorCode,
  operatorOverview,
  operatorPassword,
  operatorSignOut,
} from "../../../../app/contract/operators/operators.ts";
import { normalEmail } from "../../../../app/domain/account/signup.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { operatorDeviceName } from "../../actors/accounts/operators/operator-devices.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { handle } from "../../http/http.ts";
import { endedOperatorCookie, operatorCookie, readToken, tokenText } from "../../http/operator-cookie.ts";
import { networkAt } from "../../visitors/network-at.ts";
import { deviceIn } from "../../visitors/known-device.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { operatorSignInLimit } from "./limits.ts";
import { findPaymentProvider } from "../../providers/payment/payment-provider-of.ts";

/** Says by words, status or time no more of an unknown address than of a wrong password. */
export const postPassword = handle(operatorPassword, async (call) => {
  const { actors, body, env, site, address, requestId } = call;
  const account = accountAddress({ secret: env.TOKEN_SECRET, site, email: body.email });
  const device = deviceIn(call, operatorDeviceName(account.email), body.device);
  const allowed = device ? accept() : await limitVisitor(call, operatorSignInLimit);
  if (!allowed.ok) return allowed;
  const checked = await actors.accounts(account.shard).operators.checkPassword({
    attempt: { email: account.email, network: networkAt(call, account), shared: address.isEverybody, device },
    address: normalEmail(body.email),
    password: body.password,
    language: body.language,
    site,
    requestId,
  });
  if (!checked.ok) return checked;
  return accept({ challenge: tokenText({ shard: account.shard, token: checked.value.challenge }) });
});

/** The session's cookie goes out with the answer. */
export const postCode = handle(operatorCode, async (call) => {
  const allowed = await limitVisitor(call, operatorSignInLimit);
  if (!allowed.ok) return allowed;
  const { actors, body, cookies, site } = call;
  const named = readToken(body.challenge);
  if (!named) return refuse("code_expired");
  const accounts = actors.accounts(named.shard);
  const code = body.code.replaceAll(/\s/g, "");
  const signedIn = await accounts.operators.signIn({ challenge: named.token, code, site, device: body.device });
  if (!signedIn.ok) return signedIn;
  cookies.push(operatorCookie({ shard: named.shard, token: signedIn.value.token }));
  const { operator, device } = signedIn.value;
  return accept({ operator, device });
});

/** Harmless without a session. */
export const deleteSession = handle(operatorSignOut, async ({ actors, operatorToken, cookies }) => {
  if (operatorToken) await actors.accounts(operatorToken.shard).operators.signOut(operatorToken.token);
  cookies.push(endedOperatorCookie);
  return accept({});
});

/** Who is signed in, what waits, what can still be taken back, and whether anybody takes payments. */
export const getOverview = handleOperator(operatorOverview, async (call) => {
  const { actors, operator } = call;
  const sells = findPaymentProvider(call) !== undefined;
  const { queues, payments, transfers: byHand } = actors.site();
  const [overview, days, disputes, transfers, proposals] = await Promise.all([
    queues.overview(operator),
    payments.daysThatDiffer(),
    payments.openDisputes(operator),
    byHand.count(operator),
    payments.countProposals(operator),
  ]);
  const money = { sells, days_that_differ: days, open_disputes: disputes, transfers, refund_proposals: proposals };
  return accept({ operator, ...money, ...overview });
});

/** What operators looked at and decided, the latest first. */
export const getAudit = handleOperator(operatorAudit, async ({ actors, query }) =>
  accept(await actors.site().queues.audit(query)),
);

/** What was moderated in a year, counted. */
export const getFigures = handleOperator(moderationFigures, async ({ actors, query }) =>
  accept(await actors.site().queues.figures(query.year)),
);
