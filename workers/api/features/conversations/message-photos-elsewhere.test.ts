import { expect, test } from "vitest";
import { sendMessage } from "../../../../app/contract/conversations/conversations.ts";
import { uploadMessagePhoto } from "../../../../app/contract/conversations/message-photos.ts";
import { sendReport } from "../../../../app/contract/safety/reports.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { deleteAccount, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { filesOf } from "../../../../tests/workers/photo-fixtures.ts";

/** A photo from one to the other; the message's and the photo's id. */
async function sent(from: TestAccount, to: { id: string }): Promise<{ message: string; photo: string }> {
  const client_id = crypto.randomUUID();
  await from.visitor.upload(uploadMessagePhoto, { key: client_id }, aPng());
  await from.stub.runDue();
  const { body } = await from.visitor.call(sendMessage, { client_id, to: to.id, text: "", photo: true });
  const { id, photo } = body["message"] as { id: string; photo: { id: string } };
  await delivered(from);
  return { message: id, photo: photo.id };
}

const reportOf = ({ id }: TestAccount, message: string) => ({
  key: crypto.randomUUID(),
  id,
  reason: "nudity" as const,
  text: "I did not ask for this",
  message,
});

/** The evidence of the case, as the site keeps it. */
const evidenceOf = (number: string) =>
  inStub(objects.SITE.getByName("periwinkle"), (sql) => {
    const { details } = sql.exec<{ details: string }>("SELECT details FROM cases WHERE number = ?", number).one();
    return JSON.parse(details) as { messages: { id: string; named: boolean; photo?: string }[]; photos: string[] };
  });

for (const how of ["as it stands", "after the conversation was removed", "after its sender left"])
  test(`a reported photo is copied into its case, ${how}`, async () => {
    const [anna, bert] = [await anAccount({ credits: 20 }), await anAccount({ credits: 20 })];
    const { message, photo } = await sent(anna, bert);
    await delivered(bert);
    if (how.includes("removed")) {
      const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
      await bert.stub.conversations.deleteChat(bert.token, chat?.conversation.id ?? "");
    }
    if (how.includes("left")) await deleteAccount(anna);
    const { body } = await bert.visitor.call(sendReport, reportOf(anna, message));
    await delivered(bert);
    const { messages, photos } = await evidenceOf(body["case"] as string);
    const [named] = messages.filter((one) => one.named);
    expect(named).toMatchObject({ id: message });
    expect(photos).toContain(named?.photo);
    expect(named?.photo).not.toBe(photo);
    expect(await filesOf(named?.photo ?? "")).toEqual([`${named?.photo}/full.webp`]);
  });

test("what a fictional profile gets is there for its operator, not blurred; its credits are held as a photo's", async () => {
  const anna = await anAccount({ credits: 20 });
  const eva = await anAccount({ fictional: true });
  const { photo } = await sent(anna, eva);
  await delivered(eva);
  const { messages } = valueOf(await eva.stub.fictional.conversation(anna.id));
  expect(messages).toMatchObject([{ photo: { id: photo } }]);
  expect(messages[0]?.photo).not.toHaveProperty("locked");
  expect((await anna.stub.money.ledger()).entries.map(({ kind }) => kind)).toContain("photo_held");
});

test("the export has the photos that were sent, and of others those that are not blurred", async () => {
  const [anna, bert] = [await anAccount({ credits: 20 }), await anAccount({ credits: 20 })];
  const { photo } = await sent(anna, bert);
  await delivered(bert);
  const photosIn = async ({ stub, token }: TestAccount) => valueOf(await stub.account.exportOverview(token)).photos;
  expect(await photosIn(anna)).toMatchObject([{ about: { status: "active" } }]);
  expect(await photosIn(bert)).toEqual([]);
  await bert.visitor.call(sendMessage, { client_id: crypto.randomUUID(), to: anna.id, text: "Thank you!" });
  expect((await photosIn(bert))[0]?.files).toContain(`${photo}/full.webp`);
  const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
  const page = valueOf(
    await bert.stub.account.exportMessages(bert.token, { conversation: chat?.conversation.id ?? "" }),
  );
  expect(page.messages[0]).toMatchObject({ own: false, text: "", photo: true });
});
