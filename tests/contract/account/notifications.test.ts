import { expect, test } from "vitest";
import { requestEmailChange } from "../../../app/contract/account/access.ts";
import { listMailPreviews, pretendMailEvent } from "../../../app/contract/development.ts";
import { mailKinds } from "../../../app/contract/account/notification-kinds.ts";
import {
  enableNotifications,
  getNotifications,
  listMails,
  mailWebhook,
  setNotifications,
  setPreferences,
  unsubscribe,
} from "../../../app/contract/account/notifications.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import { anEmail } from "../../support/sign-up.ts";
import { eventually } from "../../support/eventually.ts";
import { caller, refusal } from "../caller.ts";
import { aMail, anUnsubscribeLink, aWebhookCall, mailTo } from "../fixtures/mails.ts";
import { aMember, aNewcomer, type ApiMember } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

const settingsOf = async ({ api }: ApiMember) => (await api.callOrThrow(getNotifications)).notifications;
const reasonsOf = async (member: ApiMember) => (await settingsOf(member)).disabled.map(({ reason }) => reason);

test("a member hears of everything but what is sold, until they choose", async () => {
  const member = await aMember();
  const { email, push, disabled, push_devices } = await settingsOf(member);
  for (const switches of [email, push]) {
    expect(Object.keys(switches)).toEqual([...mailKinds]);
    const off = Object.entries(switches).filter(([, on]) => !on);
    expect(off.map(([kind]) => kind)).toEqual(["promotions", "news"]);
  }
  expect([disabled, push_devices]).toEqual([[], 0]);
});

test("who asked for news at the sign-up gets it", async () => {
  const { email } = await settingsOf(await aNewcomer({ consent_news: true }));
  expect(email).toMatchObject({ promotions: true, news: true });
});

test("what is not named stays as it was", async () => {
  const member = await aMember();
  await member.api.callOrThrow(setNotifications, { email: { like: false, news: true } });
  await member.api.callOrThrow(setNotifications, { push: { new_messages: false } });
  await member.api.callOrThrow(setNotifications, {});
  const { email, push } = await settingsOf(member);
  expect(email).toMatchObject({ like: false, news: true, new_messages: true });
  expect(push).toMatchObject({ like: true, new_messages: false });
});

test("a kind of mail that nobody knows is refused", async () => {
  const { api } = await aMember();
  const answer = await api.call(setNotifications, { email: { everything: true } } as never);
  expect(refusal(answer)).toBe("invalid_input");
});

test("a mail's own link switches one kind off, or all of it, and takes either back", async () => {
  const member = await aMember();
  const link = await anUnsubscribeLink(member);
  const kind = "like" as const;
  expect(await caller().callOrThrow(unsubscribe, { ...link, kind, scope: "kind" })).toEqual({ email: member.email });
  expect((await settingsOf(member)).email).toMatchObject({ like: false, new_messages: true });
  expect(await reasonsOf(member)).toEqual([]);
  for (let time = 0; time < 2; time += 1) await caller().callOrThrow(unsubscribe, { ...link, kind, scope: "all" });
  expect(await reasonsOf(member)).toEqual(["listunsubscribe"]);
  expect((await member.api.callOrThrow(currentUser)).user.notifications_disabled).toEqual(["listunsubscribe"]);
  await caller().callOrThrow(unsubscribe, { ...link, kind, scope: "all", on: true });
  await caller().callOrThrow(unsubscribe, { ...link, kind, scope: "kind", on: true });
  expect(await reasonsOf(member)).toEqual([]);
  expect((await settingsOf(member)).email.like).toBe(true);
});

test("a link that was made up, or is somebody else's, switches nothing off", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { token } = await anUnsubscribeLink(anna);
  const forged = [
    { id: bert.id, token },
    { id: anna.id, token: token.slice(1) },
    { id: "nobody", token },
  ];
  for (const link of forged) {
    expect(refusal(await caller().call(unsubscribe, { ...link, scope: "all" }))).toBe("link_invalid");
  }
  expect([await reasonsOf(anna), await reasonsOf(bert)]).toEqual([[], []]);
});

