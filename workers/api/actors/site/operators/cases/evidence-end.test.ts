import { afterEach, expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import {
  aCaseWithPhoto,
  appealLinkOf,
  claimCase,
  decideReport,
  everythingInSite,
  inSite,
  omar,
  runSiteAlarm,
  settle,
  siteAlarm,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { days } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { actors, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import { casesAbout, findCase } from "./cases.ts";

afterEach(() => moveClock(0));

/** As many days later, with what is due then done. */
async function after(count: number): Promise<void> {
  moveClock(days(count));
  await runSiteAlarm();
}

test("half a year after the decision no evidence is left, nor who reported; the decision and its number stay", async () => {
  const { anna, bert, number, word, isKept } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert], { words: `about ${word}` });
  const link = await appealLinkOf(bert, "case_decided");
  expect(await siteAlarm()).toBeLessThanOrEqual(clock.now() + days(183));
  await after(182);
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ reporter: anna.id, evidence: true });
  expect(await isKept()).toBe(true);
  await after(184);
  const left = await everythingInSite();
  for (const trace of [word, anna.id]) expect(left).not.toContain(trace);
  expect(await isKept()).toBe(false);
  expect(await inSite((sql) => casesAbout(sql, bert.id))).toMatchObject([
    { case: number, evidence: false, decisions: [{ outcome: "suspend", ground: "harassment", words: "" }] },
  ]);
  expect(await actors.site().cases.appeal(link)).toEqual(refuse("link_invalid"));
});

test("a case that waits keeps its evidence, however long", async () => {
  const { number, isKept } = await aCaseWithPhoto();
  await after(400);
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ evidence: true });
  expect(await isKept()).toBe(true);
});

test("an appeal keeps the evidence until half a year after its own decision", async () => {
  const { anna, bert, number, isKept } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert]);
  valueOf(await actors.site().cases.sendAppeal({ ...(await appealLinkOf(bert, "case_decided")), text: "Not me." }));
  await after(300);
  expect(await isKept()).toBe(true);
  const [decision] = await inSite((sql) =>
    sql.exec<{ number: number }>('SELECT number FROM case_decisions WHERE "case" = ?', number).toArray(),
  );
  const item = await claimCase("appeals", String(decision?.number), omar);
  valueOf(await actors.site().cases.decideAppeal({ number: item, operator: omar, decision: "uphold", words: "" }));
  await settle(item, anna, bert);
  await after(482);
  expect(await isKept()).toBe(true);
  await after(484);
  expect(await isKept()).toBe(false);
  expect(await inSite((sql) => casesAbout(sql, bert.id))).toMatchObject([
    { evidence: false, decisions: [{}, { on_appeal: true }], appeals: [{ decided: true }] },
  ]);
});

test("a copy that another case is about to have stays when the evidence of the one that has it ends", async () => {
  const { anna, bert, number, photo, isKept } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert]);
  const first = await inSite((sql) => findCase(sql, number));
  moveClock(days(184));
  await actors.site().cases.expectEvidence([photo]);
  await runSiteAlarm();
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ evidence: false });
  expect(await isKept()).toBe(true);
  const payload = { ...first, number: `R-${crypto.randomUUID()}`, at: clock.now() };
  await actors.site().receive({ id: payload.number, kind: "report", payload });
  await after(187);
  expect(await isKept()).toBe(true);
});

test("a copy that another case was about to have goes a day later, when that one does not come", async () => {
  const { anna, bert, number, photo, isKept } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert]);
  moveClock(days(184));
  await actors.site().cases.expectEvidence([photo]);
  await after(186);
  expect(await isKept()).toBe(false);
});
