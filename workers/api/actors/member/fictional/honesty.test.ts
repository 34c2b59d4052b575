import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aFictional, anAnswer } from "../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { clock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import { hashOf } from "../../../signature.ts";
import { Member } from "../member.ts";

const DAY = 24 * 60 * 60_000;
const TOKEN = "a stolen token";

/**
 * Calls that take no token of a session. None of them lets the member do anything to anybody: others ask who the member is or what
 * they read, a provider or a mail's link proves itself, or an operator decides.
 */
const WITHOUT_TOKEN = new Set([
  "account.create",
  "account.signUp",
  "account.activate",
  "conversations.showTyping",
  "credentials.checkReset",
  "credentials.checkLink",
  "credentials.resetPassword",
  "credentials.confirmEmailChange",
  "credentials.undoChange",
  "deletion.reactivate",
  "deletion.offerReactivation",
  "fictional.conversation",
  "fictional.make",
  "fictional.profile",
  "fictional.change",
  "fictional.retire",
  "fictional.beginUpload",
  "fictional.finishUpload",
  "fictional.dropUpload",
  "fictional.arrange",
  "fictional.removePhoto",
  "live.open",
  "live.receive",
  "live.close",
  "money.debt",
  "money.decideProposal",
  "money.refundablePayment",
  "money.refundablePayments",
  "money.refundByOperator",
  "money.settlePayment",
  "money.openPayments",
  "money.heldIn",
  "money.ledger",
  "notifications.unsubscribe",
  "notifications.noteMailEvent",
  "passkeys.signIn",
  "people.person",
  "people.profile",
  "people.inspected",
  "people.reported",
  "sessions.signIn",
  "standing.correct",
  "standing.counting",
  "standing.latestCounting",
  "standing.found",
  "standing.inspectedText",
  "standing.language",
  "standing.record",
  "standing.erase",
  "sessions.knowsDevice",
]);

/** What is answered without a refusal, and says of no session that it is one. */
const SILENT = new Set(["sessions.signOut", "sessions.knowsSession"]);

function inObject<Answer>({ id }: { id: string }, act: (member: Member, sql: SqlStorage) => Answer): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`tests/${id}`);
  return runInDurableObject(stub, (member, { storage }) => act(member as unknown as Member, storage.sql));
}

/** Every call of every room, as `room.call`. */
function everyCall(member: Member): string[] {
  const rooms = Object.entries(Object.getOwnPropertyDescriptors(Member.prototype)).filter(([, { get }]) => get);
  return rooms.flatMap(([room]) => {
    const prototype = Object.getPrototypeOf(member[room as keyof Member]) as object;
    const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
    return names.map((name) => `${room}.${name}`);
  });
}

type Call = (...given: unknown[]) => unknown;

/** Another's id, or an order that names them in every way. */
function givenFor(call: string, other: { id: string }): unknown[] {
  const order = { to: other.id, client_id: crypto.randomUUID(), text: "I am real", cost: 0, length: 99, hold_hours: 0 };
  const address = { email: "fay@example.org", password: "", siteName: "", requestId: "" };
  const orders = {
    "passkeys.add": { state: "", response: {}, name: "" },
    "credentials.askEmailChange": address,
    "conversations.send": order,
    "conversations.messages": { with: other.id, limit: 9, mark_read: "1" },
  };
  return [TOKEN, orders[call as keyof typeof orders] ?? other.id, {}];
}

async function withForgedSession(fay: TestMember): Promise<void> {
  await inObject(fay, (_member, sql) =>
    sql.exec(
      "INSERT INTO sessions (hash, created, last_seen, user_agent) VALUES (?, ?, ?, 'test')",
      hashOf(TOKEN),
      clock.now(),
      clock.now(),
    ),
  );
}

const refused = { ok: false, problem: { error: "authentication_required" } };

