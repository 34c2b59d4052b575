import { expect, test } from "vitest";
import { addPasskey, listPasskeys, passkeySignIn, removePasskey } from "../../../app/contract/account/passkeys.ts";
import { currentUser, login } from "../../../app/contract/account/session.ts";
import { caller, refusal } from "../caller.ts";
import { aMemberWithPasskey, aNewPasskey, anAnswer, withForgedSignature } from "../fixtures/passkeys.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

test("a passkey signs in beside the password, without an address", async () => {
  const { member, phone, passkey } = await aMemberWithPasskey();
  expect(passkey).toMatchObject({ id: phone.id(), name: "My phone" });
  const device = caller();
  const { user } = await device.callOrThrow(passkeySignIn, await anAnswer(phone));
  expect(user.id).toBe(member.id);
  expect((await device.callOrThrow(currentUser, {})).user.email).toBe(member.email);
  expect((await device.callOrThrow(listPasskeys, {})).passkeys[0]?.last_used).toBeTruthy();
  const { email, password } = member;
  expect((await caller().call(login, { email, password })).ok).toBe(true);
});

test("an answer is for one sign-in", async () => {
  const { phone } = await aMemberWithPasskey();
  const answer = await anAnswer(phone);
  await caller().callOrThrow(passkeySignIn, answer);
  expect(refusal(await caller().call(passkeySignIn, answer))).toBe("login_failed");
});

test("an unknown member, an unknown passkey and a wrong answer are told the same", async () => {
  const [anna, bert] = [await aMemberWithPasskey(), await aMemberWithPasskey()];
  const told = await Promise.all(
    [
      anAnswer(anna.phone, { userHandle: "nobody" }),
      anAnswer(anna.phone, { userHandle: bert.member.id }),
      anAnswer(anna.phone, { origin: "https://elsewhere.example" }),
      anAnswer(anna.phone, { party: "elsewhere.example" }),
    ].map(async (answer) => caller().call(passkeySignIn, await answer)),
  );
  for (const answer of told) {
    expect(answer).toMatchObject({ status: 401, problem: { error: "login_failed" } });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
});

test("an ES256 signature that was changed is refused, and uses nothing up", async () => {
  const { member, phone } = await aMemberWithPasskey();
  const answer = await anAnswer(phone);
  const before = await member.api.callOrThrow(listPasskeys, {});
  const forged = await caller().call(passkeySignIn, { ...answer, response: withForgedSignature(answer.response) });
  expect(forged).toMatchObject({ status: 401, problem: { error: "login_failed" } });
  expect(forged.headers.get("Set-Cookie")).toBeNull();
  expect(await member.api.callOrThrow(listPasskeys, {})).toEqual(before);
  expect((await caller().call(passkeySignIn, answer)).ok).toBe(true);
});

test("a count that does not grow is refused, and changes nothing", async () => {
  const { member, phone } = await aMemberWithPasskey();
  const signIn = async (counter: number) => caller().call(passkeySignIn, await anAnswer(phone, { counter }));
  expect((await signIn(5)).ok).toBe(true);
  const before = await member.api.callOrThrow(listPasskeys, {});
  for (const counter of [4, 5]) {
    const answer = await signIn(counter);
    expect(answer).toMatchObject({ status: 401, problem: { error: "login_failed" } });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
  expect(await member.api.callOrThrow(listPasskeys, {})).toEqual(before);
  expect((await signIn(6)).ok).toBe(true);
});

test("a challenge is for whom it was issued, and for one passkey", async () => {
  const [anna, bert] = [await aMemberWithPasskey(), await aMemberWithPasskey()];
  const { order } = await aNewPasskey(anna.member);
  expect(refusal(await bert.member.api.call(addPasskey, order))).toBe("passkey_refused");
  await anna.member.api.callOrThrow(addPasskey, order);
  expect(refusal(await anna.member.api.call(addPasskey, order))).toBe("passkey_refused");
  expect((await bert.member.api.callOrThrow(listPasskeys, {})).passkeys).toHaveLength(1);
});

test("nobody sees or removes another's passkeys; the own one is removed, again is fine", async () => {
  const [anna, bert] = [await aMemberWithPasskey(), await aMemberWithPasskey()];
  await bert.member.api.callOrThrow(removePasskey, { id: anna.passkey.id });
  const { passkeys } = await bert.member.api.callOrThrow(listPasskeys, {});
  expect(passkeys.map(({ id }) => id)).toEqual([bert.passkey.id]);
  expect((await anna.member.api.callOrThrow(listPasskeys, {})).passkeys).toHaveLength(1);
  await anna.member.api.callOrThrow(removePasskey, { id: anna.passkey.id });
  await anna.member.api.callOrThrow(removePasskey, { id: anna.passkey.id });
  expect(refusal(await caller().call(passkeySignIn, await anAnswer(anna.phone)))).toBe("login_failed");
});
