import { afterEach, expect, test } from "vitest";
import { inObject, mailsTo } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aReport } from "../../../../../tests/workers/case-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  type TestMember,
  unusedMemberId,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { hashOf } from "../../../signature.ts";
import { counts } from "./sanctions.ts";
import { spamFlagsJob } from "./spam-flags-job.ts";

afterEach(() => moveClock(0));

const DAY = 24 * 60 * 60_000;
const LETTER = "Good morning NAME, I am new here and would love to hear about your garden and your dog.";

/** Old enough to begin many conversations a day (decision 0202). */
const aWriter = () => aMember({ credits: 20, paid_user: true, signup_date: clock.now() - 60 * DAY });
const isHeld = (member: TestMember) => inObject(member, (sql) => counts(sql, "hold"));
const flag = ({ stub }: TestMember, by = unusedMemberId()) =>
  stub.receive({ id: crypto.randomUUID(), kind: "spam_flag", payload: { by } });
const lift = ({ stub }: TestMember) =>
  stub.receive({
    id: crypto.randomUUID(),
    kind: "sanction_lifted",
    payload: { kind: "hold", case: null, decided_at: clock.now() },
  });

/** One letter to each of so many new people; how each stands. */
async function writeTo(count: number, anna: TestMember, text = LETTER) {
  const states = [];
  for (let at = 0; at < count; at += 1) {
    const bert = await aMember({ name: `Bert ${at}` });
    const sent = await write(anna, bert, { text: text.replace("NAME", `Bert ${at}`) });
    states.push(valueOf(sent).message.inspection ?? "sent");
  }
  return states;
}

/** Anna has written to each of them. */
async function wroteTo(anna: TestMember, others: TestMember[]) {
  for (const other of others) valueOf(await write(anna, other));
  await delivered(anna, ...others);
}

test("three different members who flag somebody within a week hold their new conversations, one alone never does", async () => {
  const [anna, nagger] = [await aMember(), unusedMemberId()];
  for (let time = 0; time < 5; time += 1) await flag(anna, nagger);
  await flag(anna);
  expect(await isHeld(anna)).toBe(false);
  await flag(anna);
  expect(await isHeld(anna)).toBe(true);
  const [mail] = await mailsTo(anna);
  expect(mail).toMatchObject({ kind: "sanction" });
  expect(mail?.text).toContain("Onze computer merkte dit zelf op");
  moveClock(8 * DAY);
  expect(await isHeld(anna)).toBe(false);
});

test("flags that are a week apart, or from before a hold was lifted, count no more", async () => {
  const anna = await aMember();
  await flag(anna);
  moveClock(8 * DAY);
  for (let time = 0; time < 2; time += 1) await flag(anna);
  expect(await isHeld(anna)).toBe(false);
  await flag(anna);
  expect(await isHeld(anna)).toBe(true);
  moveClock(8 * DAY + 1000);
  await lift(anna);
  moveClock(8 * DAY + 2000);
  await flag(anna);
  expect(await isHeld(anna)).toBe(false);
});

test("flags and letters from before a lift count no more, also where the clock was ahead when they came", async () => {
  const anna = await aWriter();
  moveClock(DAY / 2);
  for (let time = 0; time < 3; time += 1) await flag(anna);
  await writeTo(1, anna);
  moveClock(0);
  await anna.stub.receive({
    id: crypto.randomUUID(),
    kind: "sanction_lifted",
    payload: { kind: "hold", case: null, decided_at: clock.now(), sequence: clock.now() + DAY },
  });
  await flag(anna);
  expect(await isHeld(anna)).toBe(false);
  expect(await writeTo(4, anna)).not.toContain("waiting");
});

test("who flagged somebody, and what they wrote first, is kept for as long as it counts, and by no hash that an id could be tried on", async () => {
  const [anna, reporter] = [await aMember({ credits: 5 }), unusedMemberId()];
  await flag(anna, reporter);
  await writeTo(1, anna);
  const flags = () => inObject(anna, (sql) => sql.exec("SELECT by_hash AS hash FROM spam_flags").toArray());
  const texts = () => inObject(anna, (sql) => sql.exec("SELECT letters AS hash FROM first_texts").toArray());
  const letters = "goodmorningiamnewhereandwouldlovetohearaboutyourgardenandyourdog";
  for (const { hash } of [...(await flags()), ...(await texts())])
    expect([`spam/${reporter}`, `text/${letters}`].map(hashOf)).not.toContain(hash);
  moveClock(DAY);
  await anna.stub.runDue();
  expect([await flags(), await texts()].map((rows) => rows.length)).toEqual([1, 0]);
  moveClock(7 * DAY);
  await anna.stub.runDue();
  expect(await flags()).toEqual([]);
  expect(await inObject(anna, (sql) => [...sql.exec(spamFlagsJob.next).raw()])).toEqual([[null]]);
});

test("the same letter to five new people holds the fifth, whatever name stands in it", async () => {
  const anna = await aWriter();
  expect(await writeTo(6, anna)).toEqual(["sent", "sent", "sent", "sent", "waiting", "waiting"]);
});

