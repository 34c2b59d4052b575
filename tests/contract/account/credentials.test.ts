import { expect, test } from "vitest";
import {
  cancelEmailChange,
  changePassword,
  checkPasswordReset,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  listSessions,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  undoAccountChange,
} from "../../../app/contract/account/access.ts";
import { currentUser, login } from "../../../app/contract/account/session.ts";
import { anEmail } from "../../support/sign-up.ts";
import { caller, refusal } from "../caller.ts";
import { aMailChangeLink, anUndoLink, aResetLink, linkTo } from "../fixtures/mail-links.ts";
import { aMember, anotherDevice } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

const NEW = "a bench in the evening sun";

test("a member sees their devices and signs each of them out", async () => {
  const anna = await aMember();
  const [phone, tablet] = [await anotherDevice(anna), await anotherDevice(anna)];
  const { sessions } = await anna.api.callOrThrow(listSessions);
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  const [own] = (await phone.callOrThrow(listSessions)).sessions;
  expect(own).toMatchObject({ current: true, method: "password" });
  for (let time = 0; time < 2; time += 1) await anna.api.callOrThrow(endSession, { id: own?.id ?? "" });
  expect(refusal(await phone.call(currentUser))).toBe("authentication_required");
  expect((await tablet.call(currentUser)).ok).toBe(true);
  for (const ended of [1, 0]) expect(await anna.api.callOrThrow(endOtherSessions, {})).toEqual({ ended });
  expect(refusal(await tablet.call(currentUser))).toBe("authentication_required");
  expect((await anna.api.call(currentUser)).ok).toBe(true);
});

test("no answer about devices shows what a session's cookie holds", async () => {
  const { api } = await aMember();
  const answer = JSON.stringify(await api.callOrThrow(listSessions));
  expect(Object.keys(api.cookies)).not.toEqual([]);
  for (const value of Object.values(api.cookies)) {
    for (const part of value.split(".")) expect(answer).not.toContain(part);
  }
});

test("a reset tells nobody who has an account: same answer, status and headers, until there were too many", async () => {
  const { email } = await aMember();
  const visitor = caller();
  const ask = async (address: string) => {
    const { status, headers, ...answer } = await visitor.call(requestPasswordReset, { email: address });
    return { status, headers: [...headers.keys()], answer };
  };
  const unknown = anEmail();
  for (let time = 0; time < 4; time += 1) {
    const [one, other] = [await ask(email.toUpperCase()), await ask(unknown)];
    expect(one).toEqual(other);
    expect(one.status).toBe(time < 3 ? 200 : 429);
    if (time === 3) expect(one.answer).toMatchObject({ problem: { error: "too_many_reset_mails" } });
  }
});

test("the reset's link chooses a password once, signs in here and out everywhere else", async () => {
  const anna = await aMember();
  const link = await aResetLink(anna);
  expect(await caller().callOrThrow(checkPasswordReset, link)).toEqual({ valid: true });
  const device = caller();
  const answer = await device.call(resetPassword, { ...link, password: NEW });
  expect(answer.headers.getSetCookie().join().toLowerCase()).toContain("httponly");
  expect((await device.callOrThrow(currentUser)).user.email).toBe(anna.email);
  expect((await device.callOrThrow(listSessions)).sessions).toMatchObject([{ method: "reset", current: true }]);
  expect(refusal(await anna.api.call(currentUser))).toBe("authentication_required");
  expect(refusal(await caller().call(resetPassword, { ...link, password: NEW }))).toBe("link_invalid");
  expect(refusal(await caller().call(checkPasswordReset, link))).toBe("link_invalid");
  expect((await caller().call(login, { email: anna.email, password: NEW })).ok).toBe(true);
});

