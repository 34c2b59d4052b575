import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { activate, sendActivationMail, signup } from "../../../../app/contract/account/account.ts";
import { changePassword } from "../../../../app/contract/account/access.ts";
import { getNotifications } from "../../../../app/contract/account/notifications.ts";
import { currentUser, login } from "../../../../app/contract/account/session.ts";
import { anEmail, aSignUp } from "../../../../tests/support/sign-up.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { aMember, pageOf, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import { REPEAT_MS } from "../../actors/member/account/sign-up.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { memberIdOf } from "../../ids.ts";

const site = "periwinkle";
const apiEnv = env as unknown as Env;
const actors = actorsOf(apiEnv, site);

async function mailsTo(email: string, visitor: Visitor) {
  const me = await visitor.call(currentUser, {});
  const { id } = me.body["user"] as { id: string };
  await actors.member(id).runDue();
  return (await actors.site().mails()).filter(({ to }) => to === email);
}

test("a sign-up makes a member who is signed in, has the credits of the settings and is not listed yet", async () => {
  const visitor = aVisitor();
  const answer = await visitor.call(signup, aSignUp());
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { status: "not_confirmed", credits: 0, paid_user: false, profile: { name: "Anna", status: "disabled" } },
    },
  });
  expect(await visitor.call(currentUser, {})).toMatchObject({
    status: 200,
    body: { user: answer.body["user"] },
  });
});

test("the same form again is the same member, signed in once more; the credits come once", async () => {
  const form = aSignUp();
  const [first, second] = [aVisitor(), aVisitor()];
  const [one, other] = [await first.call(signup, form), await second.call(signup, form)];
  expect(other.body["user"]).toEqual(one.body["user"]);
  expect(second.cookie()).not.toBe(first.cookie());
  expect((await second.call(currentUser, {})).status).toBe(200);
});

test("a used key with other data or another password is refused, and claims no address", async () => {
  const form = aSignUp();
  await aVisitor().call(signup, form);
  const other = anEmail();
  expect((await aVisitor().call(signup, { ...form, email: other })).body).toEqual({ error: "key_reused" });
  expect((await aVisitor().call(signup, { ...form, password: "something else" })).body).toEqual({
    error: "key_reused",
  });
  expect((await aVisitor().call(signup, aSignUp({ email: other }))).status).toBe(200);
  expect((await aVisitor().call(login, { email: form.email, password: form.password })).status).toBe(200);
});

test("a sign-up is answered again for ten minutes; later one signs in", async () => {
  const form = aSignUp();
  await aVisitor().call(signup, form);
  moveClock(clock.offset() + REPEAT_MS - 1000);
  expect((await aVisitor().call(signup, form)).status).toBe(200);
  moveClock(clock.offset() + 1000);
  expect((await aVisitor().call(signup, form)).body).toEqual({ error: "key_reused" });
  expect((await aVisitor().call(login, { email: form.email, password: form.password })).status).toBe(200);
  moveClock(0);
});

test("wrong passwords in a repeated sign-up count: after them the right one does not get in that way either", async () => {
  const form = aSignUp();
  await aVisitor().call(signup, form);
  const address = "192.0.2.77";
  const repeat = (password: string) => aVisitor(address).call(signup, { ...form, password });
  for (let guess = 0; guess < 5; guess += 1) expect((await repeat(`a guess ${guess}`)).status).toBe(409);
  expect((await repeat(form.password)).body).toEqual({ error: "key_reused" });
});

test("a repeated sign-up beside a change of password leaves no session with the old one", async () => {
  const form = aSignUp();
  const owner = aVisitor();
  await owner.call(signup, form);
  const repeats = Array.from({ length: 4 }, () => aVisitor());
  const answers = repeats.map((visitor) => visitor.call(signup, form));
  const change = { old_password: form.password, password: "a new day by the sea", remove_passkeys: false };
  const changed = await owner.call(changePassword, change);
  await Promise.all(answers);
  expect(changed.status).toBe(200);
  const alive = await Promise.all(repeats.map((visitor) => visitor.call(currentUser, {})));
  expect(alive.map(({ status }) => status)).toEqual(alive.map(() => 403));
});

