import { setTimeout as after } from "node:timers/promises";
import { expect, test } from "vitest";
import { signup } from "../../app/contract/account/account.ts";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { listChats, listMessages, sendMessage } from "../../app/contract/conversations/conversations.ts";
import { getMember, listLikes } from "../../app/contract/people/discovery.ts";
import { listMails } from "../../app/contract/account/notifications.ts";
import { login } from "../../app/contract/account/session.ts";
import { aSignUp } from "../support/sign-up.ts";
import { memberToErase, uniqueWord, type MemberToErase } from "../support/site/member-to-erase.ts";
import { eventually } from "../support/eventually.ts";
import { brokenPhotos } from "../support/site/photo-invariants.ts";
import { ownSite, type OwnSite } from "../support/site/own-site.ts";
import type { MadeMember } from "../support/site/site-api.ts";
import { staffWords } from "../support/site/staff-words.ts";
import {
  makeAlarmsDue,
  tracesInFiles,
  storedTraces,
  storedPhotos,
  storedRows,
  type StoredRow,
} from "../support/site/stored-data.ts";

const HOUR = 60 * 60_000;
const GRACE_PERIOD = 14 * 24 * HOUR;

/** Sends the due mails about likes and messages, which name people to others. */
async function sendDueNotifications(site: OwnSite, people: readonly { id: string }[]): Promise<void> {
  await site.moveClock(3 * HOUR);
  for (const { id } of people) await site.internal().runAlarm(id);
}

type DeletedMember = Pick<MemberToErase, "cookie" | "password" | "comment">;

async function close(site: OwnSite, ...members: readonly DeletedMember[]): Promise<void> {
  for (const { cookie, password, comment } of members)
    await site.device(cookie).callOrThrow(deleteAccount, { password, reason: "other", comment });
  await site.moveClock(GRACE_PERIOD + HOUR);
}

/** Does what the alarm would do until the member's object has nothing left. */
async function eraseByAlarm(site: OwnSite, { id, name }: Pick<MemberToErase, "id" | "name">): Promise<void> {
  await eventually(
    `${name} is erased`,
    async () => {
      await site.internal().runAlarm(id);
      const { entries } = await site.internal().ledger(id);
      // What a kill interrupted is tried again later.
      return entries.length === 0;
    },
    40_000,
  );
}

/** What a friend sees of an erased member. */
async function expectDeletedMember(site: OwnSite, friend: MadeMember, erased: MemberToErase): Promise<void> {
  const api = site.device(friend.cookie);
  const [chat] = (await api.callOrThrow(listChats)).chats;
  expect(chat?.profile).toEqual({ id: expect.not.stringContaining(erased.id) as string, deleted: true });
  const { messages, profile } = await api.callOrThrow(listMessages, { conversation: chat?.conversation.id ?? "" });
  expect(messages.map(({ text }) => text)).toEqual(erased.messages);
  const likes = await api.callOrThrow(listLikes);
  expect([...likes.profiles, ...likes.liked_by]).toEqual([]);
  for (const id of [erased.id, profile.id]) {
    expect(await api.call(getMember, { id })).toMatchObject({ ok: false, status: 404 });
    const message = { client_id: crypto.randomUUID(), to: id, text: "Are you there?" };
    expect(await api.call(sendMessage, message)).toMatchObject({ ok: false });
  }
  expect(JSON.stringify((await api.callOrThrow(listMails)).mails)).not.toContain(erased.name);
}

/**
 * workerd notes an alarm in a file of its own, after the object's. A kill between the two leaves the note of an alarm that
 * is no more. It would go off when its time comes and find nobody; the tests' clock moves no alarm of workerd's.
 */
async function runAlarmsLeft(site: OwnSite, members: readonly MemberToErase[]): Promise<void> {
  if (makeAlarmsDue(site.dataDir, members) === 0) return;
  await site.start();
  await eventually("no alarm of theirs is left", async () => makeAlarmsDue(site.dataDir, members) === 0);
  await site.stop();
}

/** The development mailbox stands for people's own: the one mail that says goodbye arrived there, and nothing else. */
function isFarewell({ where, row }: StoredRow): boolean {
  return /^Site.* mails$/.test(where) && row.includes(String.raw`\"kind\":\"account_erased\"`);
}

function expectNoTrace(dataDir: string, { id, email, traces, comment }: MemberToErase): void {
  const found = storedTraces(dataDir, traces, isFarewell) || storedTraces(dataDir, [id, comment]);
  expect(storedRows(dataDir).filter((row) => isFarewell(row) && row.row.includes(email))).toHaveLength(1);
  if (found) throw new Error(`Found after the erasure:\n${found}`);
}

/** Nothing is in free pages either. Only the last mail to her has her name and her last address. */
function expectNoBytes(dataDir: string, { traces, name, email }: MemberToErase): void {
  const farewell = [name, email];
  const rest = traces.filter((trace) => !farewell.includes(trace));
  const [free, said] = [tracesInFiles(dataDir, rest), tracesInFiles(dataDir, farewell, { but: "periwinkle-Site" })];
  if (free || said) throw new Error(`Found in free pages:\n${free}\n${said}`);
}

/**
 * Her texts are not in the files before anything is rewritten: each was overwritten in its place (decision 0127). Ids and
 * days, which indexes hold, may still lie in free space.
 */