test("a changed password signs the other devices out; guessing at the old one is stopped", async () => {
  const anna = await aMember();
  const phone = await anotherDevice(anna);
  await anna.api.callOrThrow(changePassword, { old_password: anna.password, password: NEW });
  expect(refusal(await phone.call(currentUser))).toBe("authentication_required");
  for (let time = 0; time < 4; time += 1) {
    const answer = await anna.api.call(changePassword, { old_password: "a guess", password: NEW });
    expect(answer).toMatchObject({ status: 422, problem: { fields: { old_password: "password_wrong" } } });
  }
  const answer = await anna.api.call(changePassword, { old_password: "a guess", password: NEW });
  expect(refusal(answer)).toBe("too_many_attempts");
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a new address counts once its link was followed; until then it can be dropped", async () => {
  const [anna, email] = [await aMember(), anEmail()];
  const dropped = await aMailChangeLink(anna, anEmail());
  await anna.api.callOrThrow(cancelEmailChange, {});
  expect(refusal(await caller().call(confirmEmailChange, dropped))).toBe("link_invalid");
  const link = await aMailChangeLink(anna, email);
  expect((await anna.api.callOrThrow(currentUser)).user).toMatchObject({ email: anna.email, email_change: { email } });
  for (let time = 0; time < 2; time += 1)
    expect(await caller().callOrThrow(confirmEmailChange, link)).toEqual({ email });
  expect((await anna.api.callOrThrow(currentUser)).user).toMatchObject({ email, email_change: null });
  expect((await caller().call(login, { email, password: anna.password })).ok).toBe(true);
});

test("what is wrong with a new address is told to its field", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const wrong = async (email: string, password = anna.password) => {
    const answer = await anna.api.call(requestEmailChange, { email, password });
    return answer.ok ? {} : answer.problem["fields"];
  };
  expect(await wrong("no address")).toEqual({ email: "new_email_invalid" });
  expect(await wrong(` ${anna.email.toUpperCase()}`)).toEqual({ email: "new_email_same" });
  expect(await wrong(bert.email)).toEqual({ email: "email_taken" });
  // Only who knows the password hears that an address is taken.
  for (const email of [anEmail(), bert.email])
    expect(await wrong(email, "not hers")).toEqual({ password: "password_wrong" });
  expect((await anna.api.callOrThrow(currentUser)).user.email_change).toBeNull();
});

test("a change of address is taken back by the old mailbox, and then only a new password gets in", async () => {
  const [anna, email] = [await aMember(), anEmail()];
  await caller().callOrThrow(confirmEmailChange, await aMailChangeLink(anna, email));
  const link = await linkTo(anna.email, "/account-undo");
  for (let time = 0; time < 2; time += 1)
    expect(await caller().callOrThrow(undoAccountChange, link)).toEqual({ undone: "email" });
  expect(refusal(await anna.api.call(currentUser))).toBe("authentication_required");
  for (const address of [email, anna.email]) {
    expect(refusal(await caller().call(login, { email: address, password: anna.password }))).toBe("login_failed");
  }
  const device = caller();
  await device.callOrThrow(resetPassword, { ...(await linkTo(anna.email, "/reset-password/do")), password: NEW });
  expect((await device.callOrThrow(currentUser)).user.email).toBe(anna.email);
});

test("a mail's link works for its member and its purpose only", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const links = [await aResetLink(anna), await aMailChangeLink(anna), await anUndoLink(anna)];
  for (const { token } of links) {
    for (const link of [
      { id: bert.id, token },
      { id: "aaaaaaaaaaaaaaaa", token },
      { id: "nobody", token },
    ]) {
      expect(refusal(await caller().call(resetPassword, { ...link, password: NEW }))).toBe("link_invalid");
      expect(refusal(await caller().call(confirmEmailChange, link))).toBe("link_invalid");
      expect(refusal(await caller().call(undoAccountChange, link))).toBe("link_invalid");
    }
  }
  const [, change, undo] = links;
  for (const link of [change, undo]) {
    const answer = await caller().call(resetPassword, { id: anna.id, token: link?.token ?? "", password: NEW });
    expect(refusal(answer)).toBe("link_invalid");
  }
  expect((await bert.api.call(currentUser)).ok).toBe(true);
});
