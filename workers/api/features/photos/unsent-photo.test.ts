import { afterEach, expect, test } from "vitest";
import { sendMessage } from "../../../../app/contract/conversations/conversations.ts";
import { getUnsentPhoto, uploadMessagePhoto } from "../../../../app/contract/conversations/message-photos.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

const unsent = ({ visitor }: TestAccount, key: string) => visitor.call(getUnsentPhoto, { key });

test("only its sender sees a photo that waits for its message, first without names, and nobody once it was sent", async () => {
  const [anna, bert] = [await anAccount({ credits: 9 }), await anAccount()];
  const key = crypto.randomUUID();
  expect(await unsent(anna, key)).toMatchObject({ status: 404, body: { error: "not_found" } });
  await anna.visitor.upload(uploadMessagePhoto, { key }, aPng());
  const early = await unsent(anna, key);
  expect(early).toMatchObject({ status: 200, body: { photo: { status: "preparing" } } });
  expect(early.body["photo"]).not.toHaveProperty("filename");
  await anna.stub.runDue();
  expect((await unsent(anna, key)).body["photo"]).toMatchObject({
    status: "active",
    filename: expect.stringContaining("/large."),
  });
  expect(await unsent(bert, key)).toMatchObject({ status: 404 });
  await anna.visitor.call(sendMessage, { client_id: key, to: bert.id, text: "", photo: true });
  expect(await unsent(anna, key)).toMatchObject({ status: 404, body: { error: "not_found" } });
});

test("one that no message follows within a day goes again", async () => {
  const anna = await anAccount();
  const key = crypto.randomUUID();
  await anna.visitor.upload(uploadMessagePhoto, { key }, aPng());
  await anna.stub.runDue();
  moveClock(25 * 60 * 60_000);
  await anna.stub.runDue();
  expect(await unsent(anna, key)).toMatchObject({ status: 404 });
});
