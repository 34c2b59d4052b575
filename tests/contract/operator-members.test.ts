import { expect, test } from "vitest";
import { decideTestPayment, listDevelopmentMail } from "../../app/contract/development.ts";
import { listConsents } from "../../app/contract/account/consents.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import { getMember } from "../../app/contract/people/discovery.ts";
import { decideCase, decidedCase } from "../../app/contract/operators/operator-cases.ts";
import {
  eraseMember,
  findMembers,
  inspectMember,
  liftSanction,
  openMember,
  sanctionMember,
} from "../../app/contract/operators/operator-members.ts";
import { sendAppeal, sendReport } from "../../app/contract/safety/reports.ts";
import { currentUser, login } from "../../app/contract/account/session.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { aClaimedCase, anAppealLink, aReportOn } from "./fixtures/cases.ts";
import { aReadyMember, embedded } from "./fixtures/members.ts";
import { anOperator, anOperatorAccount, type OperatorAccount } from "./fixtures/operators.ts";
import { aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const reason = "asked three members for money";
const ground = "asks_for_money";
const aKey = () => crypto.randomUUID();

/** An operator, and a member whom they have opened. */
async function anOpenedMember() {
  const [olga, anna] = [await anOperator(), await aReadyMember()];
  await olga.callOrThrow(openMember, { id: anna.id, reason });
  return { olga, anna };
}

const found = async (olga: ApiClient, q: string) =>
  (await olga.callOrThrow(findMembers, { q, country: "NL" })).members.map(({ id }) => id);

/** By what this operator searched, the latest first, of the latest fifty rows of the record. */
async function searchesOf({ api, name }: OperatorAccount): Promise<(string | null)[]> {
  const { rows } = await api.callOrThrow(operatorAudit, {});
  return rows.filter(({ operator, action }) => operator === name && action === "searched").map(({ why }) => why);
}

test("the record says that somebody searched and by what, never for whom", async () => {
  const [olga, anna] = [await anOperatorAccount(), await aReadyMember({ name: "Quirijntje" })];
  for (const q of [anna.id, anna.email, "Quirijn"]) await found(olga.api, q);
  expect(await searchesOf(olga)).toEqual(["name", "email", "id"]);
  expect(await found(olga.api, anna.id.toUpperCase()), "as somebody wrote it down").toEqual([anna.id]);
  const { rows } = await olga.api.callOrThrow(operatorAudit, {});
  for (const whom of [anna.id, anna.email, "Quirijn"]) expect(JSON.stringify(rows)).not.toContain(whom);
});

test("who opened a member sees what they agreed to, and how their payments stand, without amounts", async () => {
  const { olga, anna } = await anOpenedMember();
  const [paid, open] = [await aPayment(anna.api), await aPayment(anna.api)];
  await anna.api.callOrThrow(decideTestPayment, { id: refOf(paid), decision: "pay" });
  const { member } = await olga.callOrThrow(inspectMember, { id: anna.id });
  const { consents } = await anna.api.callOrThrow(listConsents);
  expect(consents.map(({ kind }) => kind).toSorted()).toEqual(["privacy", "sensitive", "terms"]);
  expect(member.consents).toEqual(consents);
  const states = member.payments.map(({ payment_id, status }) => [payment_id, status]);
  expect(Object.fromEntries(states)).toEqual({ [paid.payment_id]: "completed", [open.payment_id]: "pending" });
  expect(JSON.stringify(member.payments)).not.toMatch(/amount|currency/);
});

test("a member is found by how the name begins, whatever the case of its letters, one with an accent too", async () => {
  const [olga, elise] = [await anOperator(), await aReadyMember({ name: "Élisequirine" })];
  for (const q of ["élisequi", "Élisequi", "ÉLISEQUI"]) expect(await found(olga, q), q).toEqual([elise.id]);
});

test("a member is found by id and by address, and nobody by half of either", async () => {
  const [olga, anna] = [await anOperator(), await aReadyMember()];
  expect(await found(olga, anna.id)).toEqual([anna.id]);
  expect(await found(olga, ` ${anna.email.toUpperCase()} `)).toEqual([anna.id]);
  expect(await found(olga, anna.id.slice(0, 15))).toEqual([]);
  expect(await found(olga, anna.email.slice(1))).toEqual([]);
  expect(await found(olga, "a".repeat(16))).toEqual([]);
  expect(refusal(await olga.call(findMembers, { q: "a", country: "NL" }))).toBe("invalid_input");
});

test("a member is found by the number of a case about them, however it is typed; no other number finds anybody", async () => {
  const olga = await anOperatorAccount();
  const [anna, bert] = [await aReadyMember(), await aReadyMember()];
  const { case: number } = await anna.api.callOrThrow(sendReport, aReportOn(bert));
  await eventually("the case has arrived", async () => (await found(olga.api, number)).length > 0);
  expect(await found(olga.api, ` ${number.toLowerCase()} `)).toEqual([bert.id]);
  expect(await found(olga.api, "R-2222-2222")).toEqual([]);
  expect(new Set(await searchesOf(olga))).toEqual(new Set(["case"]));
});

test("who said why sees the member; nobody else does, nor anything of nobody", async () => {
  const { olga, anna } = await anOpenedMember();
  const omar = await anOperator();
  const { member, audit } = await olga.callOrThrow(inspectMember, { id: anna.id });
  expect(member).toMatchObject({ id: anna.id, email: anna.email, confirmed: true, suspended: false });
  expect(audit[0]).toMatchObject({ action: "opened", why: reason });
  expect(refusal(await omar.call(inspectMember, { id: anna.id }))).toBe("reason_required");
  expect(refusal(await omar.call(openMember, { id: anna.id }))).toBe("reason_required");
  for (const id of ["a".repeat(16), "nobody"]) {
    expect(refusal(await olga.call(openMember, { id, reason }))).toBe("not_found");
    expect(refusal(await olga.call(sanctionMember, { key: aKey(), id, kind: "ban", ground, reason }))).toBe(
      "not_found",
    );
    expect(refusal(await olga.call(liftSanction, { id, kind: "ban", seen: 1, reason }))).toBe("not_found");
    expect(refusal(await olga.call(eraseMember, { id, at_once: true, reason }))).toBe("not_found");
  }
  expect(refusal(await olga.call(openMember, { id: anna.id, reason: " " }))).toBe("invalid_input");
});

test("a suspension ends the session, hides the member, and is told to the right password alone", async () => {
  const { olga, anna } = await anOpenedMember();
  const bert = await aReadyMember();
  await olga.callOrThrow(sanctionMember, { key: aKey(), id: anna.id, kind: "suspend", ground, days: 7, reason });
  expect(await anna.api.call(currentUser)).toMatchObject({
    problem: { error: "authentication_required", because: "account_suspended" },
  });
  expect(refusal(await bert.api.call(getMember, { id: anna.id }))).toBe("not_found");
  const { email, password } = anna;
  const { cases, member } = await olga.callOrThrow(inspectMember, { id: anna.id });
  expect(cases).toMatchObject([{ kind: "operator", evidence: true, decisions: [{ outcome: "suspend", ground }] }]);
  const { until } = member.standing[0] ?? {};
  expect(Date.parse(until ?? "")).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const right = await caller().call(login, { email, password });
  expect(right).toMatchObject({ ok: false, problem: { error: "account_suspended", until } });
  expect(refusal(await caller().call(login, { email, password: "another one" }))).toBe("login_failed");
  const { latest_decision: seen } = member;
  const lift = { id: anna.id, kind: "suspend" as const, seen, reason };
  expect(refusal(await olga.call(liftSanction, { ...lift, seen: seen - 1 }))).toBe("decision_changed");
  await olga.callOrThrow(liftSanction, lift);
  const again = caller();
  await again.callOrThrow(login, { email, password });
  expect((await again.callOrThrow(currentUser)).user.id).toBe(anna.id);
  await eventually("both decisions are mailed with their reasons", async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: email });
    const own = mails.filter(({ kind }) => kind === "sanction" || kind === "case_decided");
    return own.length === 2 && own.every(({ text }) => text.includes(reason));
  });
});

