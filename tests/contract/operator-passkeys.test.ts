import { expect, test } from "vitest";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  operatorPasskeyCreationOptions,
  operatorPasskeySignIn,
  removeOperatorPasskey,
} from "../../app/contract/operators/operator-passkeys.ts";
import { operatorAudit, operatorOverview } from "../../app/contract/operators/operators.ts";
import { passkeySignIn } from "../../app/contract/account/passkeys.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { embedded } from "./fixtures/members.ts";
import { aNewOperatorPasskey, anOperatorAnswer, anOperatorWithPasskey } from "./fixtures/operator-passkeys.ts";
import { anOperatorAccount } from "./fixtures/operators.ts";
import { aMemberWithPasskey, aNewPasskey, anAnswer, withForgedSignature } from "./fixtures/passkeys.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("a passkey signs an operator in instead of password and code, and each step stands in the record", async () => {
  const { operator, phone, passkey } = await anOperatorWithPasskey();
  const api = caller();
  const { operator: signedIn } = await api.callOrThrow(operatorPasskeySignIn, await anOperatorAnswer(phone));
  expect((await api.callOrThrow(operatorOverview)).operator).toEqual(signedIn);
  const { passkeys } = await api.callOrThrow(listOperatorPasskeys);
  expect(passkeys).toMatchObject([{ id: passkey.id, name: "My phone", last_used: expect.any(String) }]);
  await api.callOrThrow(removeOperatorPasskey, removalOf(passkey, operator));
  const { rows } = await operator.api.callOrThrow(operatorAudit);
  const own = rows.filter((row) => row.operator === operator.name).map(({ action, why }) => [action, why]);
  expect(own).toEqual([
    ["passkey_removed", "My phone"],
    ["signed_in_passkey", null],
    ["passkey_added", "My phone"],
    ["signed_in", null],
  ]);
});

test("a mail tells the operator of a passkey that was added or removed, at their own address however it was typed", async () => {
  const operator = await anOperatorAccount();
  const { order } = await aNewOperatorPasskey(operator);
  const email = ` ${operator.email.toUpperCase()}`;
  const { passkey } = await operator.api.callOrThrow(addOperatorPasskey, { ...order, email });
  await operator.api.callOrThrow(removeOperatorPasskey, { ...removalOf(passkey, operator), email });
  await eventually("both mails are there", async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: operator.email });
    const kinds = mails.map(({ kind }) => kind);
    return kinds.includes("operator_passkey_added") && kinds.includes("operator_passkey_removed");
  });
});

test("an answer is for one sign-in", async () => {
  const { phone } = await anOperatorWithPasskey();
  const answer = await anOperatorAnswer(phone);
  await caller().callOrThrow(operatorPasskeySignIn, answer);
  expect(refusal(await caller().call(operatorPasskeySignIn, answer))).toBe("login_failed");
});

test("an unknown operator, another's passkey, a member's, another site's and a forged answer are told the same", async () => {
  const [olga, otto] = [await anOperatorWithPasskey(), await anOperatorWithPasskey()];
  const anna = await aMemberWithPasskey();
  const ottos = await handleOf(otto.operator);
  const answer = await anOperatorAnswer(olga.phone);
  const wrong = [
    await anOperatorAnswer(olga.phone, { userHandle: "nobody" }),
    await anOperatorAnswer(olga.phone, { userHandle: "99.nobody" }),
    await anOperatorAnswer(olga.phone, { userHandle: ottos }),
    await anOperatorAnswer(olga.phone, { origin: "https://elsewhere.example" }),
    await anOperatorAnswer(olga.phone, { party: "elsewhere.example" }),
    await anOperatorAnswer(anna.phone),
    await anAnswer(anna.phone),
    // The right device, but a challenge that was issued to members.
    await anAnswer(olga.phone),
    { ...answer, response: withForgedSignature(answer.response) },
    { response: {}, state: "" },
  ];
  for (const attempt of wrong) {
    const told = await caller().call(operatorPasskeySignIn, attempt);
    expect(told).toMatchObject({ status: 401, problem: { error: "login_failed" } });
    expect(told.headers.get("Set-Cookie")).toBeNull();
  }
  expect((await caller().call(operatorPasskeySignIn, answer)).ok, "none of it used the challenge up").toBe(true);
});

