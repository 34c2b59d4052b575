import { afterEach, expect, test } from "vitest";
import { aMember, delivered, pageOf, totalsOf, valueOf, write } from "../../../../../tests/workers/a-member.ts";
import { aVisitor } from "../../../../../tests/workers/a-visitor.ts";
import { watched } from "../../../../../tests/workers/counted.ts";
import { searchMembers } from "../../../../../app/contract/discovery.ts";
import { currentUser } from "../../../../../app/contract/session.ts";
import { moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

const MINUTE = 60_000;

/** Two who write to each other and like each other, and nothing is under way. */
async function aPair() {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember({ credits: 9 })];
  await write(anna, bert);
  await write(bert, anna);
  valueOf(await anna.stub.like(anna.token, bert.id));
  valueOf(await bert.stub.like(bert.token, anna.id));
  await delivered(anna, bert);
  valueOf(await anna.stub.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" }));
  valueOf(await anna.stub.view(anna.token, bert.id));
  await delivered(anna, bert);
  return { anna, bert };
}

test("a call that only reads opens no transaction, writes nothing and sets no alarm", async () => {
  const { anna, bert } = await aPair();
  const { conversation } = await pageOf(anna, bert);
  const person = await bert.stub.person(anna.id);
  if (!person) throw new Error("nobody is there");
  const { stub, token } = anna;
  const calls: Record<string, () => Promise<unknown>> = {
    user: () => stub.user(token),
    person: () => stub.person(bert.id),
    profile: () => stub.profile(bert.id),
    view: () => stub.view(token, bert.id),
    refresh: () => stub.refresh(token, person),
    likes: () => stub.likes(token),
    searchContext: () => stub.searchContext(token),
    searchContextAndUser: () => stub.searchContext(token, "user"),
    chats: () => stub.chats(token),
    messages: () => stub.messages(token, { with: bert.id, limit: 50 }),
    openedAgain: () => stub.messages(token, { with: bert.id, limit: 50, mark_read: "1" }),
    markRead: () => stub.markRead(token, { conversation: conversation.id, position: 99 }),
    typing: () => stub.typing(token, bert.id),
    payments: () => stub.payments(token, 1),
    payment: () => stub.payment(token, "none"),
    listSessions: () => stub.listSessions(token),
    notifications: () => stub.notifications(token),
    sentMails: () => stub.sentMails(token),
    consents: () => stub.consents(token),
    passkeys: () => stub.passkeys(token),
    exportOverview: () => stub.exportOverview(token),
    checkReset: () => stub.checkReset("no link"),
    lookAtLink: () => stub.lookAtLink("undo", "no link"),
    signedOut: () => stub.user("no token"),
  };
  const { work } = await watched(anna);
  // A refused call writes nothing anyway: only these may be.
  const refused = ["payment", "checkReset", "lookAtLink", "signedOut"];
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
  const { work } = await watched(anna);
  moveClock(6 * MINUTE);
  valueOf(await anna.stub.user(anna.token));
  expect(work()).toMatchObject({ transactions: 1 });
  await delivered(anna);
  work();
  valueOf(await anna.stub.user(anna.token));
  expect(work()).toMatchObject({ transactions: 0, writes: [] });
  const [session] = valueOf(await anna.stub.listSessions(anna.token));
  expect(Date.parse(session?.last_seen ?? "")).toBeGreaterThanOrEqual(Date.now() + 6 * MINUTE - 5_000);
});

test("what is unread, new or different is still written down when it is looked at", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna, { text: "One more" });
  await delivered(bert);
  expect((await totalsOf(anna)).num_unread_messages).toBe(1);
  const opened = valueOf(await anna.stub.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" }));
  expect([opened.num_unread_messages, opened.totals?.num_unread_messages]).toEqual([1, 0]);
  expect((await totalsOf(anna)).num_unread_messages).toBe(0);
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 1 });
  valueOf(await bert.stub.view(bert.token, anna.id));
  expect(await totalsOf(bert)).toMatchObject({ num_new_likes: 0 });
  const person = await bert.stub.person(anna.id);
  if (!person) throw new Error("nobody is there");
  valueOf(await anna.stub.refresh(anna.token, { ...person, city: "Elsewhere" }));
  expect(valueOf(await anna.stub.chats(anna.token))[0]?.profile.city).toBe("Elsewhere");
});

test("a members page runs three statements in the member's object, a list of chats as many for two chats as for one", async ({
  task,
}) => {
  const site = "periwinkle";
  const anna = await aMember({ site, credits: 9 });
  await delivered(anna);
  const { work } = await watched(anna);
  const browser = aVisitor();
  browser.setCookie(`session=${anna.id}.${anna.token}`);
  const statements = () => work().statements.length;
  const changed = async () => {
    valueOf(await anna.stub.setPreferences(anna.token, { light_mode: true }));
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
    valueOf(await anna.stub.chats(anna.token));
    listed.push(statements());
  }
  expect(listed).toEqual([4, 4]);
});
