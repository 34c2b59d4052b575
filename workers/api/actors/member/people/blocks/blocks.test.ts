import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import {
  aMember,
  actors,
  delivered,
  pageOf,
  totalsOf,
  type TestMember,
  unusedMemberId,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { aMemberWithPassword, erase } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { namedIn } from "../../../../../../tests/workers/erased-traces.ts";
import { moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { enqueue } from "../../../outbox.ts";
import { accountOf, personOf } from "../../account/account.ts";
import { defer } from "../../conversations/sending/deferred.ts";
import { tellChanged } from "../contacts.ts";

/** What stands in a member's object. */
function inside<Answer>({ id }: TestMember, work: (sql: SqlStorage) => Answer): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`tests/${id}`);
  return runInDurableObject(stub, (_member, { storage }) => work(storage.sql));
}

const block = (member: TestMember, other: { id: string }) => member.stub.people.block(member.token, other.id);
const unblock = (member: TestMember, other: { id: string }) => member.stub.people.unblock(member.token, other.id);
const blockedBy = async (member: TestMember) =>
  valueOf(await member.stub.people.blocked(member.token)).map(({ id, name }) => ({ id, name }));
const chatsOf = async (member: TestMember) => valueOf(await member.stub.conversations.chats(member.token));

/** Anna and Bert have written to each other, and like each other. */
async function twoContacts() {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember({ credits: 9, name: "Bert", gender: "male" })];
  await anna.stub.people.like(anna.token, bert.id);
  await bert.stub.people.like(bert.token, anna.id);
  await write(anna, bert, { text: "Good morning" });
  await write(bert, anna, { text: "Good evening" });
  await delivered(anna, bert);
  return { anna, bert };
}

test("blocking takes chats and likes away on both sides, and shows neither to the other", async () => {
  const { anna, bert } = await twoContacts();
  expect(await block(anna, bert)).toEqual(accept());
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const) {
    await delivered(anna);
    expect(await chatsOf(one)).toEqual([]);
    expect(valueOf(await one.stub.people.likes(one.token))).toEqual({ profiles: [], liked_by: [] });
    expect(await totalsOf(one)).toMatchObject({ num_unread_messages: 0, num_new_likes: 0 });
    expect(valueOf(await one.stub.people.view(one.token, other.id)).blocked).toBe(true);
    expect(await one.stub.people.person(other.id)).toBeUndefined();
    expect(valueOf(await one.stub.people.searchContext(one.token)).blocked).toEqual([other.id]);
    // Who was blocked is not told: to them the other is as somebody who never was.
    const refused = refuse(one === anna ? "blocked" : "not_found");
    expect(await write(one, other)).toEqual(refused);
    expect(await one.stub.people.like(one.token, other.id)).toEqual(refused);
    expect(await one.stub.conversations.messages(one.token, { with: other.id, limit: 9 })).toEqual(refused);
  }
});

test("only who blocked sees it in a list, with the name", async () => {
  const { anna, bert } = await twoContacts();
  await block(anna, bert);
  await delivered(anna);
  expect(await blockedBy(anna)).toEqual([{ id: bert.id, name: "Bert" }]);
  expect(await blockedBy(bert)).toEqual([]);
});

test("what was on its way when somebody was blocked is dropped, and costs no second credit", async () => {
  const { anna, bert } = await twoContacts();
  await write(bert, anna, { text: "One more" });
  await block(anna, bert);
  await delivered(anna, bert);
  expect(await chatsOf(anna)).toEqual([]);
  expect(await chatsOf(bert)).toEqual([]);
  expect(await inside(anna, (sql) => sql.exec("SELECT text FROM messages").toArray())).toEqual([]);
  expect(await totalsOf(bert)).toMatchObject({ credits: 7 });
});

test("a block again changes nothing; taken back, both can find each other, and what is gone stays gone", async () => {
  const { anna, bert } = await twoContacts();
  for (let times = 0; times < 3; times += 1) expect(await block(anna, bert)).toEqual(accept());
  expect(await unblock(anna, bert)).toEqual(accept());
  expect(await unblock(anna, bert)).toEqual(accept());
  await delivered(anna);
  expect(await blockedBy(anna)).toEqual([]);
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const) {
    expect(valueOf(await one.stub.people.view(one.token, other.id)).blocked).toBe(false);
    expect(await other.stub.people.person(one.id)).toMatchObject({ id: other.id });
    expect((await pageOf(one, other)).messages).toEqual([]);
  }
  expect(await write(bert, anna)).toMatchObject({ ok: true });
});

test("where both blocked, one taking it back opens nothing", async () => {
  const { anna, bert } = await twoContacts();
  await block(anna, bert);
  await block(bert, anna);
  await delivered(anna, bert);
  await unblock(anna, bert);
  await delivered(anna);
  expect(valueOf(await anna.stub.people.view(anna.token, bert.id)).blocked).toBe(true);
  expect(await write(anna, bert)).toEqual(refuse("not_found"));
  expect(await unblock(bert, anna)).toEqual(accept());
  await delivered(bert);
  expect(await write(anna, bert)).toMatchObject({ ok: true });
});

test("the events of a block are handled in any number without another effect", async () => {
  const { anna, bert } = await twoContacts();
  const event = { id: `${anna.id}/block/7`, kind: "block", payload: { id: anna.id } };
  for (let times = 0; times < 2; times += 1) await bert.stub.receive(event);
  await bert.stub.receive({ ...event, id: `${anna.id}/unblock/8`, kind: "unblock" });
  await bert.stub.receive(event);
  expect(valueOf(await bert.stub.people.view(bert.token, anna.id)).blocked).toBe(false);
});

