import { afterEach, expect, test } from "vitest";
import { anAnswer } from "../../../../../tests/workers/fictional-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
  write,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

afterEach(() => moveClock(0));

/** The kinds of mail that the first of them got so far, oldest first, once everything due has been seen to. */
async function mailsOf(member: TestMember, ...others: TestMember[]): Promise<string[]> {
  await delivered(member, ...others);
  const mails = valueOf(await member.stub.notifications.sentMails(member.token));
  return mails.map(({ kind }) => kind).reverse();
}

const later = (milliseconds: number) => moveClock(clock.offset() + milliseconds);

async function aPair(wishes: { country?: string } = {}) {
  const [anna, bert] = await Promise.all([
    aMember({ credits: 100, paid_user: true, images: [aPhoto()], ...wishes }),
    aMember({ credits: 100, paid_user: true, ...wishes, name: "Bert", gender: "male", images: [aPhoto()] }),
  ]);
  return { anna, bert };
}

const aPhoto = () => ({ id: crypto.randomUUID().slice(0, 12), status: "active" as const });

test("a new conversation is mailed five minutes later, once, however much is written in it", async () => {
  const { anna, bert } = await aPair();
  for (const text of ["Good morning", "I am Bert", "I like walking"]) await write(bert, anna, { text });
  await delivered(bert, anna);
  later(5 * MINUTE - 1000);
  expect(await mailsOf(anna)).toEqual([]);
  later(2000);
  expect(await mailsOf(anna)).toEqual(["new_conversations"]);
  const mail = (await actors.site().mails()).find(({ to }) => to === anna.order.email);
  expect(mail?.subject).toBe("Bert heeft je geschreven");
  expect(mail?.text).not.toContain("walking");
  later(2 * HOUR);
  expect(await mailsOf(anna)).toEqual(["new_conversations"]);
});

test("what was read meanwhile is mailed to nobody", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna);
  await delivered(bert, anna);
  await anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" });
  later(6 * MINUTE);
  expect(await mailsOf(anna, bert)).toEqual([]);
  later(4 * DAY);
  expect(await mailsOf(anna, bert)).toEqual([]);
});

test("of one kind there is one mail in four hours, and it counts what is unread when it leaves", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna);
  await delivered(bert, anna);
  later(6 * MINUTE);
  await mailsOf(anna);
  await write(bert, anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna, bert)).toEqual(["new_conversations"]);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations", "new_messages"]);
  await write(bert, anna);
  await write(bert, anna);
  await delivered(bert, anna);
  later(4 * HOUR - 2 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations", "new_messages"]);
  later(3 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations", "new_messages", "new_messages"]);
  const mail = (await actors.site().mails()).find(({ to }) => to === anna.order.email);
  expect(mail?.subject).toBe("4 nieuwe berichten");
});

test("likes are counted together, and one that was taken back is not", async () => {
  const { anna, bert } = await aPair();
  const others = await Promise.all(["Carl", "Dirk"].map((name) => aMember({ name })));
  for (const one of [bert, ...others]) await one.stub.people.like(one.token, anna.id);
  await delivered(bert, ...others, anna);
  await bert.stub.people.unlike(bert.token, anna.id);
  await delivered(bert, anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["like"]);
  const mail = (await actors.site().mails()).find(({ to }) => to === anna.order.email);
  expect(mail?.subject).toBe("2 mensen vinden je leuk");
});

test("somebody fictional is called so in the mail", async () => {
  const { anna } = await aPair();
  const roos = await aMember({ name: "Roos", email: "", fictional: true });
  await anAnswer(roos, anna);
  await delivered(anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations"]);
  const mail = (await actors.site().mails()).find(({ to }) => to === anna.order.email);
  expect(mail?.subject).toBe("Roos (fictief profiel) heeft je geschreven");
});

test("nobody is mailed who does not want it or has no address", async () => {
  const { bert } = await aPair();
  const [off, fictional] = await Promise.all([aMember(), aMember({ email: "", fictional: true })]);
  await off.stub.notifications.change(off.token, { email: { like: false } });
  for (const one of [off, fictional]) await bert.stub.people.like(bert.token, one.id);
  await delivered(bert, off, fictional);
  later(6 * MINUTE);
  expect(await mailsOf(off)).toEqual([]);
  await delivered(fictional);
  expect((await actors.site().mails()).map(({ to }) => to)).not.toContain("");
});

test("after a mail came back there are no more, also none that was scheduled before, until mail is on again", async () => {
  const { anna, bert } = await aPair();
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert, anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["like"]);
  await write(bert, anna);
  await delivered(bert, anna);
  const [mail] = valueOf(await anna.stub.notifications.sentMails(anna.token));
  await anna.stub.notifications.noteMailEvent({ mail: mail?.id ?? "", event: "bounce" });
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["like"]);
  await anna.stub.notifications.enable(anna.token, "bounce");
  await write(bert, anna);
  await delivered(bert, anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["like", "mail_test", "new_messages"]);
});