function expectNoWords(dataDir: string, { id, traces, name, email }: MemberToErase): void {
  const words = traces.filter((trace) => ![id, name, email, "1949-02-17"].includes(trace));
  const found = [
    tracesInFiles(dataDir, words),
    tracesInFiles(dataDir, [name, email], { but: "periwinkle-Site" }),
  ].filter(Boolean);
  if (found.length > 0) throw new Error(`Words were found after the erasure:\n${found.join("\n")}`);
}

/** The site's accounts keep what was paid and spent under a number that belongs to no member. */
function expectBooks(dataDir: string, { payment }: MemberToErase): void {
  const rows = storedRows(dataDir).filter(({ where }) => where.endsWith(" accounting"));
  const entries = rows.map(({ row }) => JSON.parse(row) as { account: string; kind: string; entry: string });
  const mine = entries.find(({ kind, entry }) => kind === "payment" && entry.includes(payment.payment_id));
  expect(JSON.parse(mine?.entry ?? "{}")).toMatchObject({
    amount: payment.amount.amount,
    currency: payment.amount.currency,
    credits: payment.credits,
    status: "completed",
  });
  const moved = entries.filter(({ account, kind }) => account === mine?.account && kind !== "payment");
  const balance = moved.reduce((sum, { entry }) => {
    const { to_account, credits } = JSON.parse(entry) as { to_account: string; credits: number };
    return to_account === "wallet" ? sum + credits : sum - credits;
  }, 0);
  // Nine to begin with, one message, and what was bought.
  expect(balance).toBe(9 - 1 + payment.credits);
}

async function expectNewBeginning(site: OwnSite, { email, emails, password }: MemberToErase): Promise<void> {
  expect(await site.device().call(login, { email, password })).toMatchObject({ problem: { error: "login_failed" } });
  for (const address of emails) await site.device().callOrThrow(signup, anotherSignUp(address));
}

const anotherSignUp = (email: string) => aSignUp({ name: "Anew", email, password: "another password", language: "en" });

/** Signs up with a first message to `friend`, and never confirms the address. */
async function hasty(site: OwnSite, friend: MadeMember) {
  const [api, message] = [site.device(), `Would you write to me? ${uniqueWord()}`];
  const order = { ...anotherSignUp(`${uniqueWord()}@hasty.example`), target: friend.id, signup_message: message };
  const { user } = await api.callOrThrow(signup, order);
  const [cookie = ""] = Object.entries(api.cookies).map((pair) => pair.join("="));
  return {
    id: user.id ?? "",
    name: order.name,
    password: order.password,
    comment: `Never mind ${uniqueWord()}`,
    cookie,
    message,
  };
}

test("after erasure nothing that is kept finds the person, and the books are still right", async () => {
  const site = await ownSite("erasure");
  const friend = await site.internal().makeMember({ name: "Bert", gender: "male", credits: 9 });
  const mina = await memberToErase(site, friend);
  mina.traces.push(...(await staffWords(site, mina)));
  const unsent = await hasty(site, friend);
  await sendDueNotifications(site, [friend, mina]);
  await site.stop();
  // First: every text can be found before erasure.
  for (const trace of [...mina.traces, unsent.message]) expect(storedTraces(site.dataDir, [trace]), trace).not.toBe("");
  const photos = storedPhotos(site.dataDir).length;
  await site.start();
  await close(site, mina, unsent);
  for (const member of [mina, unsent]) await eraseByAlarm(site, member);
  await site.internal().runAlarm(friend.id);
  await site.stop();
  expectNoTrace(site.dataDir, mina);
  expect(storedTraces(site.dataDir, [unsent.message, unsent.comment])).toBe("");
  expect(storedPhotos(site.dataDir).length).toBeLessThan(photos);
  expect(brokenPhotos(site.dataDir)).toEqual([]);
  expectBooks(site.dataDir, mina);
  expectNoWords(site.dataDir, mina);
  // The next start overwrites what lies in free pages.
  expect(tracesInFiles(site.dataDir, mina.traces)).not.toBe("");
  await site.start();
  await site.stop();
  expectNoBytes(site.dataDir, mina);
  await site.start();
  await expectDeletedMember(site, friend, mina);
  await expectNewBeginning(site, mina);
  const log = await site.close();
  expect(log).toContain('"route"');
  const words = [...mina.messages, mina.comment, unsent.message, unsent.comment];
  for (const secret of [...mina.traces.filter((trace) => trace !== mina.id), ...mina.secrets, ...words])
    expect(log.includes(secret), secret).toBe(false);
});

/** Milliseconds from its beginning. Each test has a site of its own: one of them for all would be too slow beside the browser tests. */
test.each([[[0, 3, 8]], [[15, 30]]])(
  "kill -9 in the middle of an erasure leaves nothing of it undone (%j)",
  async (delays) => {
    const site = await ownSite(`erasure-killed-${delays[0]}`);
    const friend = await site.internal().makeMember({ name: "Bert", gender: "male", credits: 9 });
    const members: MemberToErase[] = [];
    for (const delay of delays) {
      const mina = await memberToErase(site, friend);
      members.push(mina);
      await close(site, mina);
      const erasing = site
        .internal()
        .runAlarm(mina.id)
        .catch(() => undefined);
      await after(delay);
      await site.killAndRestart();
      await erasing;
      // Before the next one moves the clock: a last mail that could not leave is given up after three days.
      await eraseByAlarm(site, mina);
    }
    await site.internal().runAlarm(friend.id);
    await site.stop();
    await runAlarmsLeft(site, members);
    for (const mina of members) {
      expectNoTrace(site.dataDir, mina);
      expectBooks(site.dataDir, mina);
    }
    await site.close();
  },
);
