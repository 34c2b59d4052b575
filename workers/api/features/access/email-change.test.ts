import { afterEach, expect, test } from "vitest";
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from "../../../../app/contract/account/access.ts";
import { unsubscribe } from "../../../../app/contract/account/notifications.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import {
  anAccount,
  anotherBrowser,
  banAddress,
  linkIn,
  mailsTo,
  ownerOf,
  signInAnswer,
  type TestAccount,
} from "../../../../tests/workers/account-fixtures.ts";
import { moveClock } from "../../clock.ts";

const HOUR = 60 * 60_000;
const GONE = { status: 410, body: { error: "link_invalid" } };
const refused = (fields: Record<string, string>) => ({ status: 422, body: { error: "invalid_input", fields } });

afterEach(() => moveClock(0));

function ask({ visitor, password }: TestAccount, email: string) {
  return visitor.call(requestEmailChange, { email, password });
}

/** The link in the mail to the new address. */
async function aLink(account: TestAccount, email: string) {
  expect(await ask(account, email)).toEqual({ status: 200, body: { sent: true } });
  return linkIn(account, "email_change", email);
}

const follow = (link: { id: string; token: string }) => aVisitor().call(confirmEmailChange, link);

async function userOf({ visitor }: TestAccount) {
  return (await visitor.call(currentUser, {})).body["user"] as { email: string; email_change: unknown; status: string };
}

test("an address changes when the new mailbox's link is followed, and again is fine", async () => {
  const [account, email] = [await anAccount(), anEmail()];
  expect((await ask(account, ` ${email.toUpperCase()} `)).status).toBe(200);
  const link = await linkIn(account, "email_change", email);
  expect(await userOf(account)).toMatchObject({ email: account.email, email_change: { email, failed: false } });
  expect(await signInAnswer(email, account.password)).toBe("login_failed");
  for (let time = 0; time < 2; time += 1) expect(await follow(link)).toEqual({ status: 200, body: { email } });
  expect(await userOf(account)).toMatchObject({ email, email_change: null });
  expect(await signInAnswer(email, account.password)).toBe(200);
  expect(await signInAnswer(account.email, account.password)).toBe("login_failed");
  const mails = await mailsTo(account, account.email, "email_changed");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(email);
  expect(await ownerOf(email)).toBe(account.id);
});

test("an address that is banned before its link is followed is as one that is taken", async () => {
  const [account, email] = [await anAccount(), anEmail()];
  const link = await aLink(account, email);
  await banAddress(email);
  expect(await follow(link)).toEqual({ status: 409, body: { error: "email_taken" } });
  expect((await userOf(account)).email).toBe(account.email);
});

test("five mails a day, then wait", async () => {
  const account = await anAccount();
  for (let time = 0; time < 5; time += 1) expect((await ask(account, anEmail())).status).toBe(200);
  const answer = await ask(account, anEmail());
  expect(answer).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  const seconds = Number(answer.body["seconds"]);
  moveClock(seconds * 1000 - 60_000);
  expect((await ask(account, anEmail())).status).toBe(429);
  moveClock(seconds * 1000);
  expect((await ask(account, anEmail())).status).toBe(200);
});

test("a change that was dropped, or asked for anew, cannot be confirmed", async () => {
  const account = await anAccount();
  const dropped = await aLink(account, anEmail());
  for (let time = 0; time < 2; time += 1) expect((await account.visitor.call(cancelEmailChange, {})).status).toBe(200);
  expect(await follow(dropped)).toEqual(GONE);
  const older = await aLink(account, anEmail());
  const newer = await aLink(account, anEmail());
  expect(await follow(older)).toEqual(GONE);
  expect((await follow(newer)).status).toBe(200);
});

test("a link works for 24 hours", async () => {
  const [one, other] = [await anAccount(), await anAccount()];
  const [kept, late] = [await aLink(one, anEmail()), await aLink(other, anEmail())];
  moveClock(24 * HOUR - 20_000);
  expect((await follow(kept)).status).toBe(200);
  moveClock(24 * HOUR + 1);
  expect(await follow(late)).toEqual(GONE);
  expect(await userOf(other)).toMatchObject({ email: other.email, email_change: null });
});

test("who took the address meanwhile keeps it, and nothing changes", async () => {
  const [account, email] = [await anAccount(), anEmail()];
  const link = await aLink(account, email);
  const other = await anAccount({ email });
  expect(await follow(link)).toEqual({ status: 409, body: { error: "email_taken" } });
  expect(await userOf(account)).toMatchObject({ email: account.email, email_change: { email } });
  expect(await signInAnswer(email, other.password)).toBe(200);
  expect(await mailsTo(account, account.email, "email_changed")).toHaveLength(0);
});

test("of two who confirm the same address at once, one has it", async () => {
  const [one, other, email] = [await anAccount(), await anAccount(), anEmail()];
  const links = [await aLink(one, email), await aLink(other, email)];
  const answers = await Promise.all(links.map(follow));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("one member's secret changes nobody else's address", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const { token } = await aLink(anna, anEmail());
  for (const link of [
    { id: bert.id, token },
    { id: anna.id, token: `${token}x` },
    { id: "nobody", token },
  ])
    expect(await follow(link)).toEqual(GONE);
  expect(await userOf(bert)).toMatchObject({ email: bert.email });
});

test("an address that was left is its member's for 48 hours, then anybody's", async () => {
  const account = await anAccount();
  await follow(await aLink(account, anEmail()));
  const otherMember = await anAccount();
  moveClock(48 * HOUR - 20_000);
  await delivered(account);
  expect(await ask(otherMember, account.email)).toEqual(refused({ email: "email_taken" }));
  moveClock(48 * HOUR + 20_000);
  await delivered(account);
  expect(await ownerOf(account.email)).toBeUndefined();
  expect((await ask(otherMember, account.email)).status).toBe(200);
});

test("a mail to a former address unsubscribes nothing any more, and does not tell the new one", async () => {
  const [account, email] = [await anAccount(), anEmail()];
  await anotherBrowser(account);
  const [mail] = await mailsTo(account, account.email, "new_sign_in");
  const address = new URL(mail?.links.find((link) => link.includes("/unsubscribe?")) ?? "");
  const [id, token] = ["id", "token"].map((name) => address.searchParams.get(name) ?? "");
  const order = { id, token, scope: "all", on: true } as const;
  expect(await aVisitor().call(unsubscribe, order)).toMatchObject({ status: 200, body: { email: account.email } });
  await follow(await aLink(account, email));
  expect(await aVisitor().call(unsubscribe, order)).toEqual(GONE);
});

test("an address that was never confirmed may be somebody else's: it gets no mail and no sign-in link", async () => {
  const [account, email] = [await anAccount({ confirmed: false }), anEmail()];
  await follow(await aLink(account, email));
  expect(await userOf(account)).toMatchObject({ email, status: "confirmed" });
  expect(await mailsTo(account, account.email, "email_changed")).toHaveLength(0);
  expect(await ownerOf(account.email)).toBeUndefined();
});