test("an operator's passkey opens no member's account", async () => {
  const { phone } = await anOperatorWithPasskey();
  for (const answer of [await anAnswer(phone), await anOperatorAnswer(phone)])
    expect(refusal(await caller().call(passkeySignIn, answer))).toBe("login_failed");
});

test("a device that has not seen who holds it neither adds a passkey nor signs in", async () => {
  const operator = await anOperatorAccount();
  const { order } = await aNewOperatorPasskey(operator, { verified: false });
  expect(refusal(await operator.api.call(addOperatorPasskey, order))).toBe("passkey_refused");
  const { phone } = await anOperatorWithPasskey();
  const careless = await anOperatorAnswer(phone, { verified: false });
  expect(refusal(await caller().call(operatorPasskeySignIn, careless))).toBe("login_failed");
});

test("nobody who found a session open adds a passkey: it asks for the operator's own address and password, five times", async () => {
  const [{ api, email, password }, otto] = [await anOperatorAccount(), await anOperatorAccount()];
  const offer = async (order: { email: string; password: string }) =>
    refusal(await api.call(operatorPasskeyCreationOptions, order));
  const others = { email: otto.email, password: otto.password };
  expect(await offer({ email, password: "a guess" })).toBe("login_failed");
  expect(await offer(others)).toBe("login_failed");
  expect(await offer({ email: otto.email, password })).toBe("login_failed");
  expect(await offer({ email, password: "another guess" })).toBe("login_failed");
  expect(await offer({ email, password: "a third" })).toBe("too_many_attempts");
  expect(await offer({ email, password })).toBe("too_many_attempts");
  expect((await otto.api.call(operatorPasskeyCreationOptions, others)).ok, "others are not blocked").toBe(true);
});

test("a challenge is for whom it was issued, for their own address, and for one passkey", async () => {
  const [olga, otto] = [await anOperatorAccount(), await anOperatorAccount()];
  const { order } = await aNewOperatorPasskey(olga);
  const { order: ofMember } = await aNewPasskey((await aMemberWithPasskey()).member);
  const refused = [
    await otto.api.call(addOperatorPasskey, { ...order, email: otto.email }),
    await olga.api.call(addOperatorPasskey, { ...order, email: otto.email }),
    await olga.api.call(addOperatorPasskey, { ...ofMember, email: olga.email, language: "en" }),
  ];
  expect(refused.map(refusal)).toEqual(["passkey_refused", "passkey_refused", "passkey_refused"]);
  await olga.api.callOrThrow(addOperatorPasskey, order);
  expect(refusal(await olga.api.call(addOperatorPasskey, order))).toBe("passkey_refused");
  expect((await otto.api.callOrThrow(listOperatorPasskeys)).passkeys).toEqual([]);
});

test("nobody removes another's passkey; the own one is removed, again is fine", async () => {
  const [olga, otto] = [await anOperatorWithPasskey(), await anOperatorWithPasskey()];
  await otto.operator.api.callOrThrow(removeOperatorPasskey, removalOf(olga.passkey, otto.operator));
  expect((await olga.operator.api.callOrThrow(listOperatorPasskeys)).passkeys).toHaveLength(1);
  for (let time = 0; time < 2; time += 1)
    await olga.operator.api.callOrThrow(removeOperatorPasskey, removalOf(olga.passkey, olga.operator));
  expect(refusal(await caller().call(operatorPasskeySignIn, await anOperatorAnswer(olga.phone)))).toBe("login_failed");
});

