import { afterEach, expect, test } from "vitest";
import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  resetPassword,
  undoAccountChange,
} from "../../../../app/contract/account/access.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import {
  addPasskey,
  anAccount,
  anotherBrowser,
  linkIn,
  mailsTo,
  mayClaim,
  ownerOf,
  signInAnswer,
  passkeysOf,
  type TestAccount,
} from "../../../../tests/workers/account-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const HOUR = 60 * 60_000;
const THIEFS = "a password of the thief";
const OWN = "a bench in the evening sun";
const GONE = { status: 410, body: { error: "link_invalid" } };

afterEach(() => moveClock(0));

interface Link {
  id: string;
  token: string;
}

const undo = (link: Link) => aVisitor().call(undoAccountChange, link);

async function newPassword(visitor: Visitor, old_password: string, password = THIEFS) {
  expect((await visitor.call(changePassword, { old_password, password })).status).toBe(200);
}

async function newAddress(account: TestAccount, given: { visitor: Visitor; password: string; email?: string }) {
  const { visitor, password, email = anEmail() } = given;
  expect((await visitor.call(requestEmailChange, { email, password })).status).toBe(200);
  const link = await linkIn(account, "email_change", email);
  expect((await aVisitor().call(confirmEmailChange, link)).status).toBe(200);
  return email;
}

/** The account is its owner's alone: nobody is signed in, no password works, and the reset link is in their mailbox. */
async function expectRescued(account: TestAccount, thief: Visitor) {
  for (const browser of [account.visitor, thief]) expect((await browser.call(currentUser, {})).status).toBe(403);
  for (const password of [account.password, THIEFS]) {
    expect(await signInAnswer(account.email, password)).toBe("login_failed");
  }
  const link = await linkIn(account, "password_reset");
  expect((await aVisitor().call(resetPassword, { ...link, password: OWN })).status).toBe(200);
  expect(await signInAnswer(account.email, OWN)).toBe(200);
}

test("a change of password is taken back: nobody is in, and a new password is chosen by mail", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  await newPassword(thief, account.password);
  const link = await linkIn(account, "password_changed");
  for (let time = 0; time < 2; time += 1)
    expect(await undo(link)).toEqual({ status: 200, body: { undone: "password" } });
  expect(await mailsTo(account, account.email, "password_reset")).toHaveLength(1);
  await expectRescued(account, thief);
});

test("a change of address is taken back, also when the password was changed afterwards", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  const theirs = await newAddress(account, { visitor: thief, password: account.password });
  await newPassword(thief, account.password);
  const thiefsLink = await linkIn(account, "password_changed", theirs);
  const link = await linkIn(account, "email_changed");
  for (let time = 0; time < 2; time += 1) expect(await undo(link)).toEqual({ status: 200, body: { undone: "email" } });
  expect(await undo(thiefsLink)).toEqual(GONE);
  await expectRescued(account, thief);
  expect(await mailsTo(account, theirs, "password_reset")).toHaveLength(0);
  expect(await signInAnswer(theirs, THIEFS)).toBe("login_failed");
  expect(await ownerOf(theirs)).toBeUndefined();
  expect(await ownerOf(account.email)).toBe(account.id);
});

test("a change of password is taken back at the address of that time, wherever the account is by now", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  await newPassword(thief, account.password);
  await newAddress(account, { visitor: thief, password: THIEFS });
  expect((await undo(await linkIn(account, "password_changed"))).status).toBe(200);
  await expectRescued(account, thief);
});

test("whoever moved the account on and on cannot take it back to an address of theirs", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  const second = await newAddress(account, { visitor: thief, password: account.password });
  const third = await newAddress(account, { visitor: thief, password: account.password });
  const theirs = await linkIn(account, "email_changed", second);
  await undo(await linkIn(account, "email_changed"));
  expect(await undo(theirs)).toEqual(GONE);
  await expectRescued(account, thief);
  expect(await ownerOf(third)).toBeUndefined();
});

test("a ban goes along to the address that the account is taken back to", async () => {
  const account = await anAccount();
  const theirs = await newAddress(account, { visitor: account.visitor, password: account.password });
  const decision = { kind: "ban", case: null, until: null, decided_at: clock.now() };
  await account.stub.receive({ id: crypto.randomUUID(), kind: "sanction", payload: decision });
  await undo(await linkIn(account, "email_changed"));
  await delivered(account);
  await account.stub.standing.erase({ at_once: true });
  while (await ownerOf(account.email)) await account.stub.runDue();
  expect(await mayClaim(account.email)).toEqual(refuse("signups_closed"));
  expect((await mayClaim(theirs)).ok).toBe(true);
});

test("an address that the owner has again stays theirs when its 48 hours are over", async () => {
  const account = await anAccount();
  await newAddress(account, { visitor: account.visitor, password: account.password });
  await undo(await linkIn(account, "email_changed"));
  moveClock(49 * HOUR);
  await delivered(account);
  expect(await ownerOf(account.email)).toBe(account.id);
});

test("what was open goes with the undoing: a reset, and a change of address that waits", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  await newPassword(thief, account.password);
  const theirs = anEmail();
  await thief.call(requestEmailChange, { email: theirs, password: THIEFS });
  const waiting = await linkIn(account, "email_change", theirs);
  await undo(await linkIn(account, "password_changed"));
  expect(await aVisitor().call(confirmEmailChange, waiting)).toEqual(GONE);
});

test("no passkey outlives the undoing, however early a thief made it", async () => {
  const account = await anAccount();
  const thief = await anotherBrowser(account);
  await addPasskey(account, `${account.id}-prepared`, clock.now() - 49 * HOUR);
  await newPassword(thief, account.password);
  await addPasskey(account, `${account.id}-later`, clock.now());
  expect(await passkeysOf(account)).toHaveLength(2);
  await undo(await linkIn(account, "password_changed"));
  expect(await passkeysOf(account)).toEqual([]);
});

test("a link undoes for 48 hours", async () => {
  const [one, other] = [await anAccount(), await anAccount()];
  for (const { visitor, password } of [one, other]) await newPassword(visitor, password);
  const [kept, late] = [await linkIn(one, "password_changed"), await linkIn(other, "password_changed")];
  moveClock(48 * HOUR - 20_000);
  expect((await undo(kept)).status).toBe(200);
  moveClock(48 * HOUR + 1);
  expect(await undo(late)).toEqual(GONE);
  expect(await undo(kept)).toEqual(GONE);
  expect(await signInAnswer(other.email, THIEFS)).toBe(200);
});

test("one member's secret undoes nothing of another's, and a link for something else nothing at all", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  for (const { visitor, password } of [anna, bert]) await newPassword(visitor, password);
  const { token } = await linkIn(anna, "password_changed");
  for (const link of [
    { id: bert.id, token },
    { id: anna.id, token: `${token}x` },
    { id: "nobody", token },
  ])
    expect(await undo(link)).toEqual(GONE);
  expect(await aVisitor().call(resetPassword, { id: anna.id, token, password: OWN })).toEqual(GONE);
  expect(await aVisitor().call(confirmEmailChange, { id: anna.id, token })).toEqual(GONE);
  expect((await bert.visitor.call(currentUser, {})).status).toBe(200);
});
