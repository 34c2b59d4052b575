import { afterEach, expect, test } from "vitest";
import { listChats, listMessages, sendMessage } from "../../../../app/contract/conversations/conversations.ts";
import { type Message } from "../../../../app/contract/conversations/message.ts";
import { showMessagePhoto } from "../../../../app/contract/conversations/message-photos.ts";
import type { Image } from "../../../../app/contract/people/profile.ts";
import { listPhotos } from "../../../../app/contract/people/photos.ts";
import { block } from "../../../../app/contract/safety/blocks.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { deleteAccount, erase, signInAgain } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import {
  anActivePhoto,
  filesOf,
  inMember,
  queuedPhotos,
  statusAt,
  statusesOf,
  upload as uploadOwn,
} from "../../../../tests/workers/photo-fixtures.ts";
import { sendOrder as send, sent, uploadFor } from "../../../../tests/workers/message-photo-fixtures.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

const messages = async ({ visitor }: TestAccount, other: { id: string }) =>
  (await visitor.call(listMessages, { with: other.id })).body["messages"] as Message[];

/** The newest message's photo, as this member sees it. */
const photoFor = async (member: TestAccount, other: { id: string }) => (await messages(member, other)).at(-1)?.photo;

const show = async ({ visitor }: TestAccount, message: string) => visitor.call(showMessagePhoto, { message });

const answers = (member: TestAccount, other: TestAccount) =>
  send(member, other, { text: "Thank you!" }).then(() => delivered(member, other));

async function two(credits = 20) {
  return [await anAccount({ credits }), await anAccount({ credits })] as const;
}

test("a photo is charged once, however often it is sent, and with another text its key is refused", async () => {
  const [anna, bert] = await two();
  const client_id = crypto.randomUUID();
  await uploadFor(anna, client_id);
  await anna.stub.runDue();
  const first = await send(anna, bert, { client_id, photo: true, text: "My garden" });
  expect(first.body).toMatchObject({ credits: 18, message: { text: "My garden", photo: { status: "active" } } });
  expect((await send(anna, bert, { client_id, photo: true, text: "My garden" })).body).toEqual(first.body);
  for (const order of [{ photo: true, text: "Another" }, { text: "My garden" }])
    expect((await send(anna, bert, { client_id, ...order })).body).toMatchObject({ error: "key_reused" });
  const kinds = (await anna.stub.money.ledger()).entries.map(({ kind, credits }) => [kind, credits]);
  expect(kinds.filter(([kind]) => kind === "photo")).toEqual([["photo", 2]]);
});

test("a message waits for its photo, unpaid, and leaves when the photo is ready", async () => {
  const [anna, bert] = await two();
  const client_id = crypto.randomUUID();
  await uploadFor(anna, client_id);
  const answer = await send(anna, bert, { client_id, photo: true });
  expect(answer.body).toMatchObject({
    credits: 20,
    message: { waits_for: "photo", photo: { status: "preparing" } },
  });
  expect(JSON.stringify(answer.body)).not.toContain("webp");
  // Bert knows nothing of it: nothing has left.
  expect(await inMember(bert, (sql) => sql.exec("SELECT 1 FROM messages").toArray())).toEqual([]);
  await delivered(anna, bert);
  expect(await photoFor(bert, anna)).toMatchObject({ locked: true });
  const [own] = await messages(anna, bert);
  expect(own).not.toHaveProperty("waits_for");
  expect(own?.photo?.thumb_filename).toContain("/thumb.webp");
  expect((await send(anna, bert, { client_id, photo: true })).body).toMatchObject({ message: { id: own?.id } });
  const kinds = (await anna.stub.money.ledger()).entries.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "photo")).toEqual(["photo"]);
});

test("a message whose photo cannot be read is refused, costs nothing and reaches nobody", async () => {
  const [anna, bert] = await two();
  const client_id = crypto.randomUUID();
  await uploadFor(anna, client_id);
  await send(anna, bert, { client_id, photo: true });
  // As after three attempts that ended the object.
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET attempts = 3"));
  await delivered(anna, bert);
  expect(await messages(anna, bert)).toMatchObject([
    { inspection: "refused", refusal: "photo", photo: { status: "refused" } },
  ]);
  expect(await messages(bert, anna)).toEqual([]);
  expect((await anna.stub.money.ledger()).entries.map(({ kind }) => kind)).toEqual(["signup"]);
  expect(await statusesOf(anna)).toEqual([]);
});

test("a photo that turned out to be no picture is not sent", async () => {
  const [anna, bert] = await two();
  const client_id = crypto.randomUUID();
  await uploadFor(anna, client_id);
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET attempts = 3"));
  await anna.stub.runDue();
  expect((await send(anna, bert, { client_id, photo: true })).body).toMatchObject({ error: "photo_unreadable" });
});

test("without its photo nothing is sent, nor with a gift beside it; a text's key takes no photo", async () => {
  const [anna, bert] = await two();
  expect((await send(anna, bert, { photo: true })).body).toMatchObject({ error: "photo_missing" });
  const gift = { client_id: crypto.randomUUID(), to: bert.id, text: "", photo: true, gift: "tulips" as const };
  expect((await anna.visitor.call(sendMessage, gift)).status).toBe(422);
  const client_id = crypto.randomUUID();
  await send(anna, bert, { client_id, text: "Hello" });
  expect((await uploadFor(anna, client_id)).body).toMatchObject({ error: "key_reused" });
});

