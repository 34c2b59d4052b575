import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aThreat, block, goneOf } from "../../../../../../tests/workers/gone-fixtures.ts";
import {
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { inspectText } from "../../standing/inspected-texts.ts";

const MINUTE = 60_000;

const remove = ({ stub, token }: TestMember, conversation: string) =>
  stub.conversations.deleteChat(token, conversation);
const undo = ({ stub, token }: TestMember, conversation: string) => stub.conversations.restoreChat(token, conversation);
const chatsOf = async ({ stub, token }: TestMember) => valueOf(await stub.conversations.chats(token));
const removedOf = (member: TestMember) =>
  inObject(member, (sql) => sql.exec<{ text: string }>("SELECT text FROM removed_messages").toArray());
const textsOf = async (member: TestMember, other: TestMember) =>
  (await pageOf(member, other)).messages.map(({ text }) => text);

test("a removal that is undone leaves everything as it was, unread messages too", async () => {
  const { anna, bert, conversation } = await aThreat();
  const before = [await chatsOf(anna), await pageOf(anna, bert), await totalsOf(anna)];
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 1 });
  const { undo_until } = valueOf(await remove(anna, conversation));
  expect(Date.parse(undo_until ?? "")).toBeGreaterThan(Date.now());
  expect([await chatsOf(anna), await textsOf(anna, bert)]).toEqual([[], []]);
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 0 });
  expect(await goneOf(anna)).toHaveLength(1);
  expect(await undo(anna, conversation)).toEqual(accept());
  expect([await chatsOf(anna), await pageOf(anna, bert), await totalsOf(anna)]).toEqual(before);
  expect(await goneOf(anna), "nothing is gone").toEqual([]);
  expect(await removedOf(anna)).toEqual([]);
  expect(await undo(anna, conversation), "again").toEqual(accept());
});

test("what arrives meanwhile stands behind what came back", async () => {
  const { anna, bert, conversation } = await aThreat();
  await remove(anna, conversation);
  await write(bert, anna, { text: "Hello?" });
  await delivered(bert, anna);
  expect(await textsOf(anna, bert)).toEqual(["Hello?"]);
  valueOf(await undo(anna, conversation));
  expect(await textsOf(anna, bert)).toEqual(["Good morning", "I know where you live", "Hello?"]);
  expect(await totalsOf(anna)).toMatchObject({ num_unread_messages: 2 });
});

test("ten minutes later it is gone for good, and its words are erased where they lay", async () => {
  const { anna, bert, conversation } = await aThreat();
  await inObject(anna, (sql) =>
    sql.exec(
      `CREATE TRIGGER words_go BEFORE DELETE ON removed_messages
       WHEN CAST(OLD.text AS BLOB) <> zeroblob(length(CAST(OLD.text AS BLOB)))
       BEGIN SELECT RAISE(ABORT, 'words would stay in the file'); END`,
    ),
  );
  valueOf(await remove(anna, conversation));
  moveTime(9 * MINUTE);
  await anna.stub.runDue();
  expect(await removedOf(anna)).toHaveLength(2);
  moveTime(2 * MINUTE);
  expect(await undo(anna, conversation), "before the alarm").toEqual(refuse("not_found"));
  await anna.stub.runDue();
  expect(await removedOf(anna)).toEqual([]);
  expect([await undo(anna, conversation), await textsOf(anna, bert)]).toEqual([refuse("not_found"), []]);
});

test("a removal that comes again takes nothing away; the next one ends the one before", async () => {
  const { anna, bert, conversation } = await aThreat();
  const first = valueOf(await remove(anna, conversation));
  expect(valueOf(await remove(anna, conversation))).toEqual(first);
  await write(bert, anna, { text: "Hello?" });
  await delivered(bert, anna);
  await remove(anna, conversation);
  valueOf(await undo(anna, conversation));
  expect(await textsOf(anna, bert)).toEqual(["Hello?"]);
});

test("a block ends what could be undone, whoever blocks", async () => {
  for (const blocks of ["anna", "bert"] as const) {
    const pair = await aThreat();
    const { anna, bert, conversation } = pair;
    await remove(anna, conversation);
    await block(pair[blocks], blocks === "anna" ? bert : anna);
    await delivered(anna, bert, anna);
    expect(await undo(anna, conversation), blocks).toEqual(refuse("not_found"));
    expect(await removedOf(anna), blocks).toEqual([]);
  }
});

test("a message that waits to be read first is read by nobody while it is removed, and waits again afterwards", async () => {
  const { anna, bert, conversation } = await aThreat();
  const { message } = valueOf(await write(anna, bert, { text: "Waits" }));
  const inspect = { id: message.id, client_id: message.client_id ?? "", cost: 0, hold_hours: 0 };
  await inObject(anna, (sql) => inspectText(sql, inspect));
  const inspection = async () => (await pageOf(anna, bert)).messages.at(-1)?.inspection;
  expect(await inspection()).toBe("waiting");
  await remove(anna, conversation);
  await anna.stub.receive({ id: "late", kind: "text_decided", payload: { text_id: message.id } });
  valueOf(await undo(anna, conversation));
  expect(await inspection(), "a late decision").toBe("waiting");
  await remove(anna, conversation);
  moveTime(11 * MINUTE);
  await anna.stub.runDue();
  expect(await inObject(anna, (sql) => sql.exec("SELECT * FROM inspected_texts").toArray())).toEqual([]);
});

test("whatever a message's row holds is kept with what was removed", async () => {
  const { anna } = await aThreat();
  const columnsOf = (table: string) =>
    inObject(anna, (sql) =>
      sql
        .exec<{ name: string }>(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'due' ORDER BY name`)
        .toArray(),
    );
  expect(await columnsOf("removed_messages")).toEqual(await columnsOf("messages"));
});
