import { afterEach, expect, test } from "vitest";
import { aMember, delivered, pageOf, totalsOf, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../../tests/workers/visitor-fixture.ts";
import { watchWork } from "../../../../../tests/workers/watch-work.ts";
import { searchMembers } from "../../../../../app/contract/people/discovery.ts";
import { currentUser } from "../../../../../app/contract/account/session.ts";
import { moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

const MINUTE = 60_000;

/** Two who write to each other and like each other, and nothing is under way. */
async function aPair() {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember({ credits: 9 })];
  await write(anna, bert);
  await write(bert, anna);
  valueOf(await anna.stub.people.like(anna.token, bert.id));
  valueOf(await bert.stub.people.like(bert.token, anna.id));
  await delivered(anna, bert);
  valueOf(await anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" }));
  valueOf(await anna.stub.people.view(anna.token, bert.id));
  await delivered(anna, bert);
  return { anna, bert };
}

test("a call that only reads opens no transaction, writes nothing and sets no alarm", async () => {
  const { anna, bert } = await aPair();
  const { conversation } = await pageOf(anna, bert);
  const person = await bert.stub.people.person(anna.id);
  if (!person) throw new Error("nobody is there");
  const { stub, token } = anna;
  const calls: Record<string, () => Promise<unknown>> = {
    user: () => stub.account.user(token),
    country: () => stub.account.country(token),
    person: () => stub.people.person(bert.id),
    profile: () => stub.people.profile(bert.id),
    view: () => stub.people.view(token, bert.id),
    refresh: () => stub.people.refresh(token, person),
    likes: () => stub.people.likes(token),
    searchContext: () => stub.people.searchContext(token),
    searchContextAndUser: () => stub.people.searchContext(token, "user"),
    chats: () => stub.conversations.chats(token),
    messages: () => stub.conversations.messages(token, { with: bert.id, limit: 50 }),
    openedAgain: () => stub.conversations.messages(token, { with: bert.id, limit: 50, mark_read: "1" }),
    markRead: () => stub.conversations.markRead(token, { conversation: conversation.id, position: 99 }),
    typing: () => stub.conversations.typing(token, bert.id),
    transactions: () => stub.money.transactions(token, 1),
    movements: () => stub.money.movements(token),
    buyer: () => stub.money.buyer(token),
    payment: () => stub.money.payment(token, "none"),
    listSessions: () => stub.sessions.list(token),
    notifications: () => stub.notifications.settings(token),
    sentMails: () => stub.notifications.sentMails(token),
    consents: () => stub.account.consents(token),
    passkeys: () => stub.passkeys.list(token),
    exportOverview: () => stub.account.exportOverview(token),
    checkReset: () => stub.credentials.checkReset("no link"),
    checkLink: () => stub.credentials.checkLink("undo", "no link"),
    signedOut: () => stub.account.user("no token"),
  };
  const { work } = await watchWork(anna);
  // A refused call writes nothing anyway: only these may be.
  const refused = ["payment", "checkReset", "checkLink", "signedOut"];
  for (const [name, call] of Object.entries(calls)) {
    const answer = await call();
    const ok = !(answer !== null && typeof answer === "object" && "ok" in answer) || answer.ok;
    expect({ name, ok }).toEqual({ name, ok: !refused.includes(name) });
    const { writes, transactions, alarmsSet } = work();
    expect({ name, writes, transactions, alarmsSet }).toEqual({ name, writes: [], transactions: 0, alarmsSet: 0 });
  }
});

test("that a member is here is noted by whichever call comes five minutes later, reading ones too", async () => {
  const { anna } = await aPair();
  const { work } = await watchWork(anna);
  moveClock(6 * MINUTE);
  valueOf(await anna.stub.account.user(anna.token));
  expect(work()).toMatchObject({ transactions: 1 });
  await delivered(anna);
  work();
  valueOf(await anna.stub.account.user(anna.token));
  expect(work()).toMatchObject({ transactions: 0, writes: [] });
  const [session] = valueOf(await anna.stub.sessions.list(anna.token));
  expect(Date.parse(session?.last_seen ?? "")).toBeGreaterThanOrEqual(Date.now() + 6 * MINUTE - 5_000);
});

test("what is unread, new or different is still written down when it is looked at", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna, { text: "One more" });
  await delivered(bert);
  expect((await totalsOf(anna)).num_unread_messages).toBe(1);
  const opened = valueOf(
    await anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" }),
  );
  expect([opened.num_unread_messages, opened.totals?.num_unread_messages]).toEqual([1, 0]);
  expect((await totalsOf(anna)).num_unread_messages).toBe(0);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
  valueOf(await bert.stub.people.view(bert.token, anna.id));
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 0 });
  const person = await bert.stub.people.person(anna.id);
  if (!person) throw new Error("nobody is there");
  valueOf(await anna.stub.people.refresh(anna.token, { ...person, city: "Elsewhere" }));
  expect(valueOf(await anna.stub.conversations.chats(anna.token))[0]?.profile.city).toBe("Elsewhere");
});

test("a members page runs three statements in the member's object, a list of chats as many for two chats as for one", async ({
  task,
}) => {
  const site = "periwinkle";
  const anna = await aMember({ site, credits: 9 });
  await delivered(anna);
  const { work } = await watchWork(anna);
  const browser = aVisitor();
  browser.setCookie(`session=${anna.id}.${anna.token}`);
  const statements = () => work().statements.length;
  const changed = async () => {
    valueOf(await anna.stub.notifications.setPreferences(anna.token, { light_mode: true }));
    await delivered(anna);
    statements();
  };
  await changed();
  expect((await browser.call(currentUser, {})).status).toBe(200);
  const user = statements();
  await changed();
  expect((await browser.call(searchMembers, {})).status).toBe(200);
  const search = statements();
  expect([user, search]).toEqual([2, 2]);
  await changed();
  expect((await browser.call(searchMembers, { with: "user" })).status).toBe(200);
  task.meta.pageStatements = statements();
  expect(task.meta.pageStatements).toBe(3);
  // Until something is written, neither that page nor the member's next call asks again.
  expect((await browser.call(searchMembers, { with: "user" })).status).toBe(200);
  expect((await browser.call(currentUser, {})).status).toBe(200);
  expect(statements()).toBe(0);

  const others = [await aMember({ site }), await aMember({ site })];
  const listed: number[] = [];
  for (const other of others) {
    await write(anna, other);
    await delivered(anna, other);
    statements();
    valueOf(await anna.stub.conversations.chats(anna.token));
    listed.push(statements());
  }
  expect(listed).toEqual([4, 4]);
});
