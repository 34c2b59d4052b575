import { expect, test } from "vitest";
import { pageHidden } from "../../../../app/contract/site.ts";
import { delivered, valueOf, write, type TestMember } from "../../../../tests/workers/member-fixtures.ts";
import { aBusyPushService, annaAndBert } from "../../../../tests/workers/push-fixtures.ts";
import { aPushService } from "../../../../tests/workers/push-service.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";

const HOUR = 60 * 60_000;

/** What was mailed to her so far, the newest first. */
async function mailsTo(anna: TestMember): Promise<string[]> {
  await delivered(anna);
  return valueOf(await anna.stub.notifications.sentMails(anna.token)).map(({ kind }) => kind);
}

test("what a device was told is not mailed too, neither news nor a reminder", async () => {
  const { anna, bert, phone } = await annaAndBert();
  const { calls } = aPushService([phone]);
  await write(bert, anna);
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert, anna);
  for (const hours of [0.1, 5, 3 * 24, 0.1, 1]) {
    moveTime(hours * HOUR);
    expect(await mailsTo(anna)).toEqual([]);
  }
  const read = calls.map(({ body }) => phone.read(body));
  expect(read.map(({ tag }) => tag).slice(1)).toEqual(["like", "unread_message_reminders"]);
});

test("the week is told on the device, the next one too, and mailed once no device takes it", async () => {
  const { anna, bert, phone } = await annaAndBert();
  let status = 201;
  const { calls } = aPushService([phone], () => status);
  for (const week of [1, 2]) {
    moveTime(6.5 * 24 * HOUR);
    await bert.stub.people.like(bert.token, anna.id);
    await delivered(bert, anna);
    await bert.stub.people.unlike(bert.token, anna.id);
    await write(bert, anna);
    await delivered(bert, anna);
    if (week === 2) status = 410;
    moveTime((0.5 * 24 + 0.01) * HOUR);
    await delivered(anna);
    moveTime(0.1 * HOUR);
    expect(await mailsTo(anna)).toEqual(week === 1 ? [] : ["weekly_updates"]);
  }
  const read = calls.map(({ body }) => phone.read(body));
  expect(read.filter(({ tag }) => tag === "weekly_updates")).toHaveLength(2);
});

test("what no push service took within five minutes is mailed, and then the device is not told either", async () => {
  const { anna, service, calls } = await aBusyPushService();
  moveTime(0.1 * HOUR);
  expect(await mailsTo(anna)).toEqual(["new_conversations"]);
  const tries = calls.length;
  service.status = 201;
  moveTime(1 * HOUR);
  await delivered(anna);
  expect(calls).toHaveLength(tries);
});

test("a page that is shown keeps news back; once hidden the device is told, until it shows again", async () => {
  const { anna, bert, phone, browser } = await annaAndBert();
  const { calls } = aPushService([phone]);
  const headers = { Upgrade: "websocket", "X-Session-Token": anna.token };
  const { webSocket } = await anna.stub.fetch(new Request("http://member/live", { headers }));
  const asked = new Promise<void>((resolve) =>
    webSocket?.addEventListener("message", ({ data }) => void (String(data).includes('"hidden"') && resolve())),
  );
  webSocket?.accept();
  const told = async () => {
    await write(bert, anna);
    await delivered(bert, anna);
    return calls.length;
  };
  expect(await told()).toBe(0);
  expect((await browser.call(pageHidden, {})).status).toBe(200);
  await asked;
  expect(await told()).toBe(1);
  webSocket?.send(JSON.stringify({ kind: "shown" }));
  // A frame and a call travel apart: the frame has arrived once a message is kept back.
  await expect
    .poll(async () => {
      const before = calls.length;
      return (await told()) - before;
    })
    .toBe(0);
});
