import { expect, test } from "vitest";
import { checkPasswordReset, requestEmailChange, requestPasswordReset } from "../../../app/contract/account/access.ts";
import { activate, signup } from "../../../app/contract/account/account.ts";
import { getAppeal, sendAppeal, sendComplaint } from "../../../app/contract/safety/reports.ts";
import { getTarget } from "../../../app/contract/people/discovery.ts";
import { reactivateAccount } from "../../../app/contract/account/deletion.ts";
import { passkeySignIn } from "../../../app/contract/account/passkeys.ts";
import { login } from "../../../app/contract/account/session.ts";
import { unsubscribe } from "../../../app/contract/account/notifications.ts";
import type { Endpoint } from "../../../app/contract/endpoint.ts";
import { activationLimit, signUpLimit } from "../features/account/limits.ts";
import { emailChangeLimit, linkLimit, resetLimit } from "../features/access/limits.ts";
import { reactivationLimit } from "../features/deletion/limits.ts";
import { targetLimit } from "../features/discovery/search-limits.ts";
import { unsubscribeLimit } from "../features/notifications/limits.ts";
import { appealLimit, complaintLimit } from "../features/reports/limits.ts";
import { passkeyLimit } from "../features/passkeys/limits.ts";
import type { Limit } from "../actors/limiter/limiter.ts";
import { anEmail, aSignUp } from "../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../tests/workers/visitor-fixture.ts";
import { anAccount } from "../../../tests/workers/account-fixtures.ts";

/** What the API may be told where no trusted header names a visitor's address (visitor-address.server.test.ts has them all). */
const EVERYBODY = "::1";
const nobody = { id: "aaaaaaaaaaaa", token: "made-up" };
/** Without words, so that it is no case. */
const aComplaint = {
  address: "a page of theirs",
  reason: "other",
  text: "\u202e",
  language: "en",
  good_faith: true,
};

interface Flood {
  limit: Limit;
  endpoint: Endpoint;
  input: () => Record<string, unknown>;
}

const AT_ONCE = 10;

/** A visitor who calls more often than the bucket of one address allows; how the last call is answered. */
async function keepCalling(from: string, { limit, endpoint, input }: Flood): Promise<unknown> {
  const visitor = aVisitor(from);
  for (let called = 0; called < limit.burst * 1.2 + 10; called += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => visitor.call(endpoint, input())));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) return refused.body["error"];
  }
  return "goes on";
}

/** A sign-up without a password is looked at, and no time is spent on hashing it. */
const floods: readonly Flood[] = [
  { limit: signUpLimit, endpoint: signup, input: () => aSignUp({ password: "" }) },
  { limit: activationLimit, endpoint: activate, input: () => nobody },
  { limit: reactivationLimit, endpoint: reactivateAccount, input: () => nobody },
  { limit: linkLimit, endpoint: checkPasswordReset, input: () => nobody },
  { limit: resetLimit, endpoint: requestPasswordReset, input: () => ({ email: anEmail() }) },
  { limit: unsubscribeLimit, endpoint: unsubscribe, input: () => ({ ...nobody, scope: "all" }) },
  { limit: targetLimit, endpoint: getTarget, input: () => ({ id: nobody.id }) },
  { limit: complaintLimit, endpoint: sendComplaint, input: () => ({ ...aComplaint, key: crypto.randomUUID() }) },
  { limit: appealLimit, endpoint: getAppeal, input: () => nobody },
  { limit: appealLimit, endpoint: sendAppeal, input: () => ({ ...nobody, text: "It was my brother." }) },
  { limit: passkeyLimit, endpoint: passkeySignIn, input: () => ({ response: {}, state: "" }) },
];

for (const flood of floods) {
  test(`${flood.endpoint.name}: too many stop one address, and nobody where all seem to share one`, async () => {
    expect(await keepCalling("198.51.100.90", flood)).toBe("rate_limited");
    expect(await keepCalling(EVERYBODY, flood)).toBe("goes on");
  });
}

test("two wrong sign-ins a second do not refuse another's right password where all share one address", async () => {
  const { email, password } = await anAccount();
  const [attacker, guessed] = [aVisitor("127.0.0.1"), anEmail()];
  // A minute of them: more than the bucket of an address holds. Only the first few are looked at.
  for (let time = 0; time < 120; time += 1) await attacker.call(login, { email: guessed, password: "a guess" });
  expect((await aVisitor("127.0.0.1").call(login, { email, password })).status).toBe(200);
});

test("whoever only names a member takes nothing from their limit where all share one address, and the member has one", async () => {
  const anna = await anAccount();
  const [forger, own] = [aVisitor(EVERYBODY), aVisitor(EVERYBODY)];
  forger.setCookie(`session=${anna.id}.made-up`);
  own.setCookie(`session=${anna.id}.${anna.token}`);
  const change = async (visitor: typeof own) =>
    (await visitor.call(requestEmailChange, { email: "no address", password: "a guess" })).body["error"];
  for (let time = 0; time <= emailChangeLimit.burst; time += 1) await change(forger);
  const answers = [];
  for (let time = 0; time < emailChangeLimit.burst * 1.2 + 10; time += 1) answers.push(await change(own));
  expect(answers.slice(0, emailChangeLimit.burst)).not.toContain("rate_limited");
  expect(answers).toContain("rate_limited");
});
