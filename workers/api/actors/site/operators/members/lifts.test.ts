import { afterEach, expect, test } from "vitest";
import type { SanctionKind } from "../../../../../../app/contract/safety/sanctions.ts";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import {
  aDecidedReport,
  appealLinkOf,
  claimCase,
  decisionOn,
  inSite,
  olga,
  omar,
  settle,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { days, inStub, mailsTo, objects } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { latestDecision, lift } from "../../../../../../tests/workers/lift-fixture.ts";
import { actors, aMember, type TestMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { listAudit } from "../audit/list-audit.ts";
import { casesAbout, decisionsOn } from "../cases/cases.ts";
import { liftDecisions, liftedDecisionsSchema } from "./lifts.ts";

afterEach(() => moveClock(0));

const changed = refuse("decision_changed");

async function sanction(
  { id }: TestMember,
  kind: SanctionKind,
  { operator = olga, days: lasts }: { operator?: Actor; days?: number } = {},
) {
  const { members } = actors.site();
  await members.open({ operator, member: id, reason: "their letter" });
  const { seen } = valueOf(await members.record({ operator, member: id }));
  const number = `R-${crypto.randomUUID()}`;
  const decision = { kind, ground: "harassment" as const, days: lasts, number, seen, profile: { photos: [] } };
  valueOf(await members.sanction({ operator, member: id, reason: "asked for money", ...decision }));
  return number;
}

const standing = async ({ stub }: TestMember) => (await stub.standing.record())?.standing.map(({ kind }) => kind);
const actionsOn = ({ id }: TestMember) => inSite((sql) => listAudit(sql, { member: id }).map(({ action }) => action));
/** Of the latest case about them, then of those before. */
const liftedOf = ({ id }: TestMember) =>
  inSite((sql) => casesAbout(sql, id).flatMap(({ decisions }) => decisions.map(({ lifted }) => lifted)));

test("what ran out was not lifted with what came after it, and its appeal can be upheld", async () => {
  const [anna, bert] = [await aMember({ language: "en" }), await aMember({ language: "en" })];
  const reported = await aDecidedReport([anna, bert], { days: 2 });
  const link = await appealLinkOf(bert, "case_decided");
  moveClock(days(5));
  await sanction(bert, "suspend");
  valueOf(await lift(bert, { operator: olga, kind: "suspend" }));
  expect(await liftedOf(bert)).toEqual([true, false]);
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: "It was not me." }));
  const number = await claimCase("appeals", await decisionOn(reported), omar);
  const { seen } = valueOf(await actors.site().cases.open({ number, operator: omar }));
  const upheld = { number, operator: omar, decision: "uphold", words: "", seen } as const;
  expect(await actors.site().cases.decideAppeal(upheld)).toEqual(accept());
  await settle(number, bert);
  expect(await inSite((sql) => decisionsOn(sql, reported))).toHaveLength(2);
});

test("a lift stays one when more of its kind is decided and lifted", async () => {
  const anna = await aMember();
  for (let time = 0; time < 2; time += 1) {
    await sanction(anna, "suspend");
    valueOf(await lift(anna, { operator: olga, kind: "suspend" }));
  }
  await sanction(anna, "suspend");
  expect(await liftedOf(anna)).toHaveLength(3);
  expect((await liftedOf(anna)).filter(Boolean)).toHaveLength(2);
});

test("what is upheld on appeal is lifted with what it upholds", async () => {
  const [anna, bert] = [await aMember({ language: "en" }), await aMember({ language: "en" })];
  const reported = await aDecidedReport([anna, bert]);
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: "It was not me." }));
  const number = await claimCase("appeals", await decisionOn(reported), omar);
  valueOf(await actors.site().cases.decideAppeal({ number, operator: omar, decision: "uphold", words: "" }));
  await settle(number, bert);
  await actors.site().members.open({ operator: olga, member: bert.id, reason: "their letter" });
  valueOf(await lift(bert, { operator: olga, kind: "suspend" }));
  expect(await liftedOf(bert)).toEqual([true, true]);
});

test("a lift takes nothing away that came after it was seen, and says so", async () => {
  const anna = await aMember();
  await sanction(anna, "suspend");
  const seen = await latestDecision(anna);
  await sanction(anna, "suspend", { operator: omar });
  expect(await lift(anna, { operator: olga, kind: "suspend", seen })).toEqual(changed);
  expect(await standing(anna)).toEqual(["suspend"]);
  expect(await actionsOn(anna)).not.toContain("lifted_suspend");
  valueOf(await lift(anna, { operator: olga, kind: "suspend" }));
  expect(await standing(anna)).toEqual([]);
});

test("a decision that comes while a lift is on its way stays", async () => {
  const anna = await aMember();
  await sanction(anna, "suspend");
  const [seen, up_to] = [await latestDecision(anna), (await anna.stub.standing.latestCounting("suspend")) ?? null];
  await sanction(anna, "suspend", { operator: omar });
  const order = { operator: olga, member: anna.id, kind: "suspend", reason: "a mistake", seen, up_to } as const;
  valueOf(await actors.site().members.lift(order));
  expect(await standing(anna)).toEqual(["suspend"]);
  expect(await liftedOf(anna)).toEqual(expect.arrayContaining([true, false]));
});

