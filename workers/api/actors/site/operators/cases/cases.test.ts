import { expect, test } from "vitest";
import { MOST_CASES } from "../../../../../../app/contract/safety/cases.ts";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import {
  aDecidedReport,
  appealLinkOf,
  aReport,
  claimCase,
  decideReport,
  decisionOn,
  inMember,
  inSite,
  mailTo,
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
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { dayIn, endOfDay } from "../../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../../app/domain/locale/format.ts";
import { days } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import { casesAbout, decisionsOn, findCase } from "./cases.ts";

const site = () => actors.site();
const two = async (): Promise<[TestMember, TestMember]> => [
  await aMember({ name: "Anna", language: "en", credits: 30 }),
  await aMember({ name: "Bert", language: "en", credits: 30 }),
];

/** What Bert wrote to Anna, in order: their ids. */
async function conversation(anna: TestMember, bert: TestMember, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) ids.push(valueOf(await write(bert, anna, { text })).message.id);
  await delivered(bert, anna);
  return ids;
}

test("who is an operator, too, decides neither on their own report nor on their appeal, and sees neither in a count", async () => {
  const [anna, bert] = await two();
  const reported = await aReport(anna, bert);
  const own = { ...olga, member: anna.id };
  const waiting = async (queue: string) =>
    (await actors.site().queues.states(own)).find((state) => state.queue === queue);
  await expect(claimCase("reports", reported, own)).rejects.toThrow("nobody gives");
  const number = await claimCase("reports", reported, olga);
  const order = { number, outcome: "ban", ground: "harassment", words: "" } as const;
  expect(await actors.site().cases.decide({ ...order, operator: own }), "claimed before").toEqual(
    refuse("not_claimed"),
  );
  await decideReport(reported, [anna, bert], { outcome: "nothing", ground: "no_violation" });
  const link = await appealLinkOf(anna, "report_decided");
  const before = await waiting("appeals");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: "Please look again." }));
  expect(await waiting("appeals")).toEqual(before);
  const appeal = await decisionOn(reported);
  await expect(claimCase("appeals", appeal, { ...omar, member: anna.id })).rejects.toThrow("nobody gives");
  expect(await claimCase("appeals", appeal, omar)).toBeGreaterThan(0);
});

test("a case keeps the named message with what surrounds it, also when the conversation is gone", async () => {
  const [anna, bert] = await two();
  const [, named] = await conversation(anna, bert, ["Good morning", "Give me money", "Please"]);
  const number = await aReport(anna, bert, { ...(named && { message: named }) });
  await anna.stub.people.block(anna.token, bert.id);
  const kept = await inSite((sql) => findCase(sql, number));
  expect(kept).toMatchObject({ reported: bert.id, reporter: anna.id, reason: "harassment", kind: "report" });
  expect(kept?.details.messages.map(({ text, own, named: is }) => [text, own, is])).toEqual([
    ["Good morning", false, false],
    ["Give me money", false, true],
    ["Please", false, false],
  ]);
  expect((await mailTo(anna, "report_received"))?.text).toContain(number);
});

test("of a conversation a case keeps ten messages on either side of the one that is named, and no more", async () => {
  const [anna, bert] = await two();
  const texts = Array.from({ length: 25 }, (_, at) => `Message ${at}`);
  const ids = await conversation(anna, bert, texts);
  const number = await aReport(anna, bert, { message: ids[12] ?? "" });
  const kept = (await inSite((sql) => findCase(sql, number)))?.details.messages;
  expect(kept?.map(({ text }) => text)).toEqual(texts.slice(2, 23));
});

test("only a message that the other one wrote to the member can be named", async () => {
  const [anna, bert] = await two();
  const own = valueOf(await write(anna, bert, {})).message.id;
  const order = { key: crypto.randomUUID(), id: bert.id, reason: "other" as const, text: "" };
  const evidence = { number: "R-1", reported: bert.id, profile: { id: bert.id }, photos: [] };
  for (const message of [own, "nothing"])
    expect(await anna.stub.people.report(anna.token, { ...order, message }, evidence)).toEqual(refuse("not_found"));
  expect(await anna.stub.people.report(anna.token, { ...order, id: anna.id }, evidence)).toEqual(refuse("yourself"));
});

test("the same key is the same case, with other words it is refused", async () => {
  const [anna, bert] = await two();
  const key = crypto.randomUUID();
  const number = await aReport(anna, bert, { key });
  expect(await aReport(anna, bert, { key })).toBe(number);
  expect(await inSite((sql) => casesAbout(sql, bert.id))).toHaveLength(1);
  const again = { key, id: bert.id, reason: "hate" as const, text: "" };
  expect(await anna.stub.people.reportBefore(anna.token, again)).toEqual(refuse("key_reused"));
});

