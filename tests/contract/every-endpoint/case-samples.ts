import { randomUUID } from "node:crypto";
import * as operatorCases from "../../../app/contract/operators/operator-cases.ts";
import { openMember } from "../../../app/contract/operators/operator-members.ts";
import { answerSupport, supportQuestion } from "../../../app/contract/operators/operator-support.ts";
import * as reports from "../../../app/contract/safety/reports.ts";
import { sendSupport } from "../../../app/contract/safety/support.ts";
import { anEmail } from "../../support/sign-up.ts";
import { aClaimedAppeal, aClaimedCase, aClaimedComplaint, anAppealLink, aReportOn } from "../fixtures/cases.ts";
import { aClaimedQuestion } from "../fixtures/support.ts";
import { type Sample, sample } from "./sample.ts";
import type { Fixtures } from "./shared-fixtures.ts";

/** Reports, complaints and appeals: a good input for every call. */
export const caseSamples: readonly Sample[] = [
  sample(reports.sendReport, "member", ({ bert }) => aReportOn(bert)),
  sample(reports.listGoneConversations, "member", () => ({})),
  sample(reports.sendComplaint, "member", ({ anna }) => ({
    member: anna.id,
    key: randomUUID(),
    address: "https://www.example.org/members/aaaaaaaaaaaaaaaa",
    reason: "fake_profile" as const,
    text: "These are my photos.",
    name: "Emma",
    email: anEmail(),
    language: "en" as const,
    good_faith: true as const,
  })),
  sample(sendSupport, "member", ({ anna }) => ({
    member: anna.id,
    key: randomUUID(),
    topic: "payment" as const,
    text: `I have no credits (${randomUUID()}).`,
    payment: "P-2026-17",
    name: "Emma",
    email: anEmail(),
    language: "en" as const,
  })),
  sample(reports.getAppeal, "visitor", (made) => once(made, "looked at", appealLink)),
  sample(reports.sendAppeal, "visitor", async (made) => ({
    ...(await once(made, "sent", appealLink)),
    text: "It was not me.",
  })),
  sample(operatorCases.operatorCase, "operator", async (made) => ({ number: String(await once(made, "seen", aCase)) })),
  sample(operatorCases.decidedCase, "operator", (made) => once(made, "past", aDecidedCase)),
  sample(operatorCases.attachMember, "operator", async (made) => ({
    number: await once(made, "placed", ({ operator }) => aClaimedComplaint(operator)),
    id: made.bert.id,
    reason: "the only Bert in town",
  })),
  sample(operatorCases.decideCase, "operator", async (made) => ({
    number: await once(made, "decided", aCase),
    outcome: "suspend" as const,
    ground: "harassment" as const,
    words: "You insulted several people.",
    days: 30,
  })),
  sample(supportQuestion, "operator", async (made) => ({
    number: String(await once(made, "question", ({ operator }) => aClaimedQuestion(operator))),
  })),
  sample(answerSupport, "operator", async (made) => ({
    number: await once(made, "answered", ({ operator }) => aClaimedQuestion(operator)),
    decision: "answer" as const,
    text: "The credits are there now.",
  })),
  sample(operatorCases.decideAppeal, "operator", async (made) => ({
    number: await once(made, "appealed", ({ operator }) => aClaimedAppeal(operator)),
    decision: "reverse" as const,
    outcome: "nothing" as const,
    ground: "no_violation" as const,
    words: "",
  })),
];

async function appealLink() {
  const { id, token } = await anAppealLink();
  return { id, token };
}

async function aCase({ operator }: Fixtures): Promise<number> {
  return (await aClaimedCase(operator)).number;
}

/** The operator has said why they look at whom it is about. */
async function aDecidedCase({ operator }: Fixtures) {
  const { id: number, reported } = await anAppealLink();
  await operator.callOrThrow(openMember, { id: reported.id, reason: "what they wrote to us" });
  return { id: reported.id, case: number };
}

const made = new WeakMap<Fixtures, Map<string, Promise<unknown>>>();

/** Once for each file of tests: operators, decisions and mails are needed for these. */
function once<Value>(fixtures: Fixtures, name: string, make: (fixtures: Fixtures) => Promise<Value>): Promise<Value> {
  const known = made.get(fixtures) ?? new Map<string, Promise<unknown>>();
  made.set(fixtures, known);
  if (!known.has(name)) known.set(name, make(fixtures));
  return known.get(name) as Promise<Value>;
}
