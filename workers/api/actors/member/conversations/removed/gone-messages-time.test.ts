import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aReport } from "../../../../../../tests/workers/case-fixtures.ts";
import { days, inObject, objects } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aThreat, block, goneOf, keptOf } from "../../../../../../tests/workers/gone-fixtures.ts";
import { delivered, pageOf, type TestMember, valueOf, write } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { clock } from "../../../../clock.ts";
import { Planner } from "../../engine/plan.ts";
import { goneMessagesJob } from "./gone-messages-job.ts";

const rowsOf = (member: TestMember) =>
  inObject(member, (sql) => sql.exec<{ due: number }>("SELECT due FROM gone_messages").toArray());
const exported = async ({ stub, token }: TestMember) =>
  valueOf(await stub.account.exportOverview(token)).lists.gone_messages;

/** When the member's next alarm goes off, by our clock, once what is due within half a minute was seen to. */
function nextAlarm({ id }: TestMember): Promise<number> {
  const stub = objects.MEMBER.getByName(`tests/${id}`) as unknown as DurableObjectStub;
  return runInDurableObject(stub, async (member, { storage }) => {
    for (;;) {
      const at = ((await storage.getAlarm()) ?? Infinity) + clock.offset();
      if (at > clock.now() + 30_000) return at;
      await member.alarm?.();
    }
  });
}

test("it is kept for thirty days, and of the last thirty only; then its words are gone", async () => {
  const { anna, bert, conversation } = await aThreat();
  moveTime(days(29));
  await write(bert, anna, { text: "Still here" });
  await delivered(bert, anna);
  moveTime(days(2));
  await block(bert, anna);
  await delivered(bert, anna);
  expect(await keptOf(anna, conversation)).toEqual(["Still here"]);
  moveTime(days(30));
  expect(await keptOf(anna, conversation), "before the alarm").toBeUndefined();
  await anna.stub.runDue();
  expect(await inObject(anna, (sql) => sql.exec("SELECT * FROM gone_messages").toArray())).toEqual([]);
});

test("the alarm is planned for the moment when it is over", async () => {
  const { anna, bert } = await aThreat();
  await block(bert, anna);
  await delivered(bert, anna);
  const [{ due } = { due: 0 }] = await rowsOf(anna);
  moveTime(due - clock.now() - 60_000);
  expect(await nextAlarm(anna)).toBe(due + 1000);
});

test("what went while the clock was ahead is over once it is set back, and its words go at once", async () => {
  const { anna, bert, conversation } = await aThreat();
  moveTime(days(3));
  await block(bert, anna);
  await delivered(bert, anna);
  expect(await exported(anna)).toHaveLength(2);
  moveTime(-days(3));
  expect(await goneOf(anna)).toEqual([]);
  expect(await keptOf(anna, conversation)).toBeUndefined();
  expect(await exported(anna)).toEqual([]);
  const { job } = await inObject(anna, (sql) => new Planner([goneMessagesJob]).planOf(sql));
  expect(job).toBeLessThanOrEqual(clock.now());
  await anna.stub.runDue();
  expect(await rowsOf(anna)).toEqual([]);
});

test("before the alarm too what is over is in no report and no export, which says of no conversation when it went", async () => {
  const { anna, bert } = await aThreat();
  const [, theirs] = (await pageOf(anna, bert)).messages;
  await anna.stub.conversations.deleteChat(anna.token, (await pageOf(anna, bert)).conversation.id);
  const kept = await exported(anna);
  expect(kept).toEqual([
    { name: "Bert", own: true, text: "Good morning", gift: null, has_photo: false, sent_at: expect.any(String) },
    {
      name: "Bert",
      own: false,
      text: "I know where you live",
      gift: null,
      has_photo: false,
      sent_at: expect.any(String),
    },
  ]);
  moveTime(days(15));
  expect(await exported(anna), "the session lasts as well").toEqual(kept);
  moveTime(days(15));
  expect(await exported(anna)).toEqual([]);
  await expect(aReport(anna, bert, { message: theirs?.id ?? "" })).rejects.toThrow("not_found");
});
