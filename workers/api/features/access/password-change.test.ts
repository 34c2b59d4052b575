import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import {
  changePassword,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from "../../../../app/contract/account/access.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { aFullQueue } from "../../../../tests/workers/hash-queue.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import {
  addPasskey,
  anAccount,
  anotherBrowser,
  linkIn,
  mailsTo,
  passkeysOf,
  signInAnswer,
} from "../../../../tests/workers/account-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { hashPassword } from "../../password.ts";

const NEW = "a bench in the evening sun";
const wrongly = (field: string) => ({
  status: 422,
  body: { error: "invalid_input", fields: { [field]: "password_wrong" } },
});

afterEach(() => moveClock(0));

test("a changed password signs the other devices out, and a mail says so", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  const changed = await account.visitor.call(changePassword, { old_password: account.password, password: NEW });
  expect(changed.status).toBe(200);
  expect((await account.visitor.call(currentUser, {})).status).toBe(200);
  expect((await phone.call(currentUser, {})).status).toBe(403);
  expect(await signInAnswer(account.email, account.password)).toBe("login_failed");
  expect(await signInAnswer(account.email, NEW)).toBe(200);
  expect(await mailsTo(account, account.email, "password_changed")).toHaveLength(1);
});

test("passkeys go with the old password if that is wished, and stay if not", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  for (const [account, remove_passkeys] of [
    [anna, true],
    [bert, false],
  ] as const) {
    await addPasskey(account, `${account.id}-planted`, clock.now());
    const order = { old_password: account.password, password: NEW, remove_passkeys };
    expect((await account.visitor.call(changePassword, order)).status).toBe(200);
  }
  expect(await passkeysOf(anna)).toEqual([]);
  expect(await passkeysOf(bert)).toHaveLength(1);
});

test("whoever found a device open cannot guess on at the password", async () => {
  const { visitor, password, email } = await anAccount();
  for (let time = 0; time < 4; time += 1) {
    expect(await visitor.call(changePassword, { old_password: `guess ${time}`, password: NEW })).toEqual(
      wrongly("old_password"),
    );
  }
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await visitor.call(changePassword, { old_password: "guess", password: NEW })).toEqual(blocked);
  expect(await visitor.call(changePassword, { old_password: password, password: NEW })).toEqual(blocked);
  expect(await visitor.call(requestEmailChange, { email: anEmail(), password })).toEqual(blocked);
  expect(await signInAnswer(email, password)).toBe(200);
});

test("of two changes at once, made with the same old password, one counts", async () => {
  const { visitor, password } = await anAccount();
  const changes = await Promise.all(
    [NEW, "quite another password"].map((next) =>
      visitor.call(changePassword, { old_password: password, password: next }),
    ),
  );
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 429]);
});

/** Refused although the password may be right. */
const tooOften = (seconds: number) => ({ status: 429, body: { error: "rate_limited", seconds } });

test("whoever has an account takes one place of the queue with it, however many forms they send at once", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  const queue = await aFullQueue();
  const calls = [account.visitor, phone, account.visitor, phone].map((browser) =>
    browser.call(requestEmailChange, { email: anEmail(), password: account.password }),
  );
  await queue.knownWait(1);
  await queue.empty();
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([tooOften(3), tooOften(3), tooOften(3)]);
});

const isAboutAMinute = (body: unknown) => {
  const { error, seconds } = body as { error?: string; seconds?: number };
  return error === "rate_limited" && seconds !== undefined && seconds > 45 && seconds <= 60;
};

test("right passwords are counted for the account, and a minute later there is another turn", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  // Asking for more than five changes is refused as well, after the password was looked at.
  const ask = async (browser = phone) =>
    browser.call(requestEmailChange, { email: anEmail(), password: account.password });
  const looked: unknown[] = [];
  for (let time = 1; time <= 12; time += 1) looked.push((await ask(time % 2 ? phone : account.visitor)).body);
  expect(looked.filter((body) => isAboutAMinute(body))).toEqual([]);
  expect(isAboutAMinute((await ask()).body)).toBe(true);
  expect(isAboutAMinute((await ask(account.visitor)).body)).toBe(true);
  moveClock(clock.offset() + 60_000);
  expect(await account.visitor.call(changePassword, { old_password: account.password, password: NEW })).toMatchObject({
    status: 200,
  });
});

