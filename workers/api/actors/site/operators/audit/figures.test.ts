import { afterEach, expect, test } from "vitest";
import {
  aDecidedReport,
  aReport,
  appealLinkOf,
  claimCase,
  decideReport,
  decisionOn,
  forget,
  inSite,
  olga,
  omar,
  settle,
} from "../../../../../../tests/workers/case-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  type TestMember,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import { writeAudit } from "./audit.ts";
import { figuresOf } from "./figures.ts";
import { decide, undo } from "../queue/queue-decisions.ts";
import { claimNext, putItem } from "../queue/queue.ts";

afterEach(() => moveClock(0));

const HOUR = 3_600_000;
const site = () => actors.site();
const two = async (): Promise<[TestMember, TestMember]> => [await aMember(), await aMember()];

/** Each test has a year of its own, for all share a site. It is past: in a later one everything that other tests left falls due at once. */
const toYear = (year: number) => moveClock(Date.parse(`${year}-06-01T12:00:00Z`) - Date.now());
const later = (hours: number) => moveClock(clock.offset() + hours * HOUR);
const figures = (year: number) => site().queues.figures(year);

/** A report that waited for so long. */
async function decidedAfter(hours: number): Promise<string> {
  const members = await two();
  const reported = await aReport(...members);
  later(hours);
  await decideReport(reported, members);
  return reported;
}

test("a year with nothing is all zeros", async () => {
  expect(await figures(2030)).toMatchObject({
    notices: [],
    decisions: [],
    lifted: [],
    appeals: [
      { side: "reported", received: 0, upheld: 0, reversed: 0 },
      { side: "reporter", received: 0, upheld: 0, reversed: 0 },
    ],
    median_seconds: { decision: null, appeal: null },
    photos: { approved: 0, refused: [] },
    texts: { approved: 0, refused: [] },
    held_by_software: 0,
  });
});

test("reports are counted by reason, decisions by outcome and ground, erased members' too", async () => {
  toYear(2011);
  const [anna, bert] = await two();
  await aReport(anna, bert, { reason: "other" });
  await aDecidedReport([anna, bert]);
  await aDecidedReport([anna, bert], { outcome: "nothing", ground: "no_violation" });
  const before = await figures(2011);
  expect(before.notices).toEqual([
    { kind: "report", reason: "harassment", count: 2 },
    { kind: "report", reason: "other", count: 1 },
  ]);
  expect(before.decisions).toEqual([
    { kind: "report", outcome: "nothing", ground: "no_violation", count: 1 },
    { kind: "report", outcome: "suspend", ground: "harassment", count: 1 },
  ]);
  for (const member of [anna, bert]) await forget(member);
  expect(await figures(2011)).toEqual(before);
});

test("the median is the middle one's time, of two the mean", async () => {
  toYear(2012);
  for (const hours of [2, 1, 48]) await decidedAfter(hours);
  expect((await figures(2012)).median_seconds.decision).toBeCloseTo(2 * 3600, -2);
  toYear(2013);
  for (const hours of [2, 4]) await decidedAfter(hours);
  expect((await figures(2013)).median_seconds).toEqual({ decision: expect.closeTo(3 * 3600, -2), appeal: null });
});

test("appeals are counted by who made them and what became of them, and are no decisions more", async () => {
  toYear(2014);
  for (const decision of ["uphold", "reverse"] as const) {
    const [anna, bert] = [await aMember(), await aMember({ language: "en" })];
    const reported = await aDecidedReport([anna, bert]);
    const link = await appealLinkOf(bert, "case_decided");
    valueOf(await site().cases.sendAppeal({ ...link, text: "It was my brother." }));
    later(3);
    const number = await claimCase("appeals", await decisionOn(reported), omar);
    const instead = decision === "reverse" && { outcome: "nothing" as const, ground: "no_violation" as const };
    valueOf(await site().cases.decideAppeal({ number, operator: omar, decision, words: "So it is.", ...instead }));
    await settle(number, anna, bert);
  }
  const { appeals, decisions, median_seconds } = await figures(2014);
  expect(appeals[0]).toEqual({ side: "reported", received: 2, upheld: 1, reversed: 1 });
  expect(decisions).toEqual([{ kind: "report", outcome: "suspend", ground: "harassment", count: 2 }]);
  expect(median_seconds.appeal).toBeCloseTo(3 * 3600, -2);
});

test("photos and texts are counted by what was decided last, also at the turn of the year", async () => {
  const newYear = Date.parse("2015-12-31T23:00:00Z");
  moveClock(newYear - 5000 - Date.now());
  const event = { target: "site", kind: "count", payload: { name: "decided" } };
  await inSite((sql) => {
    const item = (queue: string) => {
      putItem(sql, { queue, ref: crypto.randomUUID(), member: "anna", at: 0 });
      return claimNext(sql, { queue, operator: olga })?.number ?? 0;
    };
    const say = (queue: string, number: number, action: "approved" | "refused", why?: string) =>
      valueOf(decide(sql, { queue, number, operator: olga, action, why, events: () => [event] }));
    say("photos", item("photos"), "approved");
    say("held-texts", item("held-texts"), "refused", "money");
    const changed = item("photos");
    say("photos", changed, "approved");
    moveClock(newYear + 1000 - Date.now());
    valueOf(undo(sql, { number: changed, operator: olga }));
    say("photos", changed, "refused", "no_face");
    expect(figuresOf(sql, 2015)).toMatchObject({
      photos: { approved: 1, refused: [] },
      texts: { approved: 0, refused: [{ reason: "money", count: 1 }] },
    });
    expect(figuresOf(sql).photos).toEqual({ approved: 0, refused: [{ reason: "no_face", count: 1 }] });
  });
});

test("lifts are counted by kind, and who the software held by itself", async () => {
  toYear(2017);
  await inSite((sql) => writeAudit(sql, { operator: olga, action: "lifted_ban", member: "anna", why: "a mistake" }));
  const anna = await aMember();
  for (const by of ["one", "two", "three"])
    await anna.stub.receive({ id: crypto.randomUUID(), kind: "spam_flag", payload: { by } });
  await delivered(anna);
  expect(await figures(2017)).toMatchObject({ lifted: [{ kind: "ban", count: 1 }], held_by_software: 1 });
  expect((await figures(2030)).first_year).toBeLessThanOrEqual(2017);
});
