import { expect, test } from "vitest";
import { decideAppeal, decideCase, operatorCase } from "../../app/contract/operators/operator-cases.ts";
import { undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { sendAppeal, sendReport } from "../../app/contract/safety/reports.ts";
import type { SanctionKind } from "../../app/contract/safety/sanctions.ts";
import { eventually } from "../support/eventually.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { caller, refusal } from "./caller.ts";
import { aClaimedCase, aReportOn, claimCase } from "./fixtures/cases.ts";
import { linkTo } from "./fixtures/mail-links.ts";
import { aMember, embedded } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";

const ban = { outcome: "ban", ground: "harassment", words: "You insulted two people." } as const;
const suspend = { ...ban, outcome: "suspend", days: 7 } as const;

/** Two reports about one member, each claimed by an operator of their own. */
async function twoCases() {
  const [olga, omar, emma] = [await anOperator(), await anOperator(), await aMember()];
  const { number, reported } = await aClaimedCase(olga);
  const { case: sent } = await emma.api.callOrThrow(sendReport, aReportOn(reported));
  return { olga, omar, number, reported, second: await claimCase(omar, "reports", sent) };
}

const look = (operator: ApiClient, number: number) => operator.callOrThrow(operatorCase, { number: String(number) });

/** The case once this counts about the member. */
async function lookWhenDecided(operator: ApiClient, number: number, kind: SanctionKind) {
  let seen = await look(operator, number);
  await eventually(`${kind} is carried out`, async () => {
    seen = await look(operator, number);
    return (seen.standing ?? []).some((one) => one.kind === kind);
  });
  return seen;
}

test("a case is not decided on a page that does not show what was decided on another about the same member", async () => {
  const { olga, omar, number, second } = await twoCases();
  const before = await look(omar, second);
  expect(before).toMatchObject({ seen: 0, standing: [], earlier: [{ progress: "claimed", decisions: [] }] });
  await olga.callOrThrow(decideCase, { number, ...ban, seen: 0 });
  expect(refusal(await omar.call(decideCase, { number: second, ...suspend, seen: before.seen }))).toBe(
    "decision_changed",
  );
  await embedded().sendDecision(number);
  expect(refusal(await omar.call(decideCase, { number: second, ...suspend }))).toBe("decision_changed");
  const { seen, standing } = await lookWhenDecided(omar, second, "ban");
  expect(standing).toEqual([{ kind: "ban", until: null }]);
  await omar.callOrThrow(decideCase, { number: second, ...suspend, seen });
});

test("what a colleague took back does not count, and who took it back decides anew", async () => {
  const { olga, omar, number, second } = await twoCases();
  await olga.callOrThrow(decideCase, { number, ...ban, seen: 0 });
  await olga.callOrThrow(undoDecision, { number });
  await olga.callOrThrow(decideCase, { number, ...suspend, seen: 0 });
  await olga.callOrThrow(undoDecision, { number });
  await omar.callOrThrow(decideCase, { number: second, ...ban, seen: 0 });
});

test("an appeal is not decided on a page that does not show what was decided on another case", async () => {
  const { olga, omar, number, reported, second } = await twoCases();
  await olga.callOrThrow(decideCase, { number, ...ban });
  await embedded().sendDecision(number);
  const { id, token } = await linkTo(reported.email, "/appeal");
  await caller().callOrThrow(sendAppeal, { id, token, text: "It was not me." });
  const oscar = await anOperator();
  const appeal = await claimCase(oscar, "appeals", id);
  const { seen } = await look(oscar, appeal);
  await omar.callOrThrow(decideCase, { number: second, ...suspend, seen });
  await embedded().sendDecision(second);
  const reverse = { number: appeal, decision: "reverse", outcome: "nothing", ground: "no_violation" } as const;
  expect(refusal(await oscar.call(decideAppeal, { ...reverse, seen }))).toBe("decision_changed");
  const now = await lookWhenDecided(oscar, appeal, "suspend");
  await oscar.callOrThrow(decideAppeal, { ...reverse, seen: now.seen });
});
