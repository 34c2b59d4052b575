import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  signInAgain,
  days,
  deleteAccount,
  mailsTo,
  writeUndelivered,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  actors,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import { clock, moveClock } from "../../../clock.ts";
import { conversationIdOf } from "../../../ids.ts";
import { decodeAnswer } from "../../../../../tests/workers/search-answer.ts";

afterEach(() => moveClock(0));

/** The token of the newest mail's link. */
async function reactivationToken(member: Parameters<typeof mailsTo>[0]): Promise<string> {
  const mails = await mailsTo(member);
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes("/account-restore"));
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

test("a wrong password deletes nothing, and counts like a wrong sign-in", async () => {
  const anna = await aMemberWithPassword();
  const wrong = { ok: false, problem: { error: "invalid_input", fields: { password: "password_wrong" } } };
  for (let time = 0; time < 4; time += 1) expect(await deleteAccount(anna, { password: "wrong" })).toEqual(wrong);
  expect(await deleteAccount(anna, { password: "wrong" })).toMatchObject({ problem: { error: "too_many_attempts" } });
  expect((await anna.stub.account.user(anna.token)).ok).toBe(true);
});

test("whoever leaves is signed out everywhere and seen by nobody, at once", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember({ credits: 3 })];
  await write(anna, bert);
  await delivered(anna);
  const { erased_at } = valueOf(await deleteAccount(anna));
  expect(Date.parse(erased_at) - clock.now()).toBeGreaterThan(days(14) - 60_000);
  expect(await anna.stub.account.user(anna.token)).toEqual(refuse("authentication_required"));
  for (const viewer of [undefined, bert.id, anna.id]) expect(await anna.stub.people.person(viewer)).toBeUndefined();
  const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
  expect(chat?.profile).toEqual({ id: anna.id, deleted: true });
  expect((await pageOf(bert, anna)).messages).toHaveLength(1);
});

test("nobody pays for a message to somebody who leaves, likes them, or sees them type", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember({ credits: 3 })];
  await write(anna, bert);
  await delivered(anna);
  await deleteAccount(anna);
  expect(await write(bert, anna)).toEqual(refuse("blocked"));
  expect(await bert.stub.people.like(bert.token, anna.id)).toEqual(refuse("blocked"));
  expect((await bert.stub.conversations.typing(bert.token, anna.id)).ok).toBe(true);
  expect((await totalsOf(bert)).credits).toBe(3);
});

test("what had not arrived when somebody left never does, unless they come back", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember()];
  await write(anna, bert, { text: "The first" });
  await delivered(anna);
  await writeUndelivered(anna, bert, "The second");
  const texts = async () => (await pageOf(bert, anna)).messages.map(({ text }) => text);
  await deleteAccount(anna);
  moveClock(days(2));
  await anna.stub.runDue();
  expect(await texts()).toEqual(["The first"]);
  await signInAgain(anna);
  await delivered(anna);
  expect(await texts()).toEqual(["The first", "The second"]);
});

test("a new like of somebody who left is counted no more, until they come back", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember()];
  await anna.stub.people.like(anna.token, bert.id);
  await delivered(anna);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
  await deleteAccount(anna);
  await delivered(anna);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 0 });
  await signInAgain(anna);
  await delivered(anna);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
});

test("what others send meanwhile is shown after the return, and only then", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember({ credits: 3 })];
  await write(anna, bert);
  await delivered(anna);
  await deleteAccount(anna);
  const message = { id: "late", text: "Are you there?", sent_at: clock.now() };
  const payload = {
    conversation: conversationIdOf(anna.id, bert.id),
    message,
    from: await bert.stub.people.person(anna.id),
  };
  await anna.stub.receive({ id: `${bert.id}/message/late`, kind: "message", payload });
  await anna.stub.receive({ id: `${bert.id}/like/late`, kind: "like", payload: { person: payload.from } });
  const back = valueOf(await signInAgain(anna));
  expect(back.reactivated).toBe(true);
  expect(back.user).toMatchObject({ num_unread_messages: 1, num_new_likes: 1, profile: { status: "active" } });
});

test("the mail's link takes the deletion back, again and again; everybody sees them again", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 3 }), await aMember()];
  await write(anna, bert);
  await delivered(anna);
  await deleteAccount(anna);
  const token = await reactivationToken(anna);
  expect(await anna.stub.deletion.reactivate(`${token}x`)).toEqual(refuse("link_invalid"));
  for (let time = 0; time < 2; time += 1)
    expect(valueOf(await anna.stub.deletion.reactivate(token))).toEqual({ restored: true });
  await delivered(anna);
  expect(await anna.stub.people.person(bert.id)).toMatchObject({ id: anna.id });
  expect(valueOf(await bert.stub.conversations.chats(bert.token))[0]?.profile).toMatchObject({ name: anna.order.name });
  expect(valueOf(await signInAgain(anna)).reactivated).toBe(false);
});

test("a link of an earlier deletion does not take back a later one", async () => {
  const anna = await aMemberWithPassword();
  await deleteAccount(anna);
  const token = await reactivationToken(anna);
  await anna.stub.deletion.reactivate(token);
  const { token: session } = valueOf(await signInAgain(anna));
  valueOf(await deleteAccount({ ...anna, token: session }));
  expect(await anna.stub.deletion.reactivate(token)).toEqual(refuse("link_invalid"));
});

test("a second before the 14 days are over the way back is open, a second after it is not", async () => {
  const [early, late] = [await aMemberWithPassword(), await aMemberWithPassword()];
  const [one, other] = [valueOf(await deleteAccount(early)), valueOf(await deleteAccount(late))];
  const tokens = [await reactivationToken(early), await reactivationToken(late)];
  moveClock(Date.parse(one.erased_at) - Date.now() - 1000);
  expect(valueOf(await early.stub.deletion.reactivate(tokens[0] ?? ""))).toEqual({ restored: true });
  moveClock(Date.parse(other.erased_at) - Date.now() + 1000);
  expect(await late.stub.deletion.reactivate(tokens[1] ?? "")).toEqual(refuse("link_invalid"));
  expect(await signInAgain(late)).toEqual(refuse("login_failed"));
  expect(valueOf(await signInAgain(early)).user.id).toBe(early.id);
});

test("a sign-up with the address of somebody who leaves mails the way back, three times a day", async () => {
  const anna = await aMemberWithPassword();
  expect(await anna.stub.deletion.offerReactivation()).toBe(false);
  await deleteAccount(anna);
  for (let time = 0; time < 5; time += 1) expect(await anna.stub.deletion.offerReactivation()).toBe(true);
  const offers = async () => (await mailsTo(anna)).filter(({ kind }) => kind === "account_reactivation");
  expect(await offers()).toHaveLength(3);
  moveClock(days(1) + 1000);
  await anna.stub.deletion.offerReactivation();
  expect(await offers()).toHaveLength(4);
});

test("whoever leaves is not in the search, and is again after the return", async () => {
  const country = "PL";
  const anna = await aMemberWithPassword({ country });
  const order = { gender: "female" as const, exclude: [], page: 1, size: 24 };
  const found = async () => decodeAnswer(await actors.directory(country).search(order)).people.map(({ id }) => id);
  await delivered(anna);
  expect(await found()).toEqual([anna.id]);
  await deleteAccount(anna);
  expect(await found()).toEqual([]);
  await signInAgain(anna);
  await delivered(anna);
  expect(await found()).toEqual([anna.id]);
});