test("oneself and an id that nobody was given are refused, and wake nobody", async () => {
  const anna = await aMember();
  expect(await block(anna, anna)).toEqual(refuse("yourself"));
  for (const id of ["nobody", "aaaaaaaaaaaaaaaa"]) expect(await block(anna, { id })).toEqual(refuse("not_found"));
  expect(await blockedBy(anna)).toEqual([]);
});

test("somebody whom the member has nothing to do with can be blocked; of who is not there nothing is kept", async () => {
  const [anna, carl] = [await aMember(), await aMember({ name: "Carl" })];
  const nobody = { id: unusedMemberId() };
  expect(await block(anna, carl)).toEqual(accept());
  expect(await block(anna, nobody)).toEqual(accept());
  await delivered(anna);
  expect((await blockedBy(anna)).map(({ id }) => id)).toEqual([carl.id]);
  expect(await carl.stub.people.person(anna.id)).toBeUndefined();
  expect(await actors.member(nobody.id).people.person(anna.id)).toBeUndefined();
});

test("a planned mail and a like that waits say nothing of somebody who was blocked", async () => {
  const { anna, bert } = await twoContacts();
  await block(anna, bert);
  const waiting = await inside(anna, (sql) => [
    ...sql.exec("SELECT data FROM scheduled_notifications WHERE kind = 'like'").toArray(),
    ...sql.exec("SELECT payload FROM outbox WHERE target NOT GLOB 'member:*'").toArray(),
  ]);
  expect(waiting.length).toBeGreaterThan(0);
  expect(JSON.stringify(waiting)).not.toContain(bert.id);
});

test("messages that wait, mails that wait and a planned first message go with a block; those of others stay", async () => {
  const { anna, bert } = await twoContacts();
  const carl = await aMember({ name: "Carl" });
  await inside(anna, (sql) => {
    for (const { id } of [bert, carl]) {
      defer(sql, { kind: "message", payload: { from: { id } } });
      enqueue(sql, { id: `push-${id}`, target: "push:1", kind: "push", payload: { from: id } }, 60_000);
      enqueue(sql, { id: `mail-${id}`, target: "mail:1", kind: "mail", payload: { about: id } }, 60_000);
      sql.exec("INSERT INTO planned_messages (client_id, target, text, due) VALUES (?1, ?1, 'Hello', NULL)", id);
    }
  });
  await block(anna, bert);
  const waiting = await inside(anna, (sql) => ({
    deferred: sql.exec("SELECT payload FROM deferred").toArray(),
    outside: sql.exec("SELECT payload FROM outbox WHERE kind IN ('push', 'mail') AND id GLOB '*-*'").toArray(),
    planned: sql.exec("SELECT target FROM planned_messages").toArray(),
  }));
  expect(waiting).toEqual({
    deferred: [{ payload: JSON.stringify({ from: { id: carl.id } }) }],
    outside: [{ payload: JSON.stringify({ from: carl.id }) }, { payload: JSON.stringify({ about: carl.id }) }],
    planned: [{ target: carl.id }],
  });
  await inside(anna, (sql) => sql.exec("DELETE FROM outbox WHERE id GLOB '*-*'"));
});

test("nothing new of one reaches the other after a block, in neither direction", async () => {
  const { anna, bert } = await twoContacts();
  await block(anna, bert);
  await delivered(anna, bert);
  const before = await blockedBy(anna);
  await inside(bert, (sql) => sql.exec("UPDATE account SET name = 'Robert'"));
  await inside(bert, (sql) => tellChanged(sql));
  await inside(anna, (sql) => sql.exec("UPDATE account SET name = 'Hanna'"));
  await inside(anna, (sql) => tellChanged(sql));
  expect(await inside(anna, (sql) => sql.exec("SELECT id FROM outbox WHERE kind = 'person'").toArray())).toEqual([]);
  // One that was on its way when the block came.
  await anna.stub.receive({
    id: `${bert.id}/person/99`,
    kind: "person",
    payload: { ...(await inside(bert, (sql) => personOf(sql, accountOf(sql)))), name: "Rob" },
  });
  expect(await blockedBy(anna)).toEqual(before);
  expect(
    await inside(bert, (sql) => sql.exec("SELECT person FROM profile_cache WHERE id = ?", anna.id).one()),
  ).toMatchObject({
    person: expect.not.stringContaining("Hanna"),
  });
});

test("a block of somebody who was erased before keeps nothing of them", async () => {
  const [anna, bert] = [await aMember(), await aMemberWithPassword()];
  await erase(bert);
  moveClock(0);
  valueOf(await block(anna, bert));
  await delivered(anna);
  expect(await blockedBy(anna)).toEqual([]);
  expect(await namedIn(anna, bert)).toEqual([]);
});

test("nobody blocks and unblocks without end; what is so already counts for nothing", async () => {
  const { anna, bert } = await twoContacts();
  const answers = [];
  for (let time = 0; time < 80; time += 1) {
    answers.push(await block(anna, bert), await unblock(anna, bert));
    await unblock(anna, bert);
  }
  const refused = answers.filter(({ ok }) => !ok);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(120);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ problem: { error: "rate_limited" } });
});
