import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  operatorAudit,
  operatorCode,
  operatorOverview,
  operatorPassword,
} from "../../app/contract/operators/operators.ts";
import { anEmail } from "../support/sign-up.ts";
import { caller, refusal } from "./caller.ts";
import { aChallenge, aCode, aKnownBrowser, anOperator, codeFor, operatorCredentials } from "./fixtures/operators.ts";
import { aReadyMember, embedded } from "./fixtures/members.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const language = "en" as const;

test("an operator signs in with a password and the code of a mail, once", async () => {
  const order = await aCode();
  const api = caller();
  expect((await api.callOrThrow(operatorCode, order)).operator.name).toBe("Olga");
  expect((await api.callOrThrow(operatorOverview)).operator.name).toBe("Olga");
  expect(refusal(await caller().call(operatorCode, order))).toBe("code_expired");
});

test("the code goes to the operator's own address, however it was typed: also with letters that are small ones of others", async () => {
  const email = `kok-${anEmail()}`;
  const operator = { email, name: "Olga", password: "a long operator password" };
  await embedded().makeOperator(operator);
  // The Kelvin sign, whose small letter is a k.
  const typed = ` ${email.toUpperCase().replaceAll("K", "\u212a")}`;
  await caller().callOrThrow(operatorPassword, { ...operator, email: typed, language });
  expect(await codeFor(email)).toMatch(/^\d{6}$/);
});

test("a wrong password, a member's and nobody's address are one answer", async () => {
  const { email } = await operatorCredentials();
  const bert = await aReadyMember();
  const wrong = [
    { email, password: "another password" },
    { email: bert.email, password: bert.password },
    { email: "nobody@example.org", password: "a password" },
  ];
  for (const order of wrong)
    expect(refusal(await caller().call(operatorPassword, { ...order, language }))).toBe("login_failed");
});

test("a code has five tries, whoever makes them", async () => {
  const { challenge, email } = await aChallenge();
  const code = await codeFor(email);
  const wrong = code === "000000" ? "000001" : "000000";
  const tried = [];
  for (let time = 0; time < 5; time += 1)
    tried.push(refusal(await caller().call(operatorCode, { challenge, code: wrong })));
  expect(tried).toEqual(["code_wrong", "code_wrong", "code_wrong", "code_wrong", "code_expired"]);
  expect(refusal(await caller().call(operatorCode, { challenge, code }))).toBe("code_expired");
});

test("what cannot be a code uses up no try, and the six digits may have spaces", async () => {
  const { challenge, email } = await aChallenge();
  const code = await codeFor(email);
  for (const typed of ["12", "abcdef", "1234567", "123-456", " ", "12 34 5"])
    expect(refusal(await caller().call(operatorCode, { challenge, code: typed })), typed).toBe("invalid_input");
  const spaced = ` ${code.slice(0, 3)}\u00a0${code.slice(3)} `;
  expect((await caller().callOrThrow(operatorCode, { challenge, code: spaced })).operator.name).toBe("Olga");
});

test("a code opens nothing but what it was mailed for", async () => {
  const [one, other] = [await aCode(), await aChallenge()];
  const answer = await caller().call(operatorCode, { challenge: other.challenge, code: one.code });
  expect(["code_wrong", "code_expired"]).toContain(refusal(answer));
  for (const challenge of ["0.nothing", "16.x", "x", "-1.x"])
    expect(refusal(await caller().call(operatorCode, { challenge, code: one.code }))).toBe("code_expired");
});

test("five passwords without a code block whoever tries, and nobody else", async () => {
  const { email, password } = await operatorCredentials();
  const api = caller();
  for (let time = 0; time < 5; time += 1) await api.callOrThrow(operatorPassword, { email, password, language });
  expect(refusal(await api.call(operatorPassword, { email, password, language }))).toBe("too_many_attempts");
  await caller().callOrThrow(operatorPassword, { email, password, language });
});

test("wrong passwords of others do not keep an operator out of a browser that they signed in with", async () => {
  const { operator, device, api } = await aKnownBrowser();
  const order = { ...operator, language };
  const wrong = { ...order, password: "a guess" };
  for (let time = 0; time < 5; time += 1) await api.call(operatorPassword, wrong);
  expect(refusal(await api.call(operatorPassword, order))).toBe("too_many_attempts");
  expect(await api.call(operatorPassword, { ...order, device })).toMatchObject({ ok: true });
  const another = await operatorCredentials();
  for (let time = 0; time < 5; time += 1) await api.call(operatorPassword, { ...wrong, email: another.email, device });
  const elsewhere = { ...another, language, device };
  expect(refusal(await api.call(operatorPassword, elsewhere)), "a token of somebody else").toBe("too_many_attempts");
});

test("a thief of the browser's token has five passwords too", async () => {
  const { operator, device, api } = await aKnownBrowser();
  const guess = { ...operator, language, password: "a guess", device };
  const guessed = [];
  for (let time = 0; time < 6; time += 1) guessed.push(refusal(await api.call(operatorPassword, guess)));
  expect(guessed.slice(3)).toEqual(["login_failed", "too_many_attempts", "too_many_attempts"]);
});

test("a removed operator is signed out at once, signs in no more, and it stands in the record", async () => {
  const { email, password } = await operatorCredentials(`Otto ${randomUUID().slice(0, 8)}`);
  const [api, open] = [caller(), caller()];
  const { challenge } = await api.callOrThrow(operatorPassword, { email, password, language });
  const { operator } = await api.callOrThrow(operatorCode, { challenge, code: await codeFor(email) });
  const { challenge: later } = await open.callOrThrow(operatorPassword, { email, password, language });
  expect(await embedded().removeOperator(email)).toEqual({ outcome: "removed", name: operator.name });
  expect(refusal(await api.call(operatorOverview))).toBe("authentication_required");
  expect(refusal(await open.call(operatorCode, { challenge: later, code: "000000" }))).toBe("code_expired");
  expect(refusal(await caller().call(operatorPassword, { email, password, language }))).toBe("login_failed");
  expect(await embedded().removeOperator(operator.id)).toEqual({ outcome: "unknown" });
  const { rows } = await (await anOperator()).callOrThrow(operatorAudit);
  expect(rows.find(({ action, why }) => action === "operator_removed" && why === operator.name)).toMatchObject({
    operator: "npm run operator",
  });
});
