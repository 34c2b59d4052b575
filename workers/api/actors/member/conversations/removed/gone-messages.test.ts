import { expect, test } from "vitest";
import { aReport, inSite } from "../../../../../../tests/workers/case-fixtures.ts";
import { aFictional, anAnswer } from "../../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMemberWithPassword,
  days,
  deleteAccount,
  erase,
  inObject,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import { namedIn } from "../../../../../../tests/workers/erased-traces.ts";
import { aThreat, block, goneOf, keptOf } from "../../../../../../tests/workers/gone-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  valueOf,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { refuseMovedRows } from "../../../../../../tests/workers/moved-rows.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { findCase } from "../../../site/operators/cases/cases.ts";
import { accountOf } from "../../account/account.ts";
import { keepGone } from "./gone-messages.ts";

const suspension = { kind: "suspend", case: null, decided_at: 0, until: null };

test("what was written is kept the same, whoever takes the conversation away; nothing else shows it", async () => {
  const ways: Record<string, (pair: Awaited<ReturnType<typeof aThreat>>) => Promise<unknown>> = {
    "the other blocks": ({ anna, bert }) => block(bert, anna),
    "the member blocks": ({ anna, bert }) => block(anna, bert),
    "the member removes it": ({ anna, conversation }) => anna.stub.conversations.deleteChat(anna.token, conversation),
  };
  for (const [way, takeAway] of Object.entries(ways)) {
    const pair = await aThreat();
    const { anna, bert, conversation } = pair;
    expect(await goneOf(anna), way).toEqual([]);
    await takeAway(pair);
    await delivered(anna, bert, anna);
    expect(await goneOf(anna), way).toMatchObject([
      {
        conversation: { id: conversation },
        profile: { id: bert.id, name: "Bert" },
        last_sent_at: expect.any(String),
      },
    ]);
    expect(await keptOf(anna, conversation), way).toEqual(["Good morning", "I know where you live"]);
    expect(valueOf(await anna.stub.conversations.chats(anna.token)), way).toEqual([]);
    expect(await totalsOf(anna), way).toMatchObject({ num_unread_messages: 0 });
    const words = await inObject(anna, (sql) => sql.exec("SELECT text FROM messages").toArray());
    expect(words, way).toEqual([]);
  }
});

test("a conversation stays offered while the other one leaves, without a name", async () => {
  const { anna, bert, conversation } = await aThreat(await aMemberWithPassword({ credits: 9, name: "Bertolf" }));
  await block(bert, anna);
  await delivered(bert, anna);
  await inObject(anna, (sql) => refuseMovedRows(sql, "gone_messages"));
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "contact_erased", payload: { id: bert.id } });
  await erase(bert);
  const [gone] = await goneOf(anna);
  expect(gone).toMatchObject({ conversation: { id: conversation }, profile: { deleted: true } });
  expect(gone?.profile.name).toBeUndefined();
  expect(await keptOf(anna, conversation)).toEqual(["Good morning", "I know where you live"]);
  expect(await namedIn(anna, bert)).toEqual([]);
});

test("whoever is suspended, or leaves, keeps the name that was known", async () => {
  const ways: Record<string, (bert: TestMember) => Promise<unknown>> = {
    suspended: ({ stub }) => stub.receive({ id: crypto.randomUUID(), kind: "sanction", payload: suspension }),
    "being deleted": (bert) => deleteAccount(bert),
  };
  for (const [way, leave] of Object.entries(ways)) {
    const { anna, bert } = await aThreat(await aMemberWithPassword({ credits: 9, name: "Bert" }));
    await block(bert, anna);
    await delivered(bert, anna);
    await leave(bert);
    await delivered(bert, anna);
    const [gone] = await goneOf(anna);
    expect(gone?.profile, way).toEqual({ id: bert.id, name: "Bert" });
    const exported = valueOf(await anna.stub.account.exportOverview(anna.token)).lists.gone_messages;
    expect(
      exported.map(({ name }) => name),
      way,
    ).toEqual(["Bert", "Bert"]);
  }
});

