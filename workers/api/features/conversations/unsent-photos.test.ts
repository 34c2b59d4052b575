import { afterEach, expect, test } from "vitest";
import { deleteChat } from "../../../../app/contract/conversations/conversations.ts";
import { block } from "../../../../app/contract/safety/blocks.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { sendOrder as send, sent, uploadFor } from "../../../../tests/workers/message-photo-fixtures.ts";
import { filesOf, inMember } from "../../../../tests/workers/photo-fixtures.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

const DAY = 24 * 60 * 60_000;

async function two(credits = 20) {
  return [await anAccount({ credits }), await anAccount({ credits })] as const;
}

test("a photo that no message follows is deleted after a day; one that was sent stays", async () => {
  const [anna, bert] = await two();
  const message = await sent(anna, bert);
  const key = crypto.randomUUID();
  const unsent = (await uploadFor(anna, key)).body["photo"] as { id: string };
  await anna.stub.runDue();
  moveClock(DAY - 60_000);
  await anna.stub.runDue();
  expect(await filesOf(unsent.id)).not.toEqual([]);
  moveClock(DAY + 60_000);
  await anna.stub.runDue();
  await anna.stub.runDue();
  expect(await filesOf(unsent.id)).toEqual([]);
  expect((await send(anna, bert, { client_id: key, photo: true })).body).toMatchObject({ error: "photo_missing" });
  moveClock(30 * DAY);
  await anna.stub.runDue();
  expect(await filesOf(message.photo.id ?? "")).not.toEqual([]);
  const rows = await inMember(anna, (sql) => sql.exec<{ id: string }>("SELECT id FROM photos").toArray());
  expect(rows).toEqual([{ id: message.photo.id }]);
});

test("the photo of a message that never left goes with it: when its conversation is removed for good, or blocked", async () => {
  for (const isBlocked of [true, false]) {
    const [anna, bert] = await two();
    const client_id = crypto.randomUUID();
    const { photo } = (await uploadFor(anna, client_id)).body as { photo: { id: string } };
    const { conversation } = (await send(anna, bert, { client_id, photo: true })).body as {
      conversation: { id: string };
    };
    if (isBlocked) await anna.visitor.call(block, { id: bert.id });
    else await anna.visitor.call(deleteChat, { conversation: conversation.id });
    moveClock(DAY);
    await anna.stub.runDue();
    await anna.stub.runDue();
    expect(await filesOf(photo.id), String(isBlocked)).toEqual([]);
    expect(await inMember(anna, (sql) => sql.exec("SELECT id FROM photos").toArray())).toEqual([]);
    moveClock(0);
  }
});