test("what ended, or a colleague lifted, cannot be lifted any more", async () => {
  const anna = await aMember();
  await sanction(anna, "hold", { days: 1 });
  await sanction(anna, "suspend");
  await actors.site().members.open({ operator: omar, member: anna.id, reason: "their letter" });
  const seen = await latestDecision(anna);
  valueOf(await lift(anna, { operator: omar, kind: "suspend", seen }));
  expect(await lift(anna, { operator: olga, kind: "suspend", seen })).toEqual(changed);
  moveClock(days(2));
  await actors.site().members.open({ operator: olga, member: anna.id, reason: "their letter" });
  expect(await lift(anna, { operator: olga, kind: "hold", seen })).toEqual(changed);
  expect((await actionsOn(anna)).filter((action) => action.startsWith("lifted"))).toEqual(["lifted_suspend"]);
});

test("what an operator lifts several times at once, or again, is lifted once: one row of the record, one mail", async () => {
  const anna = await aMember({ language: "en" });
  const number = await sanction(anna, "hold");
  const order = { operator: olga, kind: "hold", seen: await latestDecision(anna) } as const;
  for (const answer of await Promise.all([order, order, order].map((one) => lift(anna, one))))
    expect(answer).toEqual(accept());
  expect(await lift(anna, order)).toEqual(accept());
  expect((await actionsOn(anna)).filter((action) => action === "lifted_hold")).toHaveLength(1);
  const mails = (await mailsTo(anna)).filter(({ kind }) => kind === "sanction");
  expect(mails).toHaveLength(1);
  for (const words of [number, "First messages to new people"]) expect(mails[0]?.text).toContain(words);
});

test("what earlier builds lifted is marked by the record", async () => {
  const anna = await aMember();
  await sanction(anna, "warn");
  await sanction(anna, "suspend");
  valueOf(await lift(anna, { operator: olga, kind: "suspend" }));
  const before = await liftedOf(anna);
  const [, mark = ""] = liftedDecisionsSchema;
  await inSite((sql) => {
    sql.exec(
      `UPDATE case_decisions SET lifted = 0 WHERE "case" IN (SELECT number FROM cases WHERE reported = ?)`,
      anna.id,
    );
    sql.exec(mark);
  });
  expect(await liftedOf(anna)).toEqual(before);
  expect(before.filter(Boolean)).toHaveLength(1);
});

/** Case, outcome and when it was decided, of earlier builds. */
const OLD_DECISIONS = [
  ["reversed before", "ban", 10],
  ["reversed before", "nothing", 20],
  ["lifted", "ban", 30],
  ["reversed after", "ban", 35],
  ["reversed after", "nothing", 50],
  ["upheld", "suspend", 60],
  ["upheld", "suspend", 70],
] as const;

/** A site with these decisions about one member, and a lift of bans at 40. */
function oldDecisions(sql: SqlStorage): void {
  for (const [at, [number, outcome, decided_at]] of OLD_DECISIONS.entries()) {
    const isFirst = OLD_DECISIONS[at - 1]?.[0] !== number;
    if (isFirst)
      sql.exec(
        "INSERT INTO cases (number, kind, reason, reported, at, details, contact, content_hash) VALUES (?, 'report', 'other', 'bert', 1, '', '', '')",
        number,
      );
    sql.exec(
      `INSERT INTO case_decisions ("case", outcome, ground, words, operator, decided_at, sequence, on_appeal)
       VALUES (?, ?, 'hate', '', 'olga', ?3, ?3, ?4)`,
      number,
      outcome,
      decided_at,
      Number(!isFirst),
    );
  }
  sql.exec("INSERT INTO audit_subjects (subject, member) VALUES (1, 'bert')");
  sql.exec(
    "INSERT INTO audit (at, operator, operator_name, action, subject) VALUES (40, 'olga', 'Olga', 'lifted_ban', 1)",
  );
}

test("of earlier builds' decisions those reversed before a lift are not marked, and a lift takes what was upheld", async () => {
  const answer = await inStub(objects.SITE.getByName(`tests/${crypto.randomUUID()}`), (sql) => {
    oldDecisions(sql);
    for (const step of liftedDecisionsSchema) if (step.startsWith("UPDATE case_decisions")) sql.exec(step);
    const lifted = () =>
      sql
        .exec("SELECT \"case\" || ' ' || outcome AS one FROM case_decisions WHERE lifted = 1 ORDER BY number")
        .toArray()
        .map(({ one }) => one);
    const marked = lifted();
    liftDecisions(sql, { member: "bert", kind: "suspend", operator: "olga", seen: 70, up_to: 60 });
    return { marked, later: lifted().slice(marked.length) };
  });
  expect(answer).toEqual({
    marked: ["lifted ban", "reversed after ban"],
    later: ["upheld suspend", "upheld suspend"],
  });
});
