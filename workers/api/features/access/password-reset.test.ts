import { afterEach, expect, test } from "vitest";
import { checkPasswordReset, requestPasswordReset, resetPassword } from "../../../../app/contract/account/access.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { pausedHashing } from "../../../../tests/workers/hash-queue.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import {
  addPasskey,
  anAccount,
  anotherBrowser,
  linkIn,
  mailsTo,
  passkeysOf,
  signInAnswer,
  type TestAccount,
} from "../../../../tests/workers/account-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = "a bench in the evening sun";
const GONE = { status: 410, body: { error: "link_invalid" } };

afterEach(() => moveClock(0));

/** The link of a mail that this account asked for just now. */
async function aLink(account: TestAccount) {
  const before = (await mailsTo(account, account.email, "password_reset")).length;
  expect((await aVisitor().call(requestPasswordReset, { email: account.email })).status).toBe(200);
  expect(await mailsTo(account, account.email, "password_reset")).toHaveLength(before + 1);
  return linkIn(account, "password_reset");
}

test("a new password by the mail's link: signed in here, signed out everywhere else, the old one is over", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  const link = await aLink(account);
  const visitor = aVisitor();
  expect(await visitor.call(checkPasswordReset, link)).toEqual({ status: 200, body: { valid: true } });
  expect((await visitor.call(resetPassword, { ...link, password: NEW })).status).toBe(200);
  expect((await visitor.call(currentUser, {})).body).toMatchObject({ user: { email: account.email } });
  for (const browser of [account.visitor, phone]) expect((await browser.call(currentUser, {})).status).toBe(403);
  expect(await signInAnswer(account.email, account.password)).toBe("login_failed");
  expect(await signInAnswer(account.email, NEW)).toBe(200);
  expect(await mailsTo(account, account.email, "password_changed")).toHaveLength(1);
  const { body } = await visitor.call(resetPassword, { ...link, password: "once more with the same" });
  expect(body).toEqual(GONE.body);
});

test("three mails a day for who asks, and again from midnight", async () => {
  const { email } = await anAccount();
  const visitor = aVisitor();
  const toMidnight = DAY - (Date.now() % DAY);
  moveClock(toMidnight - MINUTE);
  const ask = async () => (await visitor.call(requestPasswordReset, { email })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  moveClock(toMidnight + MINUTE);
  expect(await ask()).toBe(200);
});

test("a link works for an hour", async () => {
  const account = await anAccount();
  const link = await aLink(account);
  moveClock(60 * MINUTE - 20_000);
  expect((await aVisitor().call(checkPasswordReset, link)).status).toBe(200);
  moveClock(60 * MINUTE + 1);
  expect(await aVisitor().call(checkPasswordReset, link)).toEqual(GONE);
  expect(await aVisitor().call(resetPassword, { ...link, password: NEW })).toEqual(GONE);
  expect(await signInAnswer(account.email, account.password)).toBe(200);
});

test("an unknown visitor's request does not end the link that the owner holds; the one that is used ends the others", async () => {
  const account = await anAccount();
  const owners = await aLink(account);
  const unknown = await aLink(account);
  expect((await aVisitor().call(resetPassword, { ...owners, password: NEW })).status).toBe(200);
  expect(await aVisitor().call(resetPassword, { ...unknown, password: "quite another" })).toEqual(GONE);
});

test("of two who follow the link at once, one is signed in", async () => {
  const account = await anAccount();
  const link = await aLink(account);
  const hashes = await pausedHashing();
  const answers = [NEW, "quite another password"].map((password) =>
    aVisitor().call(resetPassword, { ...link, password }),
  );
  // While one is worked for the other is told to wait; the link is used up then.
  expect((await Promise.race(answers)).status).toBe(429);
  await hashes.resume();
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(await aVisitor().call(resetPassword, { ...link, password: "a third password" })).toEqual(GONE);
});

test("one member's secret opens nobody else's account, and a made-up one no account at all", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const link = await aLink(anna);
  const forged = [
    { id: bert.id, token: link.token },
    { id: anna.id, token: `${link.token}x` },
    { id: "aaaaaaaaaaaaaaaa", token: link.token },
    { id: "nobody", token: link.token },
  ];
  for (const wrong of forged) {
    expect(await aVisitor().call(checkPasswordReset, wrong)).toEqual(GONE);
    expect(await aVisitor().call(resetPassword, { ...wrong, password: NEW })).toEqual(GONE);
  }
  expect((await anna.visitor.call(currentUser, {})).status).toBe(200);
});

test("a password that is too short is told to its field, and the link still works", async () => {
  const link = await aLink(await anAccount());
  const refused = await aVisitor().call(resetPassword, { ...link, password: "short" });
  expect(refused).toEqual({
    status: 422,
    body: { error: "invalid_input", fields: { password: "password_too_short" } },
  });
  expect((await aVisitor().call(resetPassword, { ...link, password: NEW })).status).toBe(200);
});

test("whoever reads the mail has confirmed the address, and is not kept out by others' guesses", async () => {
  const account = await anAccount({ confirmed: false });
  const link = await aLink(account);
  const visitor = aVisitor();
  for (let time = 0; time < 5; time += 1) await signInAnswer(account.email, "a guess", visitor);
  expect(await signInAnswer(account.email, account.password, visitor)).toBe("too_many_attempts");
  await visitor.call(resetPassword, { ...link, password: NEW });
  expect((await visitor.call(currentUser, {})).body).toMatchObject({ user: { status: "confirmed" } });
  const unknown = aVisitor(visitor.address);
  await expect.poll(() => signInAnswer(account.email, NEW, unknown)).toBe(200);
});

test("a passkey does not outlive a reset: whoever made it may have been somebody else", async () => {
  const account = await anAccount();
  const link = await aLink(account);
  await addPasskey(account, `${account.id}-planted`, clock.now());
  expect((await aVisitor().call(resetPassword, { ...link, password: "another walk by the sea" })).status).toBe(200);
  expect(await passkeysOf(account)).toEqual([]);
});