test("who opened a member sees the cases about them, and a decided one with its evidence, which is written down", async () => {
  const [olga, omar, emma] = [await anOperator(), await anOperator(), await aReadyMember()];
  const { id: number, token, reported, reporter } = await anAppealLink();
  await caller().callOrThrow(sendAppeal, { id: number, token, text: "It was not me." });
  const { case: waiting } = await emma.api.callOrThrow(sendReport, aReportOn(reported));
  const past = { id: reported.id, case: number };
  expect(refusal(await olga.call(decidedCase, past))).toBe("reason_required");
  for (const { id } of [reported, emma]) await olga.callOrThrow(openMember, { id, reason });
  await eventually("both cases are there", async () => {
    const { cases } = await olga.callOrThrow(inspectMember, { id: reported.id });
    return cases.length === 2;
  });
  expect((await olga.callOrThrow(inspectMember, { id: reported.id })).cases).toMatchObject([
    { case: waiting, decisions: [], appeals: [] },
    {
      case: number,
      evidence: true,
      decisions: [{ outcome: "warn", ground: "harassment" }],
      appeals: [{ side: "reported", decided: false }],
    },
  ]);
  expect((await olga.callOrThrow(inspectMember, { id: emma.id })).cases).toEqual([]);
  const seen = await olga.callOrThrow(decidedCase, past);
  expect(seen).toMatchObject({
    case: number,
    reporter: reporter.id,
    text: "He insults me.",
    profile: { name: "Bert" },
  });
  const { audit } = await olga.callOrThrow(inspectMember, { id: reported.id });
  expect(audit[0]).toMatchObject({ action: "read", operator: "Olga", case: number });
  for (const other of [
    { ...past, case: waiting },
    { ...past, id: emma.id },
    { ...past, case: "R-2222-2222" },
  ])
    expect(refusal(await olga.call(decidedCase, other))).toBe("not_found");
  expect(refusal(await omar.call(decidedCase, past))).toBe("reason_required");
});

