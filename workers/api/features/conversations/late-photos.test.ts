import { afterEach, expect, test } from "vitest";
import { listMessages } from "../../../../app/contract/conversations/conversations.ts";
import type { Message } from "../../../../app/contract/conversations/message.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { sendOrder as send, sent, uploadFor } from "../../../../tests/workers/message-photo-fixtures.ts";
import { inMember, photoStore } from "../../../../tests/workers/photo-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";
import { rawFileOf } from "../../providers/photos/variants.ts";

afterEach(() => moveClock(0));

const DAY = 24 * 60 * 60_000;

const two = async () => [await anAccount({ credits: 20 }), await anAccount({ credits: 20 })] as const;

const messages = async ({ visitor }: TestAccount, other: { id: string }) =>
  (await visitor.call(listMessages, { with: other.id })).body["messages"] as Message[];

/** A photo whose picture is not made yet, in a message that waits for it. */
async function waiting(from: TestAccount, to: TestAccount): Promise<Message> {
  const client_id = crypto.randomUUID();
  await uploadFor(from, client_id);
  const { body } = await send(from, to, { client_id, photo: true });
  expect(body).toMatchObject({ message: { waits_for: "photo" } });
  return body["message"] as Message;
}

test("a photo that waited stands behind the text that left meanwhile, on both sides and for the same time", async () => {
  const [anna, bert] = await two();
  const photo = await waiting(anna, bert);
  await send(anna, bert, { text: "Here comes my garden" });
  await delivered(anna, bert);
  const [mine, theirs] = [await messages(anna, bert), await messages(bert, anna)];
  expect(mine.map(({ text }) => text)).toEqual(["Here comes my garden", ""]);
  expect(theirs.map(({ id, sent_at }) => [id, sent_at])).toEqual(mine.map(({ id, sent_at }) => [id, sent_at]));
  expect(mine[1]?.id).toBe(photo.id);
  const repeated = await send(anna, bert, { client_id: photo.client_id ?? "", photo: true });
  expect(repeated.body).toMatchObject({ message: { sent_at: mine[1]?.sent_at, position: mine[1]?.position } });
});

test("an answer unlocks the other's photos once it has left, not while it waits for its own photo", async () => {
  const [anna, bert] = await two();
  await sent(anna, bert);
  await waiting(bert, anna);
  expect((await messages(bert, anna))[0]?.photo).toMatchObject({ locked: true });
  await delivered(bert, anna);
  expect((await messages(bert, anna))[0]?.photo).not.toHaveProperty("locked");
});

test("the upload of a photo that is sent before it was deleted is deleted still", async () => {
  const [anna, bert] = await two();
  const client_id = crypto.randomUUID();
  const { id } = (await uploadFor(anna, client_id)).body["photo"] as { id: string };
  await anna.stub.runDue();
  // As when the object ended between its variants and that.
  const upload = await inMember(anna, (sql) => {
    sql.exec("UPDATE photos SET due = ? WHERE id = ?", clock.now() + 1000, id);
    return sql.exec<{ upload: string }>("SELECT upload FROM photos WHERE id = ?", id).one().upload;
  });
  await photoStore.put(rawFileOf(id, upload), new TextEncoder().encode("with what a camera wrote into it"));
  expect((await send(anna, bert, { client_id, photo: true })).status).toBe(200);
  moveClock(DAY);
  await anna.stub.runDue();
  expect(await photoStore.get(rawFileOf(id, upload))).toBeUndefined();
});

test("the export has messages and unlocked photos that are older than a free member is shown", async () => {
  const [anna, bert] = await two();
  const { photo, id } = await sent(anna, bert);
  await send(bert, anna, { text: "Thank you!" });
  await delivered(anna, bert);
  await inObject({ id: bert.id, site: "periwinkle" }, (sql) =>
    sql.exec("UPDATE messages SET sent_at = sent_at - ?", 2000 * DAY).toArray(),
  );
  expect(await messages(bert, anna)).toEqual([]);
  const { photos, conversations } = valueOf(await bert.stub.account.exportOverview(bert.token));
  expect(photos[0]?.files).toContain(`${photo.id}/full.webp`);
  const conversation = conversations[0]?.id ?? "";
  const page = valueOf(await bert.stub.account.exportMessages(bert.token, { conversation }));
  expect(page.messages).toMatchObject([{ id, photo: true }, { text: "Thank you!" }]);
});
