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