test("only what ends by itself lasts so many days", async () => {
  const { olga, anna } = await anOpenedMember();
  for (const kind of ["warn", "ban"] as const)
    expect(await olga.call(sanctionMember, { key: aKey(), id: anna.id, kind, ground, days: 7, reason })).toMatchObject({
      problem: { error: "invalid_input", fields: { days: "contradiction" } },
    });
});

test("about a member nothing is decided on a page that does not show what was decided on a case about them meanwhile", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number, reported } = await aClaimedCase(olga);
  await omar.callOrThrow(openMember, { id: reported.id, reason });
  const before = await omar.callOrThrow(inspectMember, { id: reported.id });
  expect(before).toMatchObject({ seen: 0, cases: [{ progress: "claimed" }] });
  const warning = { key: aKey(), id: reported.id, kind: "warn", ground, reason } as const;
  const decide = async (seen: number) => refusal(await omar.call(sanctionMember, { ...warning, seen }));
  await olga.callOrThrow(decideCase, { number, outcome: "ban", ground: "harassment", words: "You insulted us." });
  expect(await decide(before.seen), "it can still be taken back").toBe("decision_changed");
  expect(await omar.callOrThrow(inspectMember, { id: reported.id })).toMatchObject({
    cases: [{ progress: "decided" }],
  });
  await embedded().sendDecision(number);
  expect(await decide(before.seen)).toBe("decision_changed");
  let now = before;
  await eventually("the ban is carried out", async () => {
    now = await omar.callOrThrow(inspectMember, { id: reported.id });
    return now.member.standing.some(({ kind }) => kind === "ban");
  });
  await omar.callOrThrow(sanctionMember, { ...warning, seen: now.seen });
  await omar.callOrThrow(sanctionMember, { ...warning, seen: 0 });
});

test("a member who asked for it is erased at once, and their sessions with them", async () => {
  const { olga, anna } = await anOpenedMember();
  await olga.callOrThrow(eraseMember, { id: anna.id, at_once: true, reason });
  expect(refusal(await anna.api.call(currentUser))).toBe("authentication_required");
  await eventually("nobody finds them", async () => (await found(olga, anna.email)).length === 0);
  expect(refusal(await olga.call(openMember, { id: anna.id, reason }))).toBe("not_found");
});