test("what cannot be paid was sent to nobody, and holds nothing", async () => {
  const anna = await aMember({ credits: 1, paid_user: true });
  for (let time = 0; time < 6; time += 1) await write(anna, await aMember({ name: "Bert" }), { text: LETTER, cost: 2 });
  expect(await isHeld(anna)).toBe(false);
  expect((await mailsTo(anna)).map(({ kind }) => kind)).not.toContain("sanction");
});

test("short greetings, other words, and letters of another day hold nothing", async () => {
  const anna = await aWriter();
  expect(await writeTo(6, anna, "Good morning, how are you?")).not.toContain("waiting");
  expect(await writeTo(4, anna)).not.toContain("waiting");
  moveClock(DAY + 1000);
  expect(await writeTo(4, anna)).not.toContain("waiting");
});

test("three members who report what somebody writes hold their new conversations; one who reports again, or something else, does not", async () => {
  const anna = await aMember({ credits: 5, paid_user: true });
  const others = [await aMember(), await aMember(), await aMember()];
  const [bert, carl, dirk] = others;
  await wroteTo(anna, others);
  for (const reason of ["asks_for_money", "advertising", "harassment"] as const)
    if (bert) await aReport(bert, anna, { reason });
  for (const wishes of [{ reason: "underage" }, { photo: "one of theirs" }] as const)
    for (const other of others) await aReport(other, anna, wishes);
  const complaint = {
    kind: "complaint",
    reason: "advertising",
    reported: anna.id,
    reporter: null,
    at: clock.now(),
  } as const;
  for (const number of ["one", "two", "three"]) {
    const details = { about: "content" as const, text: "", messages: [], photos: [] };
    const one = { ...complaint, number: `${anna.id}/${number}`, details, content_hash: "" };
    await actors.site().cases.complain(one, { receipt: false });
  }
  if (carl) await aReport(carl, anna, { reason: "nudity" });
  expect(await isHeld(anna)).toBe(false);
  if (dirk) await aReport(dirk, anna, { reason: "hate" });
  expect(await isHeld(anna)).toBe(true);
  expect((await mailsTo(anna))[0]?.text).toContain("Meerdere leden meldden wat je schreef");
});

test("reports of unconfirmed accounts, and of members to whom somebody never wrote, hold nothing", async () => {
  const anna = await aMember({ credits: 5, paid_user: true });
  const readers = [await aMember(), await aMember(), await aMember()];
  const strangers = [await aMember(), await aMember(), await aMember()];
  await wroteTo(anna, readers);
  for (const reader of readers)
    await inObject(reader, (sql) => sql.exec("UPDATE account SET status = 'not_confirmed'").rowsWritten);
  for (const stranger of strangers) await write(stranger, anna, { cost: 0 });
  for (const member of [...readers, ...strangers]) await aReport(member, anna, { reason: "advertising" });
  expect(await isHeld(anna)).toBe(false);
});

test("who blocks somebody that wrote to them, and reports them then, counts as before", async () => {
  const anna = await aMember({ credits: 5, paid_user: true });
  const others = [await aMember(), await aMember(), await aMember()];
  await wroteTo(anna, others);
  for (const [at, other] of others.entries()) {
    valueOf(await other.stub.people.block(other.token, anna.id));
    if (at > 0) valueOf(await other.stub.people.unblock(other.token, anna.id));
    await aReport(other, anna, { reason: "advertising" });
  }
  expect(await isHeld(anna)).toBe(true);
});

test("a fictional profile is never held: nobody but operators writes in its name", async () => {
  const eva = await aMember({ fictional: true });
  for (let time = 0; time < 4; time += 1) await flag(eva);
  expect(await isHeld(eva)).toBe(false);
});

test("whoever marks a mail about a message as spam flags its writer", async () => {
  const anna = await aMember({ credits: 5, paid_user: true });
  for (let time = 0; time < 3; time += 1) {
    const bert = await aMember();
    await wroteTo(anna, [bert]);
    const id = `${bert.id}/mail/1000`;
    await inObject(bert, (sql) =>
      sql.exec(
        "INSERT INTO mails (id, kind, subject, address, at, status, about) VALUES (?, 'new_messages', '', ?, 0, 'sent', ?)",
        id,
        bert.order.email,
        anna.id,
      ),
    );
    await bert.stub.notifications.noteMailEvent({ mail: id, event: "complaint" });
    await delivered(bert);
  }
  expect(await isHeld(anna)).toBe(true);
});

test("what was counted while the clock was ahead counts for nothing once it is set back", async () => {
  const anna = await aMember();
  moveClock(3 * DAY);
  for (let time = 0; time < 2; time += 1) await flag(anna);
  moveClock(0);
  await flag(anna);
  expect(await isHeld(anna)).toBe(false);
  for (let time = 0; time < 2; time += 1) await flag(anna);
  expect(await isHeld(anna)).toBe(true);
});