test("of ten sign-ups for one address at once, one gets it", async () => {
  const email = anEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => aVisitor().call(signup, aSignUp({ email }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test("the mail's link confirms the address, again and again; a forged one does not", async () => {
  const visitor = aVisitor();
  const form = aSignUp({ name: "Anna <b>" });
  await visitor.call(signup, form);
  const [mail] = await mailsTo(form.email, visitor);
  expect(mail?.subject).toBe("Bevestig je e-mailadres");
  expect(mail?.html).toContain("Anna &lt;b&gt;");
  const link = new URL(mail?.links[0] ?? "");
  expect(link.pathname).toBe("/activate");
  const { id, token } = Object.fromEntries(link.searchParams) as { id: string; token: string };
  expect((await aVisitor().call(activate, { id, token: `${token}x` })).body).toEqual({ error: "link_invalid" });
  expect((await aVisitor().call(activate, { id: "nobody", token })).body).toEqual({ error: "link_invalid" });
  for (let time = 0; time < 2; time += 1) expect((await aVisitor().call(activate, { id, token })).status).toBe(200);
  expect(await visitor.call(currentUser, {})).toMatchObject({
    body: { user: { status: "confirmed", profile: { status: "active" } } },
  });
});

test("a language without its own mail texts falls back to Dutch", async () => {
  const visitor = aVisitor();
  const [english, polish] = [aSignUp({ language: "en" }), aSignUp({ language: "pl" })];
  await visitor.call(signup, english);
  expect((await mailsTo(english.email, visitor))[0]?.subject).toBe("Confirm your e-mail address");
  await visitor.call(signup, polish);
  expect((await mailsTo(polish.email, visitor))[0]?.subject).toBe("Bevestig je e-mailadres");
});

test("the activation mail comes again, but not twice in a minute", async () => {
  const visitor = aVisitor();
  const form = aSignUp();
  await visitor.call(signup, form);
  expect((await visitor.call(sendActivationMail, {})).body).toEqual({ sent: false });
  moveClock(clock.offset() + 61_000);
  expect((await visitor.call(sendActivationMail, {})).body).toEqual({ sent: true });
  expect((await visitor.call(sendActivationMail, {})).body).toEqual({ sent: false });
  expect(await mailsTo(form.email, visitor)).toHaveLength(2);
  moveClock(0);
});

test("a sign-up that was cut off after its claim goes on when it comes again", async () => {
  const form = aSignUp();
  const { accountAddress } = await import("../../actors/accounts/account-address.ts");
  const address = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email: form.email });
  const member = memberIdOf({ secret: apiEnv.TOKEN_SECRET, site, signupKey: form.signup_key });
  await actors.accounts(address.shard).claim({ email: address.email, member });
  expect((await aVisitor().call(signup, aSignUp({ email: form.email }))).body).toEqual({ error: "email_taken" });
  expect((await aVisitor().call(signup, form)).status).toBe(200);
});

test("the message to the one whose page it was leaves with the confirmation; one that is too long is told", async () => {
  const bert = await aMember({ site });
  const long = await aVisitor().call(signup, aSignUp({ target: bert.id, signup_message: "x".repeat(2001) }));
  expect(long).toMatchObject({ status: 422, body: { fields: { signup_message: "message_too_long" } } });
  const text = "🌷".repeat(2000);
  const [visitor, form] = [aVisitor(), aSignUp({ target: bert.id, signup_message: text })];
  const { user } = (await visitor.call(signup, form)).body as { user: { id: string } };
  const [mail] = await mailsTo(form.email, visitor);
  expect(valueOf(await bert.stub.conversations.chats(bert.token))).toEqual([]);
  const link = Object.fromEntries(new URL(mail?.links[0] ?? "").searchParams);
  expect((await visitor.call(activate, link)).status).toBe(200);
  const anna = actors.member(user.id);
  // The message first becomes due, and then leaves; an alarm that is at it already leaves nothing due to this call.
  await eventually("the message has arrived", async () => {
    await anna.runDue();
    return (await pageOf(bert, user)).messages.length > 0;
  });
  expect((await pageOf(bert, user)).messages).toMatchObject([{ text, own: false }]);
});

test("news and promotions come only to who asked for them", async () => {
  for (const consent_news of [true, false]) {
    const visitor = aVisitor();
    await visitor.call(signup, aSignUp({ consent_news }));
    const { body } = await visitor.call(getNotifications, {});
    expect(body).toMatchObject({
      notifications: { email: { news: consent_news, promotions: consent_news, like: true } },
    });
  }
});

test("the browser's time zone is kept, one that is none is not", async () => {
  for (const [time_zone, kept] of [
    ["America/Lima", "America/Lima"],
    ["Middle/Earth", null],
  ] as const) {
    const visitor = aVisitor();
    expect((await visitor.call(signup, aSignUp({ time_zone }))).body).toMatchObject({ user: { time_zone: kept } });
  }
});