test("with no session a fictional profile does anything: each call of each room refuses", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  await withForgedSession(fay);
  const calls = await inObject(fay, everyCall);
  expect(calls.length).toBeGreaterThan(70);
  for (const call of calls.filter((name) => !WITHOUT_TOKEN.has(name) && !SILENT.has(name))) {
    const answer = await inObject(fay, (member) => {
      const [room = "", name = ""] = call.split(".");
      const target = member[room as keyof Member] as unknown as Record<string, Call>;
      return target[name]?.call(target, ...givenFor(call, anna));
    });
    expect(answer, call).toMatchObject(refused);
  }
  expect(await fay.stub.pendingOutbox()).toBe(0);
  await delivered(anna, fay);
  expect((await pageOf(anna, fay)).messages).toHaveLength(1);
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 0, num_new_likes: 0 });
});

test("the lists name calls that there are", async () => {
  const calls = await inObject(await aFictional(), everyCall);
  expect([...WITHOUT_TOKEN, ...SILENT].filter((name) => !calls.includes(name))).toEqual([]);
});

test("by itself a fictional profile does nothing, for whoever likes it, writes to it or waits for weeks", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  expect(valueOf(await anna.stub.people.like(anna.token, fay.id))).toMatchObject({ match: false });
  await write(anna, fay);
  await delivered(anna, fay);
  await anna.stub.conversations.typing(anna.token, fay.id);
  await fay.stub.conversations.showTyping(anna.id);
  for (let week = 0; week < 4; week += 1) {
    moveTime(7 * DAY);
    await fay.stub.runDue();
    expect(await fay.stub.pendingOutbox()).toBe(0);
  }
  const { messages, read_by_other, profile } = await pageOf(anna, fay);
  expect([messages.length, read_by_other]).toEqual([1, 0]);
  expect(profile).toMatchObject({ fictional: true, online: false });
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 0, num_new_likes: 0 });
  expect(await fay.stub.people.person()).toMatchObject({ last_active: 0 });
});

/** Whatever says something of this person, wherever it stands in a value. */
function sayingOf(id: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = value as Record<string, unknown>;
  const found = own["id"] === id && "name" in own ? [own] : [];
  return [...found, ...Object.values(own).flatMap((inner) => sayingOf(id, inner))];
}

test("whatever leaves a fictional profile's object says that it is one", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const payload = { to: anna.id, text: "Hello", seen: clock.now() };
  const sent = await inObject(fay, async (member, sql) => {
    const arrived = member.receive({ id: crypto.randomUUID(), kind: "operator_answer", payload });
    const rows = sql.exec<{ payload: string }>("SELECT payload FROM outbox").toArray();
    await arrived;
    return rows.map((row): unknown => JSON.parse(row.payload));
  });
  const said = sayingOf(fay.id, sent);
  expect(said.length).toBeGreaterThan(0);
  for (const one of said) expect(one).toMatchObject({ fictional: true });
});

test("wherever a member meets a fictional profile, the answer says that it is one", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await anna.stub.people.like(anna.token, fay.id);
  await write(anna, fay);
  await delivered(anna, fay);
  await anAnswer(fay, anna);
  const { chats, messages } = {
    chats: await anna.stub.conversations.chats(anna.token),
    messages: await pageOf(anna, fay),
  };
  const answers = [chats, messages, await anna.stub.people.likes(anna.token), await fay.stub.people.profile(anna.id)];
  for (const answer of answers) {
    const said = sayingOf(fay.id, answer);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).toMatchObject({ fictional: true });
  }
});

test("what a profile was made as it stays: the database itself refuses", async () => {
  const [anna, fay] = [await aMember(), await aFictional()];
  for (const [member, fictional] of [
    [anna, 1],
    [fay, 0],
  ] as const)
    await inObject(member, (_member, sql) =>
      expect(() => sql.exec("UPDATE account SET fictional = ?", fictional)).toThrow("stays"),
    );
});

test("nobody signs in as a fictional profile, and it begins with no message", async () => {
  const fay = await aMember({
    fictional: true,
    password_hash: "x",
    target: (await aMember()).id,
    signup_message: "Hello",
  });
  expect(fay.token).toBe("");
  const kept = await inObject(fay, (_member, sql) => [
    sql.exec("SELECT password_hash FROM account").one(),
    sql.exec("SELECT * FROM planned_messages").toArray(),
  ]);
  expect(kept).toEqual([{ password_hash: null }, []]);
});
