import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  type TestMember,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { confirm, unconfirmedPair } from "../../../../../tests/workers/unconfirmed-fixtures.ts";
import { clock } from "../../../clock.ts";
import { MOST_INSPECTED } from "../conversations/undelivered/inspected-messages.ts";
import { inspectText } from "./inspected-texts.ts";

const DAY = 24 * 60 * 60_000;

const receive = ({ stub }: TestMember, kind: string, payload: object) =>
  stub.receive({ id: crypto.randomUUID(), kind, payload });

const hold = (member: TestMember) =>
  receive(member, "sanction", { kind: "hold", case: null, decided_at: clock.now(), until: null });

/** Ids of the texts that somebody was asked to read, and not told since that they are gone. */
const askedIn = (member: TestMember) =>
  inObject(member, (sql) =>
    sql
      .exec<{ id: string }>("SELECT id FROM inspected_texts WHERE asked = 1 AND refusal IS NULL ORDER BY at, rowid")
      .toArray()
      .map(({ id }) => id),
  );

/** Texts that the site is about to hear of. */
const toldOf = (member: TestMember) =>
  inObject(member, (sql) =>
    sql
      .exec<{ id: string }>("SELECT payload ->> '$.text_id' AS id FROM outbox WHERE kind = 'inspect_text'")
      .toArray()
      .map(({ id }) => id),
  );

/** Anna wrote seven messages to Bert before she confirmed her address, and is held by then. */
async function sevenAtOnce() {
  const { anna, bert } = await unconfirmedPair({ credits: 9 });
  for (let count = 1; count <= 7; count += 1) valueOf(await write(anna, bert, { text: `Number ${count}` }));
  await hold(anna);
  await delivered(anna);
  await confirm(anna);
  return { anna, bert, ids: (await pageOf(anna, bert)).messages.map(({ id }) => id) };
}

test("of what waited for the address no more is read at a time than a held member may write; each decision makes room", async () => {
  const { anna, bert, ids } = await sevenAtOnce();
  expect(await toldOf(anna)).toEqual(ids.slice(0, MOST_INSPECTED.here));
  for (const { inspection } of (await pageOf(anna, bert)).messages) expect(inspection).toBe("waiting");
  expect(await write(anna, bert)).toMatchObject({ ok: false, problem: { error: "messages_waiting" } });
  await receive(anna, "text_decided", { text_id: ids[0] });
  expect(await askedIn(anna)).toEqual(ids.slice(1, 6));
  await receive(anna, "text_decided", { text_id: ids[1], refusal: "money" });
  expect(await askedIn(anna)).toEqual(ids.slice(2, 7));
  for (const text_id of ids.slice(2)) await receive(anna, "text_decided", { text_id });
  await delivered(anna);
  expect((await pageOf(bert, anna)).messages).toHaveLength(6);
});

test("removed, the ones that nobody was asked for stay so until they are back", async () => {
  const { anna, bert, ids } = await sevenAtOnce();
  const { conversation } = await pageOf(anna, bert);
  await anna.stub.conversations.deleteChat(anna.token, conversation.id);
  await delivered(anna);
  valueOf(await anna.stub.conversations.restoreChat(anna.token, conversation.id));
  expect(await askedIn(anna)).toEqual(ids.slice(0, MOST_INSPECTED.here));
});

test("in all conversations together no more than thirty are read at a time", async () => {
  const anna = await aMember({ paid_user: true, signup_date: clock.now() - 60 * DAY });
  const ids: string[] = [];
  for (let other = 0; other < 8; other += 1) {
    const to = await aMember();
    for (let count = 0; count < 4; count += 1) ids.push(valueOf(await write(anna, to, { cost: 0 })).message.id);
  }
  await inObject(anna, (sql) => {
    for (const id of ids) inspectText(sql, { id, client_id: id });
  });
  expect(await askedIn(anna)).toEqual(ids.slice(0, MOST_INSPECTED.all));
});
