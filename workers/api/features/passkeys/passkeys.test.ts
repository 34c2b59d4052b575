import { expect, test } from "vitest";
import { listDevelopmentMail } from "../../../../app/contract/development.ts";
import {
  addPasskey,
  passkeySignInOptions,
  listPasskeys,
  passkeyCreationOptions,
  passkeySignIn,
  removePasskey,
} from "../../../../app/contract/account/passkeys.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { anAccount, PASSWORD } from "../../../../tests/workers/account-fixtures.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { anAuthenticator } from "../../../../tests/support/doubles/authenticator.ts";

const MINUTE = 60_000;
/** No text can be made of it. */
const UNREADABLE = { toString: 1, valueOf: 1 };
const failed = { status: 401, body: { error: "login_failed" } };

type PasskeyOptions = { options: Record<string, unknown>; state: string };

const aPhone = () => anAuthenticator({ algorithm: "EdDSA" });

/** Somebody who is signed in, as their browser calls the API. */
async function aDevice() {
  const member = await anAccount();
  return { member, browser: member.visitor };
}

async function ask(browser: Visitor): Promise<PasskeyOptions> {
  return (await browser.call(passkeySignInOptions, {})).body as PasskeyOptions;
}

async function offered(browser: Visitor): Promise<PasskeyOptions> {
  return (await browser.call(passkeyCreationOptions, { password: PASSWORD })).body as PasskeyOptions;
}

/** Adds a passkey as a phone would. */
async function withPasskey() {
  const { member, browser } = await aDevice();
  const phone = aPhone();
  const { options, state } = await offered(browser);
  const added = await browser.call(addPasskey, { response: phone.make(options), state, name: "My phone" });
  expect(added.status).toBe(200);
  return { member, browser, phone };
}

test("a passkey is added once and signs in without an address", async () => {
  const { member, browser, phone } = await withPasskey();
  expect((await browser.call(listPasskeys, {})).body).toMatchObject({
    passkeys: [{ id: phone.id(), name: "My phone", last_used: null }],
  });
  const visitor = aVisitor();
  const { options, state } = await ask(visitor);
  expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "preferred" });
  const signedIn = await visitor.call(passkeySignIn, { response: phone.answer(options), state });
  expect(signedIn.body).toMatchObject({ user: { id: member.id } });
  expect((await visitor.call(currentUser, {})).body).toMatchObject({ user: { id: member.id } });
  const { passkeys } = (await visitor.call(listPasskeys, {})).body as { passkeys: { last_used: string | null }[] };
  expect(passkeys).toMatchObject([{ last_used: expect.stringMatching(/^20\d\d-/) }]);
});

test("what is asked when one is added leads to a passkey that the device finds by itself", async () => {
  const { member, browser, phone } = await withPasskey();
  const { options } = await offered(browser);
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Periwinkle" },
    user: { id: Buffer.from(member.id).toString("base64url"), name: member.order.email },
    authenticatorSelection: { residentKey: "required" },
    excludeCredentials: [{ id: phone.id(), transports: ["internal"] }],
  });
});

test("an answer signs in once", async () => {
  const { phone } = await withPasskey();
  const { options, state } = await ask(aVisitor());
  const answer = { response: phone.answer(options), state };
  expect((await aVisitor().call(passkeySignIn, answer)).status).toBe(200);
  expect(await aVisitor().call(passkeySignIn, answer)).toEqual(failed);
});

test("a challenge is valid for five minutes", async () => {
  const { phone } = await withPasskey();
  const [intime, late] = [await ask(aVisitor()), await ask(aVisitor())];
  moveTime(4.9 * MINUTE);
  const answer = { response: phone.answer(intime.options), state: intime.state };
  expect((await aVisitor().call(passkeySignIn, answer)).status).toBe(200);
  moveTime(0.2 * MINUTE);
  const lateAnswer = { response: phone.answer(late.options), state: late.state };
  expect(await aVisitor().call(passkeySignIn, lateAnswer)).toEqual(failed);
});

test("an answer that was given to another site, or is no answer at all, signs nobody in", async () => {
  const { member, phone } = await withPasskey();
  const otherPhone = aPhone();
  const { options, state } = await ask(aVisitor());
  const other = await ask(aVisitor());
  const answers: { response: Record<string, unknown>; state: string }[] = [
    { response: phone.answer(options, { origin: "https://periwink1e.example" }), state },
    { response: phone.answer(options, { party: "periwink1e.example" }), state },
    { response: phone.answer(other.options), state },
    { response: phone.answer(options), state: `${state}x` },
    { response: phone.answer(options), state: state.replace(/^.{10}/, "eyJjaGFsbG") },
    { response: otherPhone.answer(options, { userHandle: member.id }), state },
    {
      response: { ...otherPhone.answer(options, { userHandle: member.id }), id: phone.id(), rawId: phone.id() },
      state,
    },
    { response: phone.answer(options, { userHandle: "nobody" }), state },
    { response: phone.answer(options, { userHandle: "" }), state },
    { response: {}, state },
    { response: { id: phone.id(), response: { userHandle: 7 } }, state: "" },
    { response: { ...phone.answer(options), id: UNREADABLE }, state },
    { response: { ...phone.answer(options), response: UNREADABLE }, state },
  ];
  for (const answer of answers) expect(await aVisitor().call(passkeySignIn, answer)).toEqual(failed);
  expect((await aVisitor().call(passkeySignIn, { response: phone.answer(options), state })).status).toBe(200);
});

