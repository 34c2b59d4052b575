import { afterEach, expect, test } from "vitest";
import {
  signInAgain,
  days,
  erase,
  isEmpty,
  inObject,
  deleteAccount,
  aMemberWithPassword,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { found, takeLastMail, tracesOf } from "../../../../../tests/workers/erased-traces.ts";
import {
  aMember,
  actors,
  delivered,
  unusedMemberId,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import { clock, moveClock } from "../../../clock.ts";
import { NEVER } from "../../outbox.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { fileOf, variants } from "../../../providers/photos/variants.ts";
import { askSiteToForget, beginErasure, sayFarewell } from "./erasure.ts";
import { accountAddress } from "../../accounts/account-address.ts";

afterEach(() => moveClock(0));

/** Two who have everything with each other: likes both ways, messages both ways, read, a purchase. */
async function aPair() {
  const [name, email] = [`Wilhelmina ${suffix()}`, `${suffix()}@example.org`];
  const anna = await aMemberWithPassword({
    name,
    email,
    credits: 5,
    images: [{ id: `photo${suffix()}`, status: "active" }],
  });
  const bert = await aMember({ credits: 5 });
  await write(anna, bert, { text: "From the one who leaves" });
  await delivered(anna);
  await write(bert, anna, { text: "From the one who stays" });
  await bert.stub.people.like(bert.token, anna.id);
  await anna.stub.people.like(anna.token, bert.id);
  await delivered(anna, bert);
  await bert.stub.conversations.messages(bert.token, { with: anna.id, limit: 9, mark_read: "1" });
  await delivered(anna, bert);
  return { anna, bert };
}

const suffix = () => crypto.randomUUID().replaceAll("-", "").slice(0, 15);

test("after erasure nothing finds the person: not by id, name or address, in any table of anybody", async () => {
  const { anna, bert } = await aPair();
  expect(await found(tracesOf(anna), anna, bert)).toEqual(["id", "hash", "name", "email", "password"]);
  await erase(anna);
  expect(await takeLastMail(anna)).toBe(1);
  expect(await found(tracesOf(anna), anna, bert)).toEqual([]);
  expect(await isEmpty(anna)).toBe(true);
});

test("the other one's messages stay, from a deleted member; likes go, and the badges are right", async () => {
  const { anna, bert } = await aPair();
  const [before] = valueOf(await bert.stub.conversations.chats(bert.token));
  await erase(anna);
  const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
  expect(chat).toMatchObject({ conversation: before?.conversation, profile: { deleted: true } });
  expect(chat?.profile.id).not.toContain(anna.id);
  for (const query of [{ conversation: chat?.conversation.id ?? "" }, { with: chat?.profile.id ?? "" }]) {
    const page = valueOf(await bert.stub.conversations.messages(bert.token, { ...query, limit: 9 }));
    expect(page.messages.map(({ text }) => text)).toEqual(["From the one who leaves", "From the one who stays"]);
    expect(page.profile).toEqual(chat?.profile);
  }
  expect(valueOf(await bert.stub.people.likes(bert.token))).toEqual({ profiles: [], liked_by: [] });
  expect(await totalsOf(bert)).toMatchObject({ num_unread_messages: 0, num_new_likes: 0 });
  for (const to of [anna.id, chat?.profile.id ?? ""])
    expect(await write(bert, { id: to })).toEqual(refuse("not_found"));
});

test("an unread message of somebody erased can be read, and stays read", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 5 }), await aMember()];
  await write(anna, bert);
  await delivered(anna);
  await erase(anna);
  expect((await totalsOf(bert)).num_unread_messages).toBe(1);
  const [chat] = valueOf(await bert.stub.conversations.chats(bert.token));
  await bert.stub.conversations.messages(bert.token, {
    conversation: chat?.conversation.id ?? "",
    limit: 9,
    mark_read: "1",
  });
  expect((await totalsOf(bert)).num_unread_messages).toBe(0);
  expect(await bert.stub.pendingOutbox()).toBe(0);
});

test("the photos' bytes go", async () => {
  const store = photoStoreOf(objects);
  const photo = { id: `photo${suffix()}`, status: "active" };
  for (const variant of variants) await store.put(fileOf(photo.id, variant), new Uint8Array([1]));
  const anna = await aMemberWithPassword({ images: [photo] });
  await erase(anna);
  for (const variant of variants)
    for (const file of [fileOf(photo.id, variant), `withheld/${fileOf(photo.id, variant)}`])
      expect(await store.get(file)).toBeUndefined();
});