test("who has not answered gets the blur and no other name, until they ask for the photo or answer", async () => {
  const [anna, bert] = await two();
  const message = await sent(anna, bert);
  const locked = await photoFor(bert, anna);
  expect(locked).toMatchObject({ id: message.photo.id, locked: true });
  expect(locked?.filename).toContain("/blur.webp");
  const { body } = await bert.visitor.call(listMessages, { with: anna.id });
  expect(JSON.stringify(body["messages"])).not.toMatch(/\/(full|large|match|thumb)\.webp/);

  const asked = (await show(bert, message.id)).body as { photo: Image; profile: { id: string } };
  expect(asked.photo).not.toHaveProperty("locked");
  expect(asked.photo.full_filename).toContain("/full.webp");
  expect(asked.profile.id).toBe(anna.id);
  expect(await statusAt(asked.photo.full_filename)).toBe(200);
  // Asked for once is not answered.
  expect(await photoFor(bert, anna)).toHaveProperty("locked");

  await answers(bert, anna);
  const [unlocked] = await messages(bert, anna);
  expect(unlocked?.photo).not.toHaveProperty("locked");
  expect(unlocked?.photo?.thumb_filename).toContain("/thumb.webp");
  expect(await photoFor(anna, bert)).toBeUndefined();
  expect((await messages(anna, bert))[0]?.photo).not.toHaveProperty("locked");
});

test("the list of conversations knows that the last one is a photo, and names none", async () => {
  const [anna, bert] = await two();
  await sent(anna, bert);
  const { body } = await bert.visitor.call(listChats, {});
  expect((body["chats"] as unknown[])[0]).toMatchObject({ last_message: { text: "", photo: true, own: false } });
  expect(JSON.stringify((body["chats"] as { last_message: unknown }[])[0]?.last_message)).not.toContain("webp");
});

test("nobody but the two is shown the photo, by whatever id", async () => {
  const [anna, bert] = await two();
  const carla = await anAccount();
  const message = await sent(anna, bert);
  for (const id of [message.id, message.photo.id ?? "", "x"])
    expect((await show(carla, id)).body).toMatchObject({ error: "not_found" });
  await answers(bert, anna);
  const text = (await messages(bert, anna)).at(-1);
  expect((await show(bert, text?.id ?? "")).body).toMatchObject({ error: "not_found" });
});

test("a block takes the photo away with the conversation", async () => {
  const [anna, bert] = await two();
  const message = await sent(anna, bert);
  await bert.visitor.call(block, { id: anna.id });
  await delivered(bert, anna);
  for (const one of [anna, bert]) expect((await show(one, message.id)).body).toMatchObject({ error: "not_found" });
});

test("who leaves takes their photos along, who comes back has them again, and an erasure leaves none", async () => {
  const [anna, bert] = await two();
  const message = await sent(anna, bert);
  await answers(bert, anna);
  const names = ((await show(bert, message.id)).body as { photo: Image }).photo;
  await deleteAccount(anna);
  await delivered(anna, bert);
  expect(await statusAt(names.full_filename)).toBe(404);
  expect((await messages(bert, anna))[0]?.photo).toEqual({});

  const again = valueOf(await signInAgain(anna));
  await anna.stub.runDue();
  await delivered(anna, bert);
  expect(await statusAt(names.full_filename)).toBe(200);
  expect((await messages(bert, anna))[0]?.photo).toHaveProperty("filename");

  const { conversation } = (await bert.stub.conversations.chats(bert.token).then((chats) => {
    if (!chats.ok) throw new Error("no chats");
    return chats.value[0];
  })) as { conversation: { id: string } };
  await erase({ ...anna, token: again.token });
  // The alarm comes for as long as somebody lives there.
  for (let turn = 0; turn < 6; turn += 1) await anna.stub.runDue();
  await delivered(bert);
  expect(await filesOf(message.photo.id ?? "")).toEqual([]);
  const { body } = await bert.visitor.call(listMessages, { conversation: conversation.id });
  expect((body["messages"] as Message[])[0]?.photo).toEqual({});
});

test("photos of messages take no place among those of the profile, and are shown and inspected nowhere", async () => {
  const [anna, bert] = await two();
  for (let count = 0; count < 4; count += 1) await sent(anna, bert);
  expect(await statusesOf(anna)).toEqual([]);
  expect(await queuedPhotos(anna)).toEqual([]);
  const own = [];
  for (let seed = 1; seed <= 3; seed += 1) own.push(await anActivePhoto(anna, aPng({ seed })));
  expect((await uploadOwn(anna, aPng({ seed: 4 }))).body).toMatchObject({ error: "photo_limit" });
  await sent(anna, bert);
  const { body } = await anna.visitor.call(listPhotos, {});
  expect((body["photos"] as { id: string }[]).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

test("five photos may wait for their messages at a time", async () => {
  const [anna, bert] = await two();
  const keys = Array.from({ length: 6 }, () => crypto.randomUUID());
  for (const key of keys.slice(0, 5)) expect((await uploadFor(anna, key)).status).toBe(200);
  expect((await uploadFor(anna, keys[5] ?? "")).body).toMatchObject({ error: "photo_limit", limit: 5 });
  await anna.stub.runDue();
  await send(anna, bert, { client_id: keys[0] ?? "", photo: true });
  expect((await uploadFor(anna, keys[5] ?? "")).status).toBe(200);
});
