import { expect, test } from "vitest";
import { signup } from "../../../app/contract/account/account.ts";
import { deleteAccount, reactivateAccount } from "../../../app/contract/account/deletion.ts";
import { listChats } from "../../../app/contract/conversations/conversations.ts";
import { listDevelopmentMail } from "../../../app/contract/development.ts";
import { getMember, getTarget, like } from "../../../app/contract/people/discovery.ts";
import { setPreferences } from "../../../app/contract/account/notifications.ts";
import { currentUser, login } from "../../../app/contract/account/session.ts";
import { caller, refusal } from "../caller.ts";
import { aReactivationLink } from "../fixtures/mail-links.ts";
import { aMember, anotherDevice, aValidSignUp } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";
import { messagesArrived, textsOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

const GRACE = 14 * 24 * 60 * 60_000;

test("a deletion needs the password, and no reason but one we know", async () => {
  const anna = await aMember();
  const wrong = await anna.api.call(deleteAccount, { password: "wrong", reason: "other" });
  expect(wrong).toMatchObject({
    status: 422,
    problem: { error: "invalid_input", fields: { password: "password_wrong" } },
  });
  const unknown = await anna.api.call(deleteAccount, { password: anna.password, reason: "because" as "other" });
  expect(unknown).toMatchObject({ status: 422, problem: { error: "invalid_input" } });
  expect((await anna.api.callOrThrow(currentUser)).user.id).toBe(anna.id);
  expect((await anna.api.call(deleteAccount, { password: anna.password })).ok).toBe(true);
});

test("five wrong passwords are too many, as at the sign-in", async () => {
  const anna = await aMember();
  for (let time = 0; time < 4; time += 1) await anna.api.call(deleteAccount, { password: "wrong", reason: "other" });
  const last = await anna.api.call(deleteAccount, { password: "wrong", reason: "other" });
  expect(last).toMatchObject({ status: 429, problem: { error: "too_many_attempts", minutes: 15 } });
  expect(Number(last.headers.get("Retry-After"))).toBe(15 * 60);
});

test("whoever deletes their account is signed out on every device and seen by nobody", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert", credits: 5 })];
  await write(anna, bert, "Good evening");
  await messagesArrived(bert, anna, 1);
  const other = await anotherDevice(anna);
  await anna.api.callOrThrow(setPreferences, { show_to_visitors: true });
  expect((await caller().call(getTarget, { id: anna.id })).ok).toBe(true);
  const { erased_at } = await anna.api.callOrThrow(deleteAccount, {
    password: anna.password,
    reason: "pause",
    comment: "Later",
  });
  expect(Math.abs(Date.parse(erased_at) - Date.now() - GRACE)).toBeLessThan(120_000);
  for (const device of [anna.api, other])
    expect(refusal(await device.call(currentUser))).toBe("authentication_required");
  expect(refusal(await bert.api.call(getMember, { id: anna.id }))).toBe("not_found");
  expect(refusal(await caller().call(getTarget, { id: anna.id }))).toBe("not_found");
  const { chats } = await bert.api.callOrThrow(listChats);
  expect(chats[0]?.profile).toMatchObject({ id: anna.id, deleted: true });
  expect(chats[0]?.profile.name).toBeUndefined();
  expect(refusal(await bert.api.call(like, { id: anna.id }))).toBe("blocked");
});

test("the mail's link brings everything back, again and again, and signs nobody in", async () => {
  const [anna, bert] = [await aMember(), await aMember({ name: "Bert", credits: 5 })];
  await write(anna, bert, "Good evening");
  await messagesArrived(bert, anna, 1);
  const link = await aReactivationLink(anna);
  for (const forged of [
    { ...link, token: `${link.token}x` },
    { ...link, id: bert.id },
    { ...link, id: "nobody" },
  ])
    expect(refusal(await caller().call(reactivateAccount, forged))).toBe("link_invalid");
  for (let time = 0; time < 2; time += 1) {
    const answer = await caller().call(reactivateAccount, link);
    expect(answer).toMatchObject({ ok: true, value: { restored: true } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const back = { ...anna, api: await anotherDevice(anna) };
  expect(await textsOf(back, bert)).toEqual(["Good evening"]);
  expect((await bert.api.callOrThrow(getMember, { id: anna.id })).profile.name).toBe("Anna");
});

test("signing in brings everything back as well, and says so", async () => {
  const anna = await aMember();
  await anna.api.callOrThrow(deleteAccount, { password: anna.password, reason: "other" });
  const device = caller();
  const { email, password } = anna;
  expect((await device.callOrThrow(login, { email, password })).user.revived).toBe(true);
  expect((await device.callOrThrow(currentUser)).user.profile.status).toBe("active");
  expect((await caller().callOrThrow(login, { email, password })).user.revived ?? false).toBe(false);
});

test("a sign-up with the address of a deleted account mails its owner the way back; with an active one it is taken", async () => {
  const anna = await aMember();
  const form = await aValidSignUp({ email: anna.email });
  expect(refusal(await caller().call(signup, form))).toBe("email_taken");
  await aReactivationLink(anna);
  expect(refusal(await caller().call(signup, form))).toBe("account_deleted");
  await expect
    .poll(async () => {
      const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: anna.email });
      return mails.filter(({ kind }) => kind === "account_reactivation").length;
    })
    .toBe(1);
});
