import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import {
  deleteAccount,
  erase,
  inObject,
  objects,
  signInAgain,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import { namedIn } from "../../../../../../tests/workers/erased-traces.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { confirm, confirmed, unconfirmedPair } from "../../../../../../tests/workers/unconfirmed-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";

afterEach(() => moveClock(0));

const HOUR = 60 * 60_000;

const textsOf = async (member: TestMember, other: TestMember) =>
  (await pageOf(member, other)).messages.map(({ text }) => text);
const chatsOf = async ({ stub, token }: TestMember) => valueOf(await stub.conversations.chats(token));
const spentBy = async ({ stub }: TestMember) =>
  (await stub.money.ledger()).entries.filter(({ kind }) => kind === "message").length;
const waitingIn = (member: TestMember) =>
  inObject(member, (sql) => sql.exec<{ id: string }>("SELECT id FROM waiting_messages").toArray());

test("what somebody writes before they confirm their address waits, unpaid; then it arrives in order, once, and is paid once", async () => {
  const { anna, bert } = await unconfirmedPair();
  const order = { client_id: crypto.randomUUID(), text: "one" };
  const sent = valueOf(await write(anna, bert, order));
  expect(sent).toMatchObject({ credits: 0, message: { waits_for: "address" } });
  for (const text of ["two", "three"]) await write(anna, bert, { text });
  await delivered(anna);
  expect(await chatsOf(anna)).toMatchObject([{ last_message: { text: "three", waits_for: "address" } }]);
  expect([await chatsOf(bert), await totalsOf(bert)]).toMatchObject([[], { num_unread_messages: 0 }]);
  expect(valueOf(await write(anna, bert, order)), "again is the first answer").toEqual(sent);
  expect((await confirmed(anna)).answer).toEqual({ message: true });
  expect((await confirmed(anna)).answer, "again").toEqual({});
  expect(await textsOf(bert, anna)).toEqual(["one", "two", "three"]);
  expect(await textsOf(anna, bert)).toEqual(["one", "two", "three"]);
  expect([await totalsOf(anna), await spentBy(anna)]).toMatchObject([{ credits: 2 }, 3]);
  expect(await totalsOf(bert)).toMatchObject({ num_unread_messages: 3 });
  for (const message of (await pageOf(anna, bert)).messages) expect(message).not.toHaveProperty("waits_for");
  expect(valueOf(await write(anna, bert, order)).message.id, "the key is known still").toBe(sent.message.id);
  expect(await spentBy(anna)).toBe(3);
});

test("a free member who did not confirm begins two conversations, and no third", async () => {
  const { anna, bert } = await unconfirmedPair();
  valueOf(await write(anna, bert));
  valueOf(await write(anna, await aMember()));
  expect(await write(anna, await aMember())).toEqual(refuse("conversation_limit", { limit: 2 }));
});

test("two devices do not promise the same credit twice", async () => {
  const { anna, bert } = await unconfirmedPair({ credits: 3 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => write(anna, bert)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  await confirmed(anna);
  expect(await textsOf(bert, anna)).toHaveLength(3);
});

test("what leaves days later stands behind what the other wrote meanwhile, on both sides", async () => {
  const { anna, bert } = await unconfirmedPair();
  await write(anna, bert, { text: "Good morning" });
  await anna.stub.people.like(anna.token, bert.id);
  await delivered(anna);
  moveClock(30 * HOUR);
  await write(bert, anna, { text: "You like me" });
  await delivered(bert);
  expect(await textsOf(anna, bert), "replies wait").toEqual(["Good morning"]);
  moveClock(60 * HOUR);
  await confirmed(anna);
  for (const [member, other] of [
    [anna, bert],
    [bert, anna],
  ] as const)
    expect(await textsOf(member, other)).toEqual(["You like me", "Good morning"]);
  const [mine, theirs] = [await pageOf(anna, bert), await pageOf(bert, anna)];
  expect(mine.messages.map(({ sent_at }) => sent_at)).toEqual(theirs.messages.map(({ sent_at }) => sent_at));
  expect(await totalsOf(bert)).toMatchObject({ num_unread_messages: 1 });
});

test("open pages hear that it left", async () => {
  const { anna, bert } = await unconfirmedPair();
  const { message } = valueOf(await write(anna, bert));
  const { frames } = await confirm(anna);
  const changed = frames.flatMap((frame) => (frame.kind === "changed" ? [frame.message] : []));
  expect(changed).toMatchObject([{ id: message.id, own: true }]);
  expect(changed[0]).not.toHaveProperty("waits_for");
});

test("who is gone by the time of the confirmation gets nothing, and it costs nothing", async () => {
  const { anna, bert } = await unconfirmedPair();
  await write(anna, bert);
  await delivered(anna);
  expect(await namedIn(anna, bert)).toHaveLength(2);
  await erase(bert);
  expect(await namedIn(anna, bert)).toEqual([]);
  expect((await confirmed(anna)).answer, "nothing leaves").toEqual({});
  const rows = await inObject(anna, (sql) => sql.exec("SELECT refusal FROM inspected_texts").toArray());
  expect(rows).toEqual([{ refusal: "gone" }]);
  expect(await totalsOf(anna)).toMatchObject({ credits: 5 });
});

test("credits that are gone by then leave it where it is, with the reason", async () => {
  const { anna, bert } = await unconfirmedPair({ credits: 1 });
  await write(anna, bert);
  await inObject(anna, (sql) => sql.exec("UPDATE account SET promised_credits = 0").rowsWritten);
  expect((await confirmed(anna)).answer).toEqual({});
  expect((await pageOf(anna, bert)).messages).toMatchObject([{ inspection: "refused", refusal: "credits" }]);
  expect(await chatsOf(bert)).toEqual([]);
});

test("removed it does not leave; brought back it does, and later it is gone", async () => {
  for (const undone of ["undone before", "undone after", "never"]) {
    const { anna, bert } = await unconfirmedPair();
    const { conversation } = valueOf(await write(anna, bert, { text: "Good morning" }));
    const undo = () => anna.stub.conversations.restoreChat(anna.token, conversation.id);
    await anna.stub.conversations.deleteChat(anna.token, conversation.id);
    if (undone === "undone before") {
      valueOf(await undo());
      expect((await pageOf(anna, bert)).messages).toMatchObject([{ waits_for: "address" }]);
    }
    await confirmed(anna);
    expect(await textsOf(bert, anna)).toEqual(undone === "undone before" ? ["Good morning"] : []);
    if (undone === "undone after") valueOf(await undo());
    else moveClock(HOUR);
    await delivered(anna);
    expect(await textsOf(bert, anna)).toEqual(undone === "never" ? [] : ["Good morning"]);
    expect(await waitingIn(anna)).toEqual([]);
    expect(await totalsOf(anna)).toMatchObject({ credits: undone === "never" ? 5 : 4 });
    moveClock(0);
  }
});

test("a block takes it away, whoever blocks", async () => {
  for (const by of ["anna", "bert"]) {
    const { anna, bert } = await unconfirmedPair();
    await write(anna, bert);
    await delivered(anna);
    const [one, other] = by === "anna" ? [anna, bert] : [bert, anna];
    valueOf(await one.stub.people.block(one.token, other.id));
    await delivered(one, other);
    expect(await waitingIn(anna)).toEqual([]);
    await confirmed(anna);
    expect([await chatsOf(bert), await totalsOf(anna)]).toMatchObject([[], { credits: 5 }]);
  }
});

test("while its writer is hidden it waits, and leaves once they are back", async () => {
  const { anna, bert } = await unconfirmedPair();
  await write(anna, bert, { text: "Good morning" });
  await deleteAccount(anna);
  await confirmed(anna);
  expect(await chatsOf(bert)).toEqual([]);
  expect(await waitingIn(anna)).toHaveLength(1);
  await signInAgain(anna);
  await delivered(anna);
  expect((await chatsOf(bert)).map(({ last_message }) => last_message?.text)).toEqual(["Good morning"]);
});

test("where new conversations are inspected it is read after the confirmation, and paid when it was", async () => {
  const { anna, bert } = await unconfirmedPair();
  await write(anna, bert);
  const payload = { kind: "hold", case: null, decided_at: clock.now(), until: null };
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "sanction", payload });
  const { id } = valueOf(await write(anna, bert)).message;
  expect((await confirmed(anna)).answer, "nothing left yet").toEqual({});
  const page = await pageOf(anna, bert);
  expect(page.messages).toMatchObject([{ inspection: "waiting" }, { inspection: "waiting" }]);
  expect([await chatsOf(bert), await totalsOf(anna)]).toMatchObject([[], { credits: 5 }]);
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "text_decided", payload: { text_id: id } });
  await delivered(anna);
  expect([await totalsOf(bert), await totalsOf(anna)]).toMatchObject([{ num_unread_messages: 1 }, { credits: 4 }]);
});

