import { afterEach, expect, test } from "vitest";
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from "../../../../app/contract/account/access.ts";
import { deleteAccount } from "../../../../app/contract/account/deletion.ts";
import { login, logout } from "../../../../app/contract/account/session.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import {
  anAccount,
  limiterOf,
  linkIn,
  signInAnswer,
  type TestAccount,
} from "../../../../tests/workers/account-fixtures.ts";
import { moveClock } from "../../clock.ts";

const DAY = 24 * 60 * 60_000;
const NEW = "a bench in the evening sun";

afterEach(() => moveClock(0));

/** A browser that signs in and keeps what it is given for the next time; the session is in its cookie. */
async function signedInWith(account: Pick<TestAccount, "email" | "password">, device?: string, from = aVisitor()) {
  const { email, password } = account;
  const { status, body } = await from.call(login, { email, password, ...(device && { device }) });
  expect(status).toBe(200);
  return { visitor: from, device: String(body["device"]) };
}

/** How a sign-in with this device's token is answered. */
async function answerTo(account: TestAccount, device: string, password = account.password, from = aVisitor()) {
  const { status, body } = await from.call(login, { email: account.email, password, device });
  return status === 200 ? 200 : body["error"];
}

/** An unknown visitor at this address does all that keeps an account shut there: wrong passwords, and more resets than are sent. */
async function besiege(account: TestAccount, from: Visitor) {
  for (let time = 0; time < 5; time += 1) await signInAnswer(account.email, "a guess", from);
  expect(await signInAnswer(account.email, account.password, from)).toBe("too_many_attempts");
  for (let time = 0; time < 12; time += 1) await from.call(requestPasswordReset, { email: account.email });
}

test("eight requests of an unknown visitor shut nobody out who comes from elsewhere", async () => {
  const account = await anAccount();
  await besiege(account, aVisitor("198.51.100.40"));
  const owner = aVisitor("198.51.100.41");
  expect((await owner.call(requestPasswordReset, { email: account.email })).status).toBe(200);
  expect(await signInAnswer(account.email, account.password, owner)).toBe(200);
});

test("many wrong passwords do not keep out a known device, even where all visitors share one address", async () => {
  const account = await anAccount();
  const { visitor, device } = await signedInWith(account, undefined, aVisitor("127.0.0.1"));
  await visitor.call(logout, {});
  await besiege(account, aVisitor("127.0.0.1"));
  const owner = aVisitor("127.0.0.1");
  expect((await owner.call(requestPasswordReset, { email: account.email, device })).status).toBe(200);
  expect(await answerTo(account, device, account.password, owner)).toBe(200);
});

test("many wrong passwords do not keep a signed-in member from changing password or address, deleting or resetting", async () => {
  const account = await anAccount();
  const { visitor: owner, email, password } = account;
  await besiege(account, aVisitor("127.0.0.1"));
  expect((await owner.call(requestPasswordReset, { email })).status).toBe(200);
  expect((await owner.call(requestEmailChange, { email: anEmail(), password })).status).toBe(200);
  expect((await owner.call(changePassword, { old_password: password, password: NEW })).status).toBe(200);
  expect((await owner.call(deleteAccount, { password: NEW, reason: "other" })).status).toBe(200);
});

test("somebody's many wrong passwords from one address do not keep a known device out there", async () => {
  const account = await anAccount();
  const { device } = await signedInWith(account);
  for (let time = 0; time < 31; time += 1) await limiterOf("198.51.100.42").beginSignIn();
  expect(await signInAnswer(account.email, account.password, aVisitor("198.51.100.42"))).toBe("too_many_attempts");
  expect(await answerTo(account, device, account.password, aVisitor("198.51.100.42"))).toBe(200);
});