test("of a long conversation the newest two hundred are kept, and what went before stays: nobody writes it away", async () => {
  const { anna, bert, conversation } = await aThreat();
  await anna.stub.conversations.deleteChat(anna.token, conversation);
  await write(bert, anna, { text: "Again" });
  await delivered(bert, anna);
  await inObject(anna, (sql) => {
    for (let at = 0; at < 210; at += 1)
      sql.exec(
        "INSERT INTO messages (id, conversation, own, text, sent_at) SELECT ?1, ?2, 0, ?1, last_at + ?3 FROM conversations",
        `m${at}`,
        conversation,
        at + 1,
      );
  });
  await block(bert, anna);
  await delivered(bert, anna);
  const kept = await keptOf(anna, conversation);
  expect([kept?.length, kept?.[1], kept?.[2], kept?.at(-1)]).toEqual([202, "I know where you live", "m10", "m209"]);
});

test("an event that comes again, and a block that is made again, change nothing", async () => {
  const { anna, bert, conversation } = await aThreat();
  const event = { id: crypto.randomUUID(), kind: "block", payload: { id: bert.id } };
  const rows = () => inObject(anna, (sql) => sql.exec("SELECT * FROM gone_messages ORDER BY id").toArray());
  await anna.stub.receive(event);
  const before = await rows();
  expect(before).toHaveLength(2);
  moveTime(days(3));
  for (const id of [event.id, crypto.randomUUID()]) await anna.stub.receive({ ...event, id });
  await inObject(anna, (sql) => keepGone(sql, "?", conversation));
  expect(await rows()).toEqual(before);
});

test("without a word of the other one nothing is kept, nor what never arrived, nor in a fictional profile's object", async () => {
  const [anna, bert] = [await aMember({ credits: 9 }), await aMember()];
  await write(anna, bert);
  await delivered(anna, bert);
  await block(bert, anna);
  await delivered(bert, anna);
  expect(await goneOf(anna)).toEqual([]);
  expect((await goneOf(bert)).length, "the receiver has it").toBe(1);

  const { anna: emma, bert: dirk, conversation } = await aThreat();
  await write(emma, dirk, { text: "Waits to be read" });
  await inObject(emma, (sql) =>
    sql.exec(
      "INSERT INTO inspected_texts (id, cost, hold_hours, at) SELECT id, 0, 0, 0 FROM messages WHERE text LIKE 'Waits%'",
    ),
  );
  await block(emma, dirk);
  expect(await keptOf(emma, conversation)).toEqual(["Good morning", "I know where you live"]);

  const fay = await aFictional();
  const carla = await aMember({ credits: 9 });
  await write(carla, fay);
  await delivered(carla, fay);
  await anAnswer(fay, carla);
  await block(carla, fay as never);
  await delivered(carla);
  expect(await goneOf(carla)).toMatchObject([{ profile: { fictional: true } }]);
  const kept = await inObject(fay, (sql) => [
    accountOf(sql).fictional,
    sql.exec("SELECT * FROM gone_messages").toArray(),
  ]);
  expect(kept).toEqual([1, []]);
});

test("a report names a message that its conversation lost, and takes along what is left of one that is gone", async () => {
  for (const takeAway of ["block", "delete"]) {
    const { anna, bert, conversation } = await aThreat();
    const { messages } = await pageOf(anna, bert);
    if (takeAway === "block") await block(bert, anna);
    else await anna.stub.conversations.deleteChat(anna.token, conversation);
    await delivered(bert, anna);
    const [own = "", theirs = ""] = messages.map(({ id }) => id);
    for (const message of ["made-up", own]) await expect(aReport(anna, bert, { message })).rejects.toThrow("not_found");
    const sent = [{ message: theirs }, {}, { photo: "p" }].map(async (named) => {
      const number = await aReport(anna, bert, named);
      return inSite((sql) => findCase(sql, number)?.details);
    });
    const [message, profile, photo] = await Promise.all(sent);
    const kept = [
      { text: "Good morning", own: true },
      { text: "I know where you live", own: false },
    ];
    expect(message).toMatchObject({ about: "message", messages: [{ named: false }, { named: true }] });
    expect(profile).toMatchObject({ about: "profile", messages: kept });
    expect(photo).toMatchObject({ about: "photo", messages: [] });
  }
});
