import { afterEach, expect, test } from "vitest";
import {
  changePassword,
  confirmEmailChange,
  checkMailLink,
  type MailLinkPurpose,
  requestEmailChange,
  undoAccountChange,
} from "../../../../app/contract/account/access.ts";
import { activate } from "../../../../app/contract/account/account.ts";
import { deleteAccount, reactivateAccount } from "../../../../app/contract/account/deletion.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anAccount, linkIn } from "../../../../tests/workers/account-fixtures.ts";
import { moveClock } from "../../clock.ts";

const HOUR = 60 * 60_000;

type Link = Awaited<ReturnType<typeof linkIn>>;

afterEach(() => moveClock(0));

/** What anybody who holds the link is told: its state, or the problem. */
async function look(link: Link, purpose: MailLinkPurpose) {
  const { body } = await aVisitor().call(checkMailLink, { ...link, purpose });
  return body["state"] ?? body["error"];
}

test("a change of address is open until it is confirmed, and its undoing until it is undone or too old", async () => {
  const account = await anAccount();
  const email = anEmail();
  await account.visitor.call(requestEmailChange, { email, password: account.password });
  const link = await linkIn(account, "email_change", email);
  expect([await look(link, "email_change"), await look(link, "email_change")]).toEqual(["open", "open"]);
  await aVisitor().call(confirmEmailChange, link);
  expect(await look(link, "email_change")).toBe("done");
  const undo = await linkIn(account, "email_changed", account.email);
  expect([await look(undo, "undo"), await look(undo, "restore")]).toEqual(["open", "link_invalid"]);
  await aVisitor().call(undoAccountChange, undo);
  expect(await look(undo, "undo")).toBe("done");
  expect(await look(link, "email_change")).toBe("link_invalid");
});

test("what is too old or forged is told apart from nothing", async () => {
  const account = await anAccount();
  await account.visitor.call(changePassword, { old_password: account.password, password: "a bench in the sun" });
  const undo = await linkIn(account, "password_changed");
  expect(await look({ ...undo, token: "forged" }, "undo")).toBe("link_invalid");
  expect(await look({ id: "nobody00000", token: undo.token }, "undo")).toBe("link_invalid");
  moveClock(48 * HOUR + 1);
  expect(await look(undo, "undo")).toBe("link_invalid");
});

test("a deletion can be taken back once, and not after its days", async () => {
  const account = await anAccount();
  await account.visitor.call(deleteAccount, { password: account.password });
  const link = await linkIn(account, "account_closing");
  expect(await look(link, "restore")).toBe("open");
  await aVisitor().call(reactivateAccount, link);
  expect(await look(link, "restore")).toBe("done");
  moveClock(15 * 24 * HOUR);
  expect(await look(link, "restore")).toBe("link_invalid");
});

test("an activation is open until it is done; looking does nothing", async () => {
  const account = await anAccount({ confirmed: false });
  await account.stub.account.sendActivationMail(account.token);
  const link = await linkIn(account, "activation");
  expect([await look(link, "activate"), await look(link, "activate")]).toEqual(["open", "open"]);
  await aVisitor().call(activate, link);
  expect(await look(link, "activate")).toBe("done");
  expect(await look({ ...link, token: "forged" }, "activate")).toBe("link_invalid");
});