test("nobody who found a session open removes a passkey: it asks for the operator's own address and password", async () => {
  const [{ operator, passkey }, otto] = [await anOperatorWithPasskey(), await anOperatorAccount()];
  const own = removalOf(passkey, operator);
  const wrong = [{ ...own, password: "a guess" }, removalOf(passkey, otto), { ...own, email: otto.email }];
  for (const order of wrong)
    expect(refusal(await operator.api.call(removeOperatorPasskey, order))).toBe("login_failed");
  expect((await operator.api.callOrThrow(listOperatorPasskeys)).passkeys).toHaveLength(1);
});

test("with a passkey the sessions end that began with it, but not the one that removes it", async () => {
  const { operator, phone, passkey } = await anOperatorWithPasskey();
  const [here, elsewhere] = [caller(), caller()];
  for (const api of [here, elsewhere]) await api.callOrThrow(operatorPasskeySignIn, await anOperatorAnswer(phone));
  await here.callOrThrow(removeOperatorPasskey, removalOf(passkey, operator));
  expect(refusal(await elsewhere.call(operatorOverview))).toBe("authentication_required");
  for (const api of [here, operator.api]) expect((await api.call(operatorOverview)).ok).toBe(true);
});

test("five wrong answers block whoever gives them, and nobody elsewhere", async () => {
  const { phone } = await anOperatorWithPasskey();
  const api = caller();
  const wrong = async () => {
    const answer = await anOperatorAnswer(phone, { origin: "https://elsewhere.example" });
    return refusal(await api.call(operatorPasskeySignIn, answer));
  };
  const told = [];
  for (let time = 0; time < 5; time += 1) told.push(await wrong());
  expect(told.slice(3)).toEqual(["login_failed", "too_many_attempts"]);
  expect(refusal(await api.call(operatorPasskeySignIn, await anOperatorAnswer(phone)))).toBe("too_many_attempts");
  expect((await caller().call(operatorPasskeySignIn, await anOperatorAnswer(phone))).ok).toBe(true);
});

test("an operator's id, one that nobody has, and a passkey that is not theirs get the same answers, however often", async () => {
  const { operator, phone } = await anOperatorWithPasskey();
  const own = await handleOf(operator);
  const nobodys = `${own.slice(0, -8)}notThere`;
  const answers = async (userHandle: string, from: typeof phone) => {
    const api = caller();
    const told = [];
    for (let time = 0; time < 7; time += 1) {
      const forged = await anOperatorAnswer(from, { userHandle, origin: "https://elsewhere.example" });
      const answer = await api.call(operatorPasskeySignIn, forged);
      told.push([answer.status, refusal(answer)]);
    }
    return told;
  };
  const known = await answers(own, phone);
  expect(known.at(-1)).toEqual([429, "too_many_attempts"]);
  expect(await answers(nobodys, phone)).toEqual(known);
  expect(await answers(own, (await anOperatorWithPasskey()).phone)).toEqual(known);
});

test("another password and being removed end an operator's passkeys", async () => {
  const [olga, otto] = [await anOperatorWithPasskey(), await anOperatorWithPasskey()];
  const { email, name } = olga.operator;
  await embedded().makeOperator({ email, name, password: "another operator password" });
  await embedded().removeOperator(otto.operator.email);
  for (const { phone, operator } of [olga, otto]) {
    expect(refusal(await caller().call(operatorPasskeySignIn, await anOperatorAnswer(phone)))).toBe("login_failed");
    expect(refusal(await operator.api.call(listOperatorPasskeys))).toBe("authentication_required");
  }
});

/** As this operator removes it. */
function removalOf({ id }: { id: string }, { email, password }: { email: string; password: string }) {
  return { id, email, password, language: "en" as const };
}

/** What a passkey of this operator says of its owner. */
async function handleOf({ api, email, password }: Awaited<ReturnType<typeof anOperatorAccount>>): Promise<string> {
  const { options } = await api.callOrThrow(operatorPasskeyCreationOptions, { email, password });
  return Buffer.from((options["user"] as { id: string }).id, "base64url").toString();
}