test("a known device has five guesses of its own in each network: stolen, it is blocked at the thief's, not at home", async () => {
  const account = await anAccount();
  const [home, thief] = [aVisitor("198.51.100.60"), aVisitor("198.51.100.61")];
  const { device } = await signedInWith(account, undefined, home);
  const guess = (password = "a guess") => answerTo(account, device, password, thief);
  for (let time = 0; time < 4; time += 1) expect(await guess()).toBe("login_failed");
  expect(await guess()).toBe("too_many_attempts");
  expect(await guess(account.password)).toBe("too_many_attempts");
  expect(await answerTo(account, device, account.password, aVisitor(home.address))).toBe(200);
  expect(await signInAnswer(account.email, account.password)).toBe(200);
});

test("a device is known for a year after it was signed in last, and by its newest name only", async () => {
  const account = await anAccount();
  const first = await signedInWith(account);
  const second = await signedInWith(account, first.device);
  const visitor = aVisitor("198.51.100.43");
  const known = async (device: string) => {
    for (let time = 0; time < 5; time += 1) await signInAnswer(account.email, "a guess", visitor);
    const { status } = await visitor.call(login, { email: account.email, password: "a guess", device });
    return status === 401;
  };
  expect(await known(first.device)).toBe(false);
  expect(await known(second.device)).toBe(true);
  moveClock(364 * DAY);
  expect(await known(second.device)).toBe(true);
  moveClock(366 * DAY);
  expect(await known(second.device)).toBe(false);
});

/** Is the device still exempt where an unknown visitor did all that they could? */
async function isKnown(account: TestAccount, device: string, password = account.password): Promise<boolean> {
  const address = `198.51.100.${100 + Math.floor(Math.random() * 100)}`;
  await besiege({ ...account, password }, aVisitor(address));
  return (await answerTo(account, device, password, aVisitor(address))) === 200;
}

test("signing out elsewhere makes the other devices unknown, and keeps this one", async () => {
  const account = await anAccount();
  const [phone, tablet] = [await signedInWith(account), await signedInWith(account)];
  await phone.visitor.call(endOtherSessions, {});
  expect(await isKnown(account, tablet.device)).toBe(false);
  expect(await isKnown(account, phone.device)).toBe(true);
});

test("a device that is signed out by its owner from another one is unknown", async () => {
  const account = await anAccount();
  const [phone, tablet] = [await signedInWith(account), await signedInWith(account)];
  const { sessions } = (await tablet.visitor.call(listSessions, {})).body as {
    sessions: { id: string; current: boolean }[];
  };
  const own = sessions.find(({ current }) => current);
  await phone.visitor.call(endSession, { id: own?.id ?? "" });
  expect(await isKnown(account, tablet.device)).toBe(false);
});

test("a reset by mail makes every device unknown but the one that chose the password", async () => {
  const account = await anAccount();
  const phone = await signedInWith(account);
  await phone.visitor.call(requestPasswordReset, { email: account.email });
  const link = await linkIn(account, "password_reset");
  const tablet = await aVisitor().call(resetPassword, { ...link, password: NEW });
  expect(await isKnown(account, phone.device, NEW)).toBe(false);
  expect(await isKnown(account, String(tablet.body["device"]), NEW)).toBe(true);
});

test("a token opens nothing, and is nothing at another's account or when forged", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const { device } = await signedInWith(anna);
  expect(await answerTo(anna, device, "a guess")).toBe("login_failed");
  for (const token of [device, `${device}x`, device.slice(0, 22), "~~~", `${"x".repeat(22)}.${"y".repeat(43)}`]) {
    expect(await isKnown(bert, token)).toBe(false);
  }
});

test("two members who share a browser are both known there", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const { device: annas } = await signedInWith(anna);
  const { device: both } = await signedInWith(bert, annas);
  expect(await isKnown(anna, both)).toBe(true);
  expect(await isKnown(bert, both)).toBe(true);
});

test("an unknown address with a device is answered as without", async () => {
  const { device } = await signedInWith(await anAccount());
  const [visitor, email] = [aVisitor("198.51.100.44"), anEmail()];
  const answers = [];
  for (let time = 0; time < 6; time += 1)
    answers.push((await visitor.call(login, { email, password: "a guess", device })).body["error"]);
  expect(answers).toEqual([...Array(4).fill("login_failed"), "too_many_attempts", "too_many_attempts"]);
});