test("unread messages are remembered after three days, once until all are read", async () => {
  const { anna, bert } = await aPair();
  await write(bert, anna);
  await delivered(bert, anna);
  later(6 * MINUTE);
  await mailsOf(anna);
  later(3 * DAY - 8 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations"]);
  later(3 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["new_conversations", "unread_message_reminders"]);
  await write(bert, anna);
  later(3 * DAY + MINUTE);
  await delivered(bert);
  const reminders = (await mailsOf(anna)).filter((kind) => kind === "unread_message_reminders");
  expect(reminders).toHaveLength(1);
});

test("a reminder counts its three days from the oldest message that is still unread", async () => {
  const { anna, bert } = await aPair();
  const carl = await aMember({ name: "Carl", credits: 10, paid_user: true });
  await write(bert, anna);
  await delivered(bert, anna);
  later(2 * DAY);
  await write(carl, anna);
  await delivered(carl, anna);
  await anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" });
  later(DAY + MINUTE);
  expect(await mailsOf(anna)).not.toContain("unread_message_reminders");
  later(2 * DAY);
  expect(await mailsOf(anna)).toContain("unread_message_reminders");
});

test("the week is told a week after the sign-up, and only if there is something to tell", async () => {
  // Nobody else is new there.
  const { anna, bert } = await aPair({ country: "IS" });
  await delivered(anna, bert);
  later(6 * DAY);
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert, anna);
  later(DAY - MINUTE);
  expect(await mailsOf(anna)).toEqual(["like"]);
  later(2 * MINUTE);
  expect(await mailsOf(anna)).toEqual(["like", "weekly_updates"]);
  expect(await mailsOf(bert)).toEqual([]);
  later(7 * DAY);
  expect(await mailsOf(anna)).toEqual(["like", "weekly_updates"]);
});

test("who has not confirmed the address is reminded after a day, once, and of nothing else", async () => {
  const carla = await aMember({ confirmed: false });
  expect(await mailsOf(carla)).toEqual(["activation"]);
  later(DAY - MINUTE);
  expect(await mailsOf(carla)).toEqual(["activation"]);
  later(2 * MINUTE);
  expect(await mailsOf(carla)).toEqual(["activation", "reminders"]);
  later(14 * DAY);
  expect(await mailsOf(carla)).toEqual(["activation", "reminders"]);
});

test("who has no photo is asked for one by mail after three days, once", async () => {
  const without = await aMember();
  await delivered(without);
  const told: string[][] = [];
  for (const days of [2, 1, 1, 14]) {
    later(days * DAY + MINUTE);
    // The weekly letter tells of whoever the tests beside this one made.
    told.push((await mailsOf(without)).filter((kind) => kind !== "weekly_updates"));
  }
  expect(told).toEqual([[], ["reminders"], ["reminders"], ["reminders"]]);
});

test("nothing is mailed while a device is connected; afterwards, if it is still unread", async () => {
  const { anna, bert } = await aPair();
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(bert, anna);
  const { webSocket } = await anna.stub.fetch(
    new Request("http://member/live", { headers: { Upgrade: "websocket", "X-Session-Token": anna.token } }),
  );
  webSocket?.accept();
  await write(bert, anna);
  await delivered(bert, anna);
  later(6 * MINUTE);
  expect(await mailsOf(anna)).toEqual([]);
  webSocket?.close(1000);
  await expect
    .poll(async () => {
      later(6 * MINUTE);
      return mailsOf(anna);
    })
    .toEqual(["like"]);
});