test("money stays in the books, under a number that leads to nobody", async () => {
  const { anna } = await aPair();
  const payment = {
    payment_id: crypto.randomUUID(),
    bundle: "20",
    credits: 20,
    amount: { amount: 995, currency: "EUR" },
    payment_method: "ideal" as const,
  };
  await anna.stub.money.preparePayment(anna.token, payment);
  await anna.stub.money.attachPayment(anna.token, {
    payment_id: payment.payment_id,
    provider_ref: "tp_1",
    checkout_url: "/pay",
  });
  await anna.stub.money.settlePayment({ payment_id: payment.payment_id, status: "completed", amount: payment.amount });
  await erase(anna);
  const books = await actors.site().accounting();
  const mine = books.find(({ entry }) => entry["payment_id"] === payment.payment_id);
  expect(mine).toMatchObject({
    kind: "payment",
    entry: { amount: 995, currency: "EUR", status: "completed", country: "NL" },
  });
  const account = books.filter((line) => line.account === mine?.account);
  const balance = account.reduce((sum, { entry }) => {
    const credits = Number(entry["credits"]);
    return entry["to_account"] === "wallet" ? sum + credits : entry["from_account"] === "wallet" ? sum - credits : sum;
  }, 0);
  expect(balance).toBe(24);
});

test("the address is free again, and nobody answers to the old id", async () => {
  const anna = await aMemberWithPassword();
  const address = accountAddress({ secret: objects.TOKEN_SECRET, site: "tests", email: anna.order.email });
  const accounts = actors.accounts(address.shard);
  await accounts.claim({ email: address.email, member: anna.id });
  const viewer = unusedMemberId();
  expect(await anna.stub.people.person(viewer)).toMatchObject({ id: anna.id });
  await erase(anna);
  expect(await accounts.owner(address.email)).toBeUndefined();
  expect(await signInAgain(anna)).toEqual(refuse("login_failed"));
  expect(await anna.stub.people.person(viewer)).toBeUndefined();
  expect(await anna.stub.deletion.reactivate("any")).toEqual(refuse("link_invalid"));
  expect(await anna.stub.pendingOutbox()).toBe(0);
  await anna.stub.receive({ id: "late/1", kind: "unblock", payload: { id: "late" } });
  await anna.stub.conversations.showTyping("late");
  await anna.stub.runDue();
});

test("alarms that come together do everything once", async () => {
  const { anna, bert } = await aPair();
  await deleteAccount(anna);
  moveClock(days(14) + 60_000);
  while (!(await isEmpty(anna))) await Promise.all([anna.stub.runDue(), anna.stub.runDue(), anna.stub.runDue()]);
  expect(await takeLastMail(anna)).toBe(1);
  expect(await found(tracesOf(anna), anna, bert)).toEqual([]);
});

test("after a crash behind any step it goes on from there", async () => {
  for (const step of ["waiting", "leaving", "forgetting", "farewell"]) {
    const { anna, bert } = await aPair();
    await deleteAccount(anna);
    // Before the time has come, so that no alarm of the object's own comes between.
    await stopsBehind(anna, step);
    moveClock(days(14) + 60_000);
    while (!(await isEmpty(anna))) await anna.stub.runDue();
    expect(await takeLastMail(anna)).toBe(1);
    expect(await found(tracesOf(anna), anna, bert)).toEqual([]);
    moveClock(0);
  }
});

/** What is in the object when the machine stops right behind this step: its transaction is kept, what it wrote has not left. */
async function stopsBehind(anna: TestMember, step: string): Promise<void> {
  const state = { env: objects, frames: [], ended: [], isHere: () => false };
  if (step === "waiting") return;
  await inObject(anna, (sql) => beginErasure({ sql, ...state }));
  if (step === "leaving") return;
  // Each next step is only taken once everybody has heard the one before.
  await heardByAll(anna);
  await inObject(anna, (sql) => askSiteToForget({ sql, ...state }));
  if (step === "forgetting") return;
  await heardByAll(anna);
  await inObject(anna, (sql) => {
    // Dated after the days of grace: one that old would be given up.
    moveClock(days(14) + 60_000);
    sayFarewell({ sql, ...state });
    sql.exec("UPDATE closing SET step = 'farewell', at = ?", clock.now() + days(3));
  });
}

async function heardByAll(anna: TestMember): Promise<void> {
  await inObject(anna, (sql) => void sql.exec("UPDATE closing SET step = 'waiting'"));
  await delivered(anna);
}

test("a last mail that nobody takes is given up after three days", async () => {
  const anna = await aMemberWithPassword();
  await deleteAccount(anna);
  moveClock(days(14) + 60_000);
  await inObject(anna, (sql) => {
    sql.exec("DELETE FROM outbox");
    sql.exec("UPDATE closing SET step = 'farewell', at = ?", clock.now() + days(3));
    sql.exec("INSERT INTO outbox (id, target, kind, payload, due) VALUES ('f', 'mail:f', 'mail', '{}', ?)", NEVER);
  });
  moveClock(days(17));
  await anna.stub.runDue();
  expect(await isEmpty(anna)).toBe(false);
  moveClock(days(17) + 120_000);
  await anna.stub.runDue();
  expect(await isEmpty(anna)).toBe(true);
});