test("a passkey opens no other account than its own", async () => {
  const { phone } = await withPasskey();
  const bert = await withPasskey();
  const { options, state } = await ask(aVisitor());
  const response = phone.answer(options, { userHandle: bert.member.id });
  expect(await aVisitor().call(passkeySignIn, { response, state })).toEqual(failed);
});

test("a device whose count went back is a copy, and is refused", async () => {
  const { phone } = await withPasskey();
  const signIn = async (counter: number) => {
    const { options, state } = await ask(aVisitor());
    return aVisitor().call(passkeySignIn, { response: phone.answer(options, { counter }), state });
  };
  expect((await signIn(5)).status).toBe(200);
  expect(await signIn(5)).toEqual(failed);
  expect(await signIn(4)).toEqual(failed);
  expect((await signIn(6)).status).toBe(200);
});

test("what does not hold is not added", async () => {
  const { browser } = await aDevice();
  const bert = await aDevice();
  const phone = aPhone();
  const { options, state } = await offered(browser);
  const [signIn, his] = [await ask(aVisitor()), await offered(bert.browser)];
  const refused = { status: 422, body: { error: "passkey_refused" } };
  const attempts = [
    { response: phone.make(options, { origin: "https://periwink1e.example" }), state },
    { response: phone.make(options, { party: "periwink1e.example" }), state },
    { response: phone.make({ ...options, challenge: signIn.options["challenge"] }), state: signIn.state },
    { response: phone.make({ ...options, challenge: his.options["challenge"] }), state: his.state },
    { response: phone.answer(options), state },
    { response: {}, state },
    { response: { ...phone.make(options), response: { attestationObject: UNREADABLE } }, state },
  ];
  for (const attempt of attempts) expect(await browser.call(addPasskey, attempt)).toEqual(refused);
  expect((await browser.call(listPasskeys, {})).body).toEqual({ passkeys: [] });
});

test("nobody who found a device open adds a passkey: it asks for the password, five times", async () => {
  const { browser, member } = await aDevice();
  const offer = (password: string) => browser.call(passkeyCreationOptions, { password });
  for (let time = 0; time < 4; time += 1) {
    expect(await offer("a guess")).toEqual({
      status: 422,
      body: { error: "invalid_input", fields: { password: "password_wrong" } },
    });
  }
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await offer("a guess")).toEqual(blocked);
  expect(await offer(member.password)).toEqual(blocked);
  expect((await browser.call(listPasskeys, {})).body).toEqual({ passkeys: [] });
});

test("the list says why none can be made", async () => {
  const { visitor } = await anAccount({ confirmed: false });
  expect((await visitor.call(listPasskeys, {})).body).toEqual({ passkeys: [], hindrance: "unconfirmed" });
  expect((await visitor.call(passkeyCreationOptions, { password: PASSWORD })).body).toEqual({
    error: "passkey_refused",
  });
});

test("the same answer adds one passkey, and a challenge is for one", async () => {
  const { browser } = await aDevice();
  const { options, state } = await offered(browser);
  const order = { response: aPhone().make(options), state };
  expect((await browser.call(addPasskey, order)).status).toBe(200);
  expect((await browser.call(addPasskey, order)).status).toBe(422);
  const second = { response: aPhone().make(options), state };
  expect((await browser.call(addPasskey, second)).status).toBe(422);
  expect((await browser.call(listPasskeys, {})).body["passkeys"]).toHaveLength(1);
});

test("there are ten at most", async () => {
  const { browser } = await aDevice();
  const add = async () => {
    const { options, state } = await offered(browser);
    const response = aPhone().make(options);
    return (await browser.call(addPasskey, { response, state })).status;
  };
  for (let count = 0; count < 10; count += 1) expect(await add()).toBe(200);
  expect(await add()).toBe(422);
});

test("a removed passkey signs nobody in; removing it again is fine", async () => {
  const { browser, phone } = await withPasskey();
  const bert = await aDevice();
  await bert.browser.call(removePasskey, { id: phone.id() });
  expect((await browser.call(listPasskeys, {})).body["passkeys"]).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) {
    expect((await browser.call(removePasskey, { id: phone.id() })).status).toBe(200);
  }
  expect((await browser.call(listPasskeys, {})).body).toEqual({ passkeys: [] });
  const { options, state } = await ask(aVisitor());
  expect(await aVisitor().call(passkeySignIn, { response: phone.answer(options), state })).toEqual(failed);
});

test("whoever is not signed in has no passkeys to see, add or remove", async () => {
  const signedOut = { status: 403, body: { error: "authentication_required" } };
  for (const [endpoint, input] of [
    [listPasskeys, {}],
    [passkeyCreationOptions, { password: PASSWORD }],
    [addPasskey, { response: {}, state: "" }],
    [removePasskey, { id: "x" }],
  ] as const) {
    expect(await aVisitor().call(endpoint, input)).toEqual(signedOut);
  }
});

test("the member is mailed about a new passkey", async () => {
  const { member } = await withPasskey();
  const mailed = async () => {
    const { mails } = (await aVisitor().call(listDevelopmentMail, {})).body as {
      mails: { to: string; kind: string }[];
    };
    return mails.filter(({ to }) => to === member.order.email).map(({ kind }) => kind);
  };
  await expect.poll(mailed).toContain("passkey_added");
});
