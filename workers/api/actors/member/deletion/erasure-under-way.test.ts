import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  deleteAccount,
  erase,
  inObject,
  isEmpty,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { found, takeLastMail, tracesOf } from "../../../../../tests/workers/erased-traces.ts";
import { aMember, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { NEVER } from "../../outbox.ts";

afterEach(() => moveClock(0));

/** Anna writes to Bert, who never heard of her; it is under way for as long as the trigger is there. */
async function aFirstMessageUnderWay() {
  const [anna, bert] = [
    await aMember({ credits: 5 }),
    await aMemberWithPassword({ name: `Bert ${crypto.randomUUID()}` }),
  ];
  const slow = `UPDATE outbox SET due = ${NEVER} WHERE position = NEW.position`;
  await inObject(anna, (sql) => sql.exec(`CREATE TRIGGER slow AFTER INSERT ON outbox BEGIN ${slow}; END`));
  valueOf(await write(anna, bert));
  async function arrives() {
    await inObject(anna, (sql) => {
      sql.exec("DROP TRIGGER slow");
      sql.exec("UPDATE outbox SET due = 0");
    });
    await anna.stub.runDue();
  }
  return { anna, bert, arrives };
}

test("who wrote to somebody for the first time while they were leaving has nothing of them either in the end", async () => {
  const { anna, bert, arrives } = await aFirstMessageUnderWay();
  const { erased_at } = valueOf(await deleteAccount(bert));
  await arrives();
  expect(await found({ name: bert.order.name }, anna)).toEqual(["name"]);
  moveClock(clock.offset() + Date.parse(erased_at) - clock.now());
  while (!(await isEmpty(bert))) await bert.stub.runDue();
  await takeLastMail(bert);
  expect(await found(tracesOf(bert), anna, bert)).toEqual([]);
});

test("nor has who wrote a first message that came when they were erased already", async () => {
  const { anna, bert, arrives } = await aFirstMessageUnderWay();
  await erase(bert);
  await takeLastMail(bert);
  await arrives();
  expect(await found(tracesOf(bert), anna, bert)).toEqual([]);
  expect(await anna.stub.pendingOutbox()).toBe(0);
  const [chat] = valueOf(await anna.stub.conversations.chats(anna.token));
  expect(chat).toMatchObject({ profile: { deleted: true }, last_message: { own: true } });
});