test("a suspension is carried out and told to both, each what concerns them", async () => {
  const [anna, bert] = await two();
  const number = await aDecidedReport([anna, bert], { words: "Three people told us.", days: 30 });
  expect(await bert.stub.account.user(bert.token)).toMatchObject({ ok: false });
  const [decision] = await inSite((sql) => decisionsOn(sql, number));
  expect(decision?.until, "the end of the last day that the mail names").toBe(
    endOfDay(SITE_TIME_ZONE, dayIn(SITE_TIME_ZONE, (decision?.decided_at ?? 0) + days(30))),
  );
  const statement = await mailTo(bert, "case_decided");
  for (const words of [
    number,
    "suspended",
    "Harassment",
    "Three people told us.",
    "six months",
    "/appeal?id=",
    "/pages/ban",
  ])
    expect(statement?.text).toContain(words);
  expect(statement?.text).not.toContain("Anna");
  const outcome = await mailTo(anna, "report_decided");
  expect(outcome?.text).toContain(number);
  for (const words of ["It is about: Bert", "What you told us: Harassment"]) {
    expect(outcome?.text).toContain(words);
    expect((await mailTo(anna, "report_received"))?.text).toContain(words);
  }
  for (const words of ["Three people", "suspended", "/appeal?id="]) expect(outcome?.text).not.toContain(words);
  expect(await inSite((sql) => casesAbout(sql, bert.id))).toMatchObject([
    { case: number, decisions: [{ outcome: "suspend", ground: "harassment", on_appeal: false }] },
  ]);
});

test("both find the case in their export, neither the other one", async () => {
  const [anna, bert] = await two();
  const number = await aDecidedReport([anna, bert], { words: "It is enough." });
  const ofAnna = valueOf(await anna.stub.account.exportOverview(anna.token)).lists;
  expect(ofAnna.reports).toMatchObject([{ case: number, reason: "harassment", text: "He insults me." }]);
  expect(ofAnna.case_decisions).toMatchObject([{ case: number, side: "reporter", outcome: "acted", words: "" }]);
  expect(JSON.stringify([ofAnna.reports, ofAnna.case_decisions])).not.toContain(bert.id);
  // Bert is suspended: what is his he can still ask for, by what his object keeps.
  const ofBert = await inMember(bert.id, (sql) => JSON.stringify(sql.exec("SELECT * FROM case_decisions").toArray()));
  for (const words of [number, "suspend", "It is enough."]) expect(ofBert).toContain(words);
  expect(ofBert).not.toContain(anna.id);
});

test("where nothing is done only who reported hears of it, and may appeal", async () => {
  const [anna, bert] = await two();
  await aDecidedReport([anna, bert], { outcome: "nothing", ground: "no_violation" });
  expect(await mailTo(bert, "case_decided")).toBeUndefined();
  expect((await mailTo(anna, "report_decided"))?.text).toContain("/appeal?id=");
  expect(await bert.stub.account.user(bert.token)).toMatchObject({ ok: true });
});

test("whoever has not confirmed their address hears of a case all the same", async () => {
  const [anna, bert] = [
    await aMember({ name: "Anna", language: "en", confirmed: false }),
    await aMember({ name: "Bert", language: "en", confirmed: false }),
  ];
  const number = await aDecidedReport([anna, bert]);
  for (const [member, kind] of [
    [anna, "report_received"],
    [anna, "report_decided"],
    [bert, "case_decided"],
  ] as const)
    expect((await mailTo(member, kind))?.text).toContain(number);
});

test("a decision that is taken back within ten seconds tells nobody anything", async () => {
  const [anna, bert] = await two();
  const reported = await aReport(anna, bert);
  const number = await claimCase("reports", reported);
  const order = { number, operator: olga, outcome: "ban" as const, ground: "hate" as const, words: "" };
  expect(await site().cases.decide({ ...order, operator: omar })).toEqual(refuse("not_claimed"));
  expect(await site().cases.decide(order)).toEqual(accept());
  expect(await site().queues.undo({ number, operator: olga })).toEqual(accept());
  await settle(number, anna, bert);
  expect(await inSite((sql) => casesAbout(sql, bert.id))).toMatchObject([{ decisions: [] }]);
  expect(await mailTo(bert, "case_decided")).toBeUndefined();
  valueOf(await site().cases.decide({ ...order, outcome: "warn" }));
  await settle(number, anna, bert);
  expect(await bert.stub.account.user(bert.token)).toMatchObject({ ok: true });
  expect((await mailTo(bert, "case_decided"))?.text).toContain("A warning");
});

test("reading the evidence is written down once a claim, and only who has claimed the case sees it", async () => {
  const [anna, bert] = await two();
  const reported = await aReport(anna, bert);
  const number = await claimCase("reports", reported);
  expect(await site().cases.open({ number, operator: omar })).toEqual(refuse("not_claimed"));
  for (let look = 0; look < 2; look += 1) valueOf(await site().cases.open({ number, operator: olga }));
  const rows = async () => {
    const all = (await site().queues.audit({ member: bert.id })).rows;
    return all.map(({ action, case: about }) => [action, about === reported]);
  };
  const once = [
    ["read", true],
    ["looked", true],
  ];
  expect(await rows()).toEqual(once);
  moveClock(clock.offset() + 6 * 60_000);
  valueOf(await site().cases.open({ number, operator: olga }));
  expect(await rows(), "the claim had run out").toEqual([...once, ...once]);
  moveClock(0);
});

test("of the cases about one member the latest fifty are listed", async () => {
  const about = crypto.randomUUID();
  const all = await inSite((sql) => {
    for (let at = 1; at <= MOST_CASES + 1; at++)
      sql.exec(
        "INSERT INTO cases (number, kind, reason, reported, at, details, contact, content_hash) VALUES (?, 'complaint', 'other', ?, ?, '', '', '')",
        `${about}/${at}`,
        about,
        at,
      );
    return casesAbout(sql, about);
  });
  expect([all.length, all[0]?.case, all.at(-1)?.case]).toEqual([
    MOST_CASES,
    `${about}/${MOST_CASES + 1}`,
    `${about}/2`,
  ]);
});