test("it stands in the export as what waits, and is no evidence of anything", async () => {
  const { anna, bert } = await unconfirmedPair();
  const { conversation } = valueOf(await write(anna, bert));
  const { messages } = valueOf(await anna.stub.account.exportMessages(anna.token, { conversation: conversation.id }));
  expect(messages).toMatchObject([{ own: true, waits_for: "address" }]);
  const { about } = valueOf(await anna.stub.account.exportOverview(anna.token));
  expect(about.account).toMatchObject({ credits: 0, promised_credits: 5 });
});

test("somebody whose account ends before the confirmation leaves nothing with the one they wrote to", async () => {
  const { anna, bert } = await unconfirmedPair();
  await write(anna, bert);
  await delivered(anna);
  await erase(anna);
  expect(await namedIn(bert, anna)).toEqual([]);
});

test("the object ends between the confirmation and the delivery: each arrives once", async () => {
  const { anna, bert } = await unconfirmedPair();
  for (const text of ["one", "two"]) await write(anna, bert, { text });
  await confirm(anna);
  const object = objects.MEMBER.getByName(`tests/${anna.id}`) as unknown as DurableObjectStub;
  await runInDurableObject(object, (_member, context) => context.abort("crashed")).catch(() => undefined);
  const again = { ...anna, stub: actors.member(anna.id) };
  await delivered(again);
  await confirmed(again);
  expect(await textsOf(bert, anna)).toEqual(["one", "two"]);
  expect(await spentBy(again)).toBe(2);
});