test("of many who follow one reset link at once, one is worked for", async () => {
  const account = await anAccount();
  await aVisitor().call(requestPasswordReset, { email: account.email });
  await mailsTo(account);
  const link = await linkIn(account, "password_reset");
  const queue = await aFullQueue();
  const threeTold = Promise.withResolvers<void>();
  let told = 0;
  const calls = Array.from({ length: 4 }, async () => {
    const answer = await aVisitor().call(resetPassword, { ...link, password: NEW });
    if ((told += 1) === 3) threeTold.resolve();
    return answer;
  });
  await queue.knownWait(1);
  // Whoever asks after the first one's work is told that the link is used.
  await threeTold.promise;
  await queue.empty();
  expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
});

test("the old password again is no new one, and no hash is made to say so", async () => {
  const { visitor, password, email } = await anAccount();
  const same = { status: 422, body: { error: "invalid_input", fields: { password: "password_same" } } };
  for (let time = 1; time <= 12; time += 1)
    expect(await visitor.call(changePassword, { old_password: password, password })).toEqual(same);
  const own = { status: 422, body: { error: "invalid_input", fields: { email: "new_email_same" } } };
  for (let time = 1; time <= 12; time += 1)
    expect(await visitor.call(requestEmailChange, { email, password })).toEqual(own);
});

test("a new password that is too short is told to its field, without looking at the old one", async () => {
  const { visitor } = await anAccount();
  for (let time = 0; time < 6; time += 1) {
    expect(await visitor.call(changePassword, { old_password: "wrong", password: "short" })).toEqual({
      status: 422,
      body: { error: "invalid_input", fields: { password: "password_too_short" } },
    });
  }
});

test("a password that is easily guessed is not chosen any more, but one that somebody has goes on working", async () => {
  const refused = { status: 422, body: { error: "invalid_input", fields: { password: "password_too_common" } } };
  const hash = await hashPassword(env as unknown as Env, { password: "12345678", known: true, requestId: "test" });
  const account = await anAccount({ name: "Josephine", ...(hash.ok && { password_hash: hash.value }) });
  expect(await signInAnswer(account.email, "12345678")).toBe(200);
  for (const password of ["87654321", "Josephine58", "periwinkle1"]) {
    expect(await account.visitor.call(changePassword, { old_password: "12345678", password })).toEqual(refused);
  }
  await aVisitor().call(requestPasswordReset, { email: account.email });
  await mailsTo(account);
  const link = await linkIn(account, "password_reset");
  expect(await aVisitor().call(resetPassword, { ...link, password: "Josephine58" })).toEqual(refused);
  expect((await aVisitor().call(resetPassword, { ...link, password: NEW })).status).toBe(200);
});

test("a reset that was asked for before a change is void", async () => {
  const account = await anAccount();
  await aVisitor().call(requestPasswordReset, { email: account.email });
  expect(await mailsTo(account, account.email, "password_reset")).toHaveLength(1);
  const link = await linkIn(account, "password_reset");
  await account.visitor.call(changePassword, { old_password: account.password, password: NEW });
  expect((await aVisitor().call(resetPassword, { ...link, password: "a third password" })).status).toBe(410);
});

test("a visitor who is not signed in can change neither password nor e-mail address", async () => {
  const refused = { status: 403, body: { error: "authentication_required" } };
  expect(await aVisitor().call(changePassword, { old_password: NEW, password: NEW })).toEqual(refused);
  expect(await aVisitor().call(requestEmailChange, { email: anEmail(), password: NEW })).toEqual(refused);
});
