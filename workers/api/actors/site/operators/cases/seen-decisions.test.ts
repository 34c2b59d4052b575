import { expect, test } from "vitest";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import {
  aDecidedReport,
  appealLinkOf,
  aReport,
  claimCase,
  decideReport,
  decisionOn,
  inSite,
  mailTo,
  olga,
  omar,
  settle,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { lift } from "../../../../../../tests/workers/lift-fixture.ts";
import { actors, aMember, type TestMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import type { Actor } from "../audit/audit.ts";
import type { CaseOrder } from "./case-decisions.ts";
import { casesAbout } from "./cases.ts";

const changed = refuse("decision_changed");
const site = () => actors.site();
const three = () => Promise.all([aMember(), aMember(), aMember({ language: "en" })]);

interface Held {
  operator: Actor;
  number: number;
  /** As the page of the case shows it. */
  seen: number;
}

const open = async (held: Pick<Held, "number" | "operator">) => valueOf(await site().cases.open(held));

/** The case as this operator has it open. */
async function opened(reported: string, operator: Actor): Promise<Held> {
  const held = { number: await claimCase("reports", reported, operator), operator };
  return { ...held, seen: (await open(held)).seen };
}

function decide(held: Held, order: Partial<CaseOrder>): Promise<Result> {
  return site().cases.decide({ outcome: "ban", ground: "harassment", words: "", ...held, ...order });
}

/** Two reports about Harm: Olga has one open, Omar the other. */
async function twoCases() {
  const [anna, bea, harm] = await three();
  const [first, second] = [await aReport(anna, harm), await aReport(bea, harm)];
  return { harm, first, olgas: await opened(first, olga), omars: await opened(second, omar) };
}

const outcomesOn = ({ id }: TestMember) =>
  inSite((sql) => casesAbout(sql, id).flatMap(({ decisions }) => decisions.map(({ outcome }) => outcome)));

test("of two cases about one member the second is not decided on a page that does not show what was decided on the first", async () => {
  const { harm, olgas, omars } = await twoCases();
  valueOf(await decide(olgas, {}));
  await settle(olgas.number, harm);
  const suspend = { outcome: "suspend", days: 7 } as const;
  expect(await decide(omars, suspend)).toEqual(changed);
  expect(await decide({ ...omars, seen: 0 }, suspend), "a page of before").toEqual(changed);
  const { seen: shown } = await open(omars);
  expect(await decide({ ...omars, seen: shown + 1 }, suspend), "a page that nobody was shown").toEqual(changed);
  expect(await outcomesOn(harm)).toEqual(["ban"]);
  const { seen } = await open(omars);
  expect(await decide({ ...omars, seen }, { outcome: "nothing", ground: "dealt_with" })).toEqual(accept());
});

test("what a colleague decided and can still take back counts, until they take it back", async () => {
  const { harm, first, olgas, omars } = await twoCases();
  valueOf(await decide(olgas, {}));
  expect(await decide(omars, {})).toEqual(changed);
  expect((await open(omars)).earlier).toMatchObject([{ case: first, progress: "decided" }]);
  valueOf(await site().queues.undo({ number: olgas.number, operator: olga }));
  expect((await open(omars)).earlier).toMatchObject([{ case: first, progress: "claimed" }]);
  expect(await decide(omars, {})).toEqual(accept());
  expect(await decide(olgas, {}), "now it is the other way round").toEqual(changed);
  await settle(omars.number, harm);
  expect(await decide(olgas, {})).toEqual(changed);
});

test("a decision whose ten seconds are over counts, also before it has been carried out", async () => {
  const { olgas, omars } = await twoCases();
  valueOf(await decide(olgas, {}));
  await inSite((sql) =>
    sql.exec("UPDATE outbox SET due = 1, attempts = 1 WHERE id GLOB ?", `decision/${olgas.number}/*`),
  );
  expect(await decide(omars, {})).toEqual(changed);
});

test("an operator decides the same case anew after taking it back, and their next case about the same member", async () => {
  const [anna, bea, harm] = await three();
  const [first, second] = [await aReport(anna, harm), await aReport(bea, harm)];
  const one = await opened(first, olga);
  valueOf(await decide(one, {}));
  valueOf(await site().queues.undo({ number: one.number, operator: olga }));
  expect(await decide(one, { outcome: "warn" })).toEqual(accept());
  expect(await decide(one, { outcome: "warn" }), "sent again").toEqual(refuse("not_claimed"));
  const other = await opened(second, olga);
  await settle(one.number, harm);
  expect(await decide(other, { outcome: "nothing", ground: "dealt_with" })).toEqual(accept());
  await settle(other.number, harm);
  expect((await mailTo(harm, "case_decided"))?.text).toContain("A warning");
});

test("what was lifted on the member's page meanwhile counts too", async () => {
  const [anna, bea, harm] = await three();
  await aDecidedReport([anna, harm]);
  const held = await opened(await aReport(bea, harm), omar);
  await site().members.open({ operator: olga, member: harm.id, reason: "their letter" });
  valueOf(await lift(harm, { operator: olga, kind: "suspend" }));
  expect(await decide(held, { outcome: "warn" })).toEqual(changed);
});

test("about a member nothing is decided on their page while a colleague's decision on a case about them is not shown there", async () => {
  const { harm, olgas, omars } = await twoCases();
  const act = { operator: omar, member: harm.id, reason: "three letters" };
  const decision = { ...act, kind: "warn" as const, ground: "harassment" as const, number: `R-${crypto.randomUUID()}` };
  const { members } = site();
  valueOf(await members.open(act));
  const { seen } = valueOf(await members.record(act));
  valueOf(await decide(olgas, { outcome: "nothing", ground: "dealt_with" }));
  const sanction = (shown: number) => members.sanction({ ...decision, seen: shown, profile: { photos: [] } });
  expect(await sanction(seen), "it can still be taken back").toEqual(changed);
  expect(valueOf(await members.record(act)).cases.map(({ progress }) => progress)).toEqual([null, "decided"]);
  await settle(olgas.number, harm);
  expect(await sanction(seen)).toEqual(changed);
  expect(await sanction(valueOf(await members.record(act)).seen)).toEqual(accept());
  expect(await decide({ ...omars, seen }, {}), "Olga's").toEqual(changed);
  const { seen: latest } = await open(omars);
  expect(await decide({ ...omars, seen: latest - 1 }, {}), "their own they know").toEqual(accept());
});

test("what is on its way to the member counts as seen when they have it, as no page can show it before", async () => {
  const { harm, olgas, omars } = await twoCases();
  valueOf(await decide(olgas, {}));
  await settle(olgas.number, harm);
  const { seen } = await open(omars);
  const payload = JSON.stringify({ kind: "ban", case: null, decided_at: seen, sequence: seen });
  await inSite((sql) =>
    sql.exec(
      "INSERT INTO outbox (id, target, kind, payload, attempts, due) VALUES ('late', ?, 'sanction', ?, 128, 9e12)",
      `member:${harm.id}`,
      payload,
    ),
  );
  const late = await open(omars);
  expect(late.seen).toBe(seen - 1);
  expect(await decide({ ...omars, seen: late.seen }, {})).toEqual(changed);
  await inSite((sql) => sql.exec("DELETE FROM outbox WHERE id = 'late'"));
  expect(await decide({ ...omars, seen: (await open(omars)).seen }, {})).toEqual(accept());
});

test("of two appeals on a case each says by itself whether somebody works on it", async () => {
  const [anna, harm] = [await aMember({ language: "en" }), await aMember({ language: "en" })];
  const reported = await aReport(anna, harm);
  await decideReport(reported, [anna, harm], { outcome: "nothing", ground: "no_violation" });
  const appealBy = async (member: TestMember, mail: string) => {
    const link = await appealLinkOf(member, mail);
    valueOf(await site().cases.sendAppeal({ ...link, text: "Look again." }));
  };
  await appealBy(anna, "report_decided");
  const first = await claimCase("appeals", await decisionOn(reported), omar);
  const reversal = { decision: "reverse", outcome: "warn", ground: "harassment", words: "Be kind." } as const;
  valueOf(await site().cases.decideAppeal({ number: first, operator: omar, ...reversal }));
  await settle(first, anna, harm);
  await appealBy(harm, "case_decided");
  const act = { operator: omar, member: harm.id, reason: "their letter" };
  valueOf(await site().members.open(act));
  const appeals = async () => valueOf(await site().members.record(act)).cases[0]?.appeals.map((one) => one.progress);
  expect(await appeals()).toEqual([null, null]);
  const [latest] = await inSite((sql) =>
    sql.exec<{ number: number }>("SELECT max(number) AS number FROM case_decisions").toArray(),
  );
  await claimCase("appeals", String(latest?.number), olga);
  expect(await appeals()).toEqual([null, "claimed"]);
  expect(valueOf(await site().members.record(act)).cases[0]?.progress).toBe(null);
});

test("a page that showed nobody decides nothing about whom somebody found since", async () => {
  const { olgas } = await twoCases();
  expect(await decide({ ...olgas }, { reported: null })).toEqual(changed);
  expect(await decide({ ...olgas }, {})).toEqual(accept());
});

test("an appeal is not decided on a page that does not show what was decided on another case meanwhile", async () => {
  const [anna, bea, harm] = await three();
  const reported = await aDecidedReport([anna, harm], { outcome: "warn" });
  const other = await aReport(bea, harm);
  valueOf(await site().cases.sendAppeal({ ...(await appealLinkOf(harm, "case_decided")), text: "It was not me." }));
  const held = { number: await claimCase("appeals", await decisionOn(reported), omar), operator: omar };
  const { seen } = await open(held);
  await decideReport(other, [bea, harm], { outcome: "ban" });
  const reverse = { decision: "reverse", outcome: "nothing", ground: "no_violation", words: "" } as const;
  for (const order of [reverse, { decision: "uphold", words: "It stays." } as const])
    expect(await site().cases.decideAppeal({ ...held, ...order, seen })).toEqual(changed);
  const now = await open(held);
  expect(await site().cases.decideAppeal({ ...held, ...reverse, seen: now.seen })).toEqual(accept());
});
