import { beforeEach, expect, onTestFinished, test } from "vitest";
import { inObject, mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, valueOf, type TestMember } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import { charge, grant } from "../ledger/wallet.ts";

/** Sets the clock, until the test is over. */
function setClock(instant: string): void {
  moveClock(Date.parse(instant) - Date.now());
  onTestFinished(() => moveClock(0));
}

const switchTo = async ({ stub, token }: TestMember, statement: boolean) =>
  valueOf(await stub.notifications.setPreferences(token, { statement }));

const isOn = async ({ stub, token }: TestMember) => valueOf(await stub.money.transactions(token, 1)).statement;

/** What the monthly mails to them say, the earliest first; what is due is done first. */
async function statementsTo(member: TestMember): Promise<string[]> {
  await delivered(member);
  const mails = (await mailsTo(member)).filter(({ kind }) => kind === "statement");
  return mails.map(({ text = "" }) => text).toReversed();
}

const credits = (member: TestMember, move: (sql: SqlStorage) => unknown) => inObject(member, (sql) => void move(sql));

let count = 0;
const bought = (sql: SqlStorage, amount: number) =>
  grant(sql, { key: `payment:p${(count += 1)}`, from: "payments", credits: amount, kind: "payment" });
const wrote = (sql: SqlStorage, amount = 1) =>
  charge(sql, { key: `message:m${(count += 1)}`, to: "site:messages", credits: amount, kind: "message" });

beforeEach(() => setClock("2031-03-10T12:00:00Z"));

test("who wants it gets the month that ended, not before it has ended where they live, and once", async () => {
  const anna = await aMember({ country: "NL", language: "en", credits: 5 });
  await switchTo(anna, true);
  await credits(anna, (sql) => [bought(sql, 50), wrote(sql), wrote(sql)]);
  // March ends at 22:00 UTC in Amsterdam: summer time began.
  setClock("2031-03-31T21:59:30Z");
  await credits(anna, (sql) => wrote(sql));
  expect(await statementsTo(anna)).toEqual([]);
  setClock("2031-03-31T22:00:30Z");
  await credits(anna, (sql) => bought(sql, 20));
  expect(await statementsTo(anna)).toEqual([]);
  setClock("2031-04-01T07:00:01Z");
  const [text = "", ...others] = await statementsTo(anna);
  expect(others).toEqual([]);
  expect(text).toContain("March 2031");
  for (const [term, detail] of [
    ["At the beginning", "0"],
    ["To begin with (1×)", "+5"],
    ["Bought (1×)", "+50"],
    ["Messages (3×)", "-3"],
    ["At the end", "52"],
  ])
    expect(text).toContain(`${term}: ${detail}\n`);
  setClock("2031-04-20T07:00:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
  setClock("2031-05-01T07:00:01Z");
  const [, april = ""] = await statementsTo(anna);
  expect(april).toContain("At the beginning: 52\n");
  expect(april).toContain("At the end: 72\n");
});

test("a month in which nothing happened is not spoken of, nor one that was missed", async () => {
  const anna = await aMember({ country: "NL", language: "en", credits: 5 });
  await switchTo(anna, true);
  setClock("2031-04-01T08:00:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
  setClock("2031-05-01T08:00:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
  await credits(anna, (sql) => wrote(sql));
  setClock("2031-08-02T08:00:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
});

test("nobody gets it who did not ask, or asked for no more of it", async () => {
  const [anna, bert] = [await aMember({ country: "NL", credits: 5 }), await aMember({ country: "NL", credits: 5 })];
  expect(await isOn(anna)).toBe(false);
  await switchTo(bert, true);
  expect(await isOn(bert)).toBe(true);
  await switchTo(bert, false);
  expect(await isOn(bert)).toBe(false);
  setClock("2031-04-02T08:00:00Z");
  expect([await statementsTo(anna), await statementsTo(bert)]).toEqual([[], []]);
});

test("who moves to where the month has not ended yet waits for its end there, and gets it once", async () => {
  const anna = await aMember({ country: "NL", language: "en", credits: 5 });
  await switchTo(anna, true);
  valueOf(await anna.stub.notifications.setPreferences(anna.token, { time_zone: "Pacific/Honolulu" }));
  // Nine in the morning of the first of April in Amsterdam, evening of the last of March in Honolulu.
  setClock("2031-04-01T07:30:00Z");
  expect(await statementsTo(anna)).toEqual([]);
  setClock("2031-04-01T19:30:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
  setClock("2031-04-05T19:30:00Z");
  expect(await statementsTo(anna)).toHaveLength(1);
});

test("mail that came back stops it, too", async () => {
  const anna = await aMember({ country: "NL", credits: 5 });
  await switchTo(anna, true);
  await inObject(anna, (sql) => sql.exec("INSERT INTO notifications_disabled (reason, at) VALUES ('bounce', 1)"));
  setClock("2031-04-02T08:00:00Z");
  expect(await statementsTo(anna)).toEqual([]);
});