test("every mail to an account has a mail program's button, signed for that account", async () => {
  const member = await aMember();
  const { id, token } = await anUnsubscribeLink(member);
  const { headers } = await mailTo(member.email);
  expect(headers?.["List-Unsubscribe"]).toContain(`/unsubscribe?id=${id}&token=${token}>`);
  expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

test("a mail that came back switches mail off; switched on again, a test leaves at once", async () => {
  const member = await aMember();
  const mail = await aMail(member);
  await caller().callOrThrow(pretendMailEvent, { mail, event: "bounce" });
  expect(await reasonsOf(member)).toEqual(["bounce"]);
  const { notifications } = await member.api.callOrThrow(enableNotifications, { reason: "bounce" });
  expect(notifications.disabled).toEqual([]);
  await eventually("the test", async () => (await mailTo(member.email)).kind === "mail_test");
  const test_ = await mailTo(member.email);
  await caller().callOrThrow(pretendMailEvent, { mail: test_.id ?? "", event: "bounce" });
  expect(await reasonsOf(member)).toEqual(["bounce"]);
  await member.api.callOrThrow(enableNotifications, { reason: "fbl" });
  expect(await reasonsOf(member)).toEqual(["bounce"]);
});

test("a complaint is the reason fbl, and both may hold", async () => {
  const member = await aMember();
  const mail = await aMail(member);
  await caller().callOrThrow(pretendMailEvent, { mail, event: "complaint" });
  await caller().callOrThrow(mailWebhook, aWebhookCall(mail, { event: "failed", severity: "permanent" }));
  expect((await reasonsOf(member)).sort()).toEqual(["bounce", "fbl"]);
});

test("a bounce at an address that is to become the account's says just that", async () => {
  const member = await aMember();
  const email = anEmail();
  await member.api.callOrThrow(requestEmailChange, { email, password: member.password });
  const { id = "" } = await mailTo(email);
  await caller().callOrThrow(pretendMailEvent, { mail: id, event: "bounce" });
  expect((await member.api.callOrThrow(currentUser)).user.email_change).toMatchObject({ email, failed: true });
  expect(await reasonsOf(member)).toEqual([]);
});

test("a signature that was seen once tells nothing of another member's mail", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const bounce = { event: "failed", severity: "permanent" };
  const overheard = aWebhookCall(await aMail(anna), { event: "delivered" });
  await caller().callOrThrow(mailWebhook, overheard);
  const replayed = { ...aWebhookCall(await aMail(bert), bounce), signature: overheard["signature"] };
  expect(refusal(await caller().call(mailWebhook, replayed))).toBe("not_found");
  expect(await reasonsOf(bert)).toEqual([]);
});

test("what nobody signed, or a mail that we never sent, is not found", async () => {
  const mail = await aMail();
  const bounce = { event: "failed", severity: "permanent" };
  for (const body of [
    {},
    aWebhookCall(mail, bounce, "a key of one's own"),
    aWebhookCall("aaaaaaaaaaaa/mail/1", bounce),
  ])
    expect(refusal(await caller().call(mailWebhook, body))).toBe("not_found");
  for (const unknown of ["", "aaaaaaaaaaaa/mail/1", `${mail}1`, "site/mail/1"]) {
    const answer = await caller().call(pretendMailEvent, { mail: unknown, event: "bounce" });
    expect(refusal(answer), unknown).toBe("not_found");
  }
});

test("a member sees which mails were sent to them, newest first, and never their words", async () => {
  const member = await aMember();
  await aMail(member);
  const answer = await member.api.call(listMails);
  const { mails } = answer.ok ? answer.value : { mails: [] };
  expect(mails[0]).toMatchObject({ kind: "password_reset", to: member.email, status: "sent" });
  expect(mails[0]?.subject.length).toBeGreaterThan(0);
  expect(mails.map(({ at }) => at)).toEqual(
    mails
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  expect(JSON.stringify(answer)).not.toContain("token=");
});

test("preferences change one by one, and a time zone is one that there is", async () => {
  const { api } = await aMember();
  const preferences = async () => {
    const { light_mode, comfort_mode, time_zone } = (await api.callOrThrow(currentUser)).user;
    return { light_mode, comfort_mode, time_zone };
  };
  expect(await preferences()).toMatchObject({ light_mode: false, comfort_mode: false });
  await api.callOrThrow(setPreferences, { comfort_mode: true, time_zone: "America/New_York" });
  await api.callOrThrow(setPreferences, { light_mode: true });
  expect(await preferences()).toEqual({ light_mode: true, comfort_mode: true, time_zone: "America/New_York" });
  const answer = await api.call(setPreferences, { time_zone: "Middle/Earth", light_mode: false });
  expect(answer).toMatchObject({ status: 422, problem: { fields: { time_zone: "invalid" } } });
  expect(await preferences()).toMatchObject({ light_mode: true, time_zone: "America/New_York" });
  await api.callOrThrow(setPreferences, { time_zone: "" });
  expect((await preferences()).time_zone).toBeNull();
});

test("every kind of mail can be looked at, in Dutch and in English", async () => {
  const [english, dutch] = await Promise.all(
    (["en", "nl"] as const).map(async (language) => (await caller().callOrThrow(listMailPreviews, { language })).mails),
  );
  const kinds = new Set(english?.map(({ kind }) => kind));
  for (const kind of [...mailKinds, "activation", "password_reset", "account_erased", "mail_test"]) {
    expect([...kinds]).toContain(kind);
  }
  expect(dutch?.map(({ kind }) => kind)).toEqual(english?.map(({ kind }) => kind));
  const same = dutch?.filter(({ text }, at) => text === english?.[at]?.text).map(({ kind }) => kind);
  expect(same).toEqual([]);
});
