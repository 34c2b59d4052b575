import { expect, test, vi } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import {
  aDecidedReport,
  appealLinkOf,
  claimCase,
  decisionOn,
  inSite,
  mailTo,
  olga,
  omar,
  runSiteAlarm,
  settle,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { lift } from "../../../../../../tests/workers/lift-fixture.ts";
import {
  actors,
  aMember,
  delivered,
  type TestMember,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../../clock.ts";
import type { AppealOrder } from "./appeals.ts";
import { listAudit } from "../audit/list-audit.ts";
import { decisionsOn, type NewCase } from "./cases.ts";

const site = () => actors.site();
const two = async (): Promise<[TestMember, TestMember]> => [
  await aMember({ name: "Anna", language: "en" }),
  await aMember({ name: "Bert", language: "en" }),
];

/** Bert was suspended by Olga and appeals. */
async function anAppeal(wishes: { days?: number; words?: string } = {}) {
  const [anna, bert] = await two();
  const reported = await aDecidedReport([anna, bert], wishes);
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await site().cases.sendAppeal({ ...link, text: "It was my brother." }));
  return { anna, bert, link, reported, decision: await decisionOn(reported) };
}

/** Receipts of appeals to this address. */
async function receipts(address: string | undefined, ...members: TestMember[]) {
  await runSiteAlarm();
  await delivered(...members);
  return (await site().mails()).filter(({ to, kind }) => to === address && kind === "appeal_received");
}

/** Omar decides the appeal. */
async function answer(decision: string, order: Partial<AppealOrder>, ...members: TestMember[]): Promise<void> {
  const number = await claimCase("appeals", decision, omar);
  valueOf(await site().cases.decideAppeal({ number, operator: omar, decision: "uphold", words: "", ...order }));
  await settle(number, ...members);
}

test("an appeal is decided by another operator than the decision", async () => {
  const { decision } = await anAppeal();
  await expect(claimCase("appeals", decision, olga)).rejects.toThrow("nobody gives Olga");
  const waitingFor = async (id: string) =>
    (await site().queues.states({ id, name: id })).find(({ queue }) => queue === "appeals")?.waiting ?? 0;
  // Beside this test others appeal and decide: who has decided nothing has more to do than Olga, once both are asked in a quiet moment.
  const newcomer = crypto.randomUUID();
  const compare = async () => expect(await waitingFor(newcomer)).toBeGreaterThan(await waitingFor("olga"));
  await vi.waitFor(compare, { timeout: 10_000 });
  const number = await claimCase("appeals", decision, omar);
  expect(await site().cases.decideAppeal({ number, operator: olga, decision: "uphold", words: "" })).toEqual(
    refuse("not_claimed"),
  );
});

test("who appeals gets one mail of it, with the number, their words and what comes next, however often it is sent", async () => {
  const { anna, bert, link, reported } = await anAppeal();
  valueOf(await site().cases.sendAppeal({ ...link, text: "It was my brother." }));
  const [receipt, ...others] = await receipts(bert.order.email, bert, anna);
  expect(receipt?.subject).toContain(reported);
  for (const words of ["Somebody else", "as soon as we can", "the first decision counts", "It was my brother."])
    expect(receipt?.text).toContain(words);
  expect([...others, ...(await receipts(anna.order.email))]).toEqual([]);
});

test("a reversed sanction is lifted and both are told; there is no second appeal", async () => {
  const { anna, bert, link, reported, decision } = await anAppeal();
  const number = await claimCase("appeals", decision, omar);
  expect(valueOf(await site().cases.open({ number, operator: omar }))).toMatchObject({
    one: { number: reported },
    appeal: { side: "reported", text: "It was my brother." },
  });
  const reverse = { outcome: "nothing" as const, ground: "not_enough_evidence" as const, words: "Sorry." };
  valueOf(await site().cases.decideAppeal({ number, operator: omar, decision: "reverse", ...reverse }));
  const [written] = await inSite((sql) => listAudit(sql, { member: bert.id }));
  expect(written).toMatchObject({ action: "reverse_nothing", why: "not_enough_evidence" });
  await settle(number, anna, bert);
  const won = await mailTo(bert, "case_decided");
  expect(won?.subject).toContain("we take the decision back");
  for (const words of ["The account is suspended", "It is lifted", "you can sign in", "Sorry."])
    expect(won?.text).toContain(words);
  const told = await mailTo(anna, "report_decided");
  expect(told?.subject).toContain("What became of your report");
  for (const words of ["/appeal?id=", "Sorry.", "your appeal"]) expect(told?.text).not.toContain(words);
  const waiting = "SELECT 1 FROM outbox WHERE instr(payload, ?) > 0";
  expect(await inSite((sql) => sql.exec(waiting, reported).toArray())).toEqual([]);
  expect(valueOf(await site().cases.appeal(link))).toMatchObject({ state: "decided", outcome: "suspend" });
  expect(await site().cases.sendAppeal({ ...link, text: "Again" })).toEqual(refuse("key_reused"));
  const back = await bert.stub.people.person(anna.id);
  expect(back?.id).toBe(bert.id);
});

test("an appeal that is upheld changes nothing and is told to who made it alone", async () => {
  const { anna, bert, decision } = await anAppeal({ words: "You called her names." });
  const before = await mailTo(anna, "report_decided");
  await answer(decision, { words: "We have looked again." }, anna, bert);
  const reply = await mailTo(bert, "case_decided");
  expect(reply?.subject).toContain("the decision stays");
  for (const words of ["We have looked again.", "You called her names."]) expect(reply?.text).toContain(words);
  expect(reply?.text).not.toContain("/appeal?id=");
  expect((await mailTo(anna, "report_decided"))?.id).toBe(before?.id);
  expect(await bert.stub.people.person(anna.id)).toBeUndefined();
});

test("what was lifted on the member's page is shown as that and cannot be upheld, only reversed", async () => {
  const { bert, decision, reported } = await anAppeal();
  const number = await claimCase("appeals", decision, omar);
  const held = { number, operator: omar };
  valueOf(await site().cases.decideAppeal({ ...held, decision: "uphold", words: "" }));
  // Olga does not know of it, nor that it was answered.
  await site().members.open({ operator: olga, member: bert.id, reason: "their letter" });
  valueOf(await lift(bert, { operator: olga, kind: "suspend" }));
  await settle(number, bert);
  const [written] = await inSite((sql) => listAudit(sql, { member: bert.id }));
  expect(written).toMatchObject({ action: "put_back", operator: "Omar", queue: "appeals", item: number });
  expect(await inSite((sql) => decisionsOn(sql, reported))).toHaveLength(1);
  expect((await mailTo(bert, "case_decided"))?.subject).not.toContain("the decision stays");
  await claimCase("appeals", decision, omar);
  const { summary, seen } = valueOf(await site().cases.open(held));
  expect(summary.decisions).toMatchObject([{ outcome: "suspend", lifted: true }]);
  const upheld = await site().cases.decideAppeal({ ...held, decision: "uphold", words: "" });
  expect(upheld).toEqual(refuse("decision_changed"));
  await answer(decision, { decision: "reverse", outcome: "nothing", ground: "no_violation", seen }, bert);
  expect((await mailTo(bert, "case_decided"))?.subject).toContain("we take the decision back");
});

test("a report that was set aside ends in a sanction after an appeal, against which the other may appeal too", async () => {
  const [anna, bert] = await two();
  const reported = await aDecidedReport([anna, bert], { outcome: "nothing", ground: "no_violation" });
  const link = await appealLinkOf(anna, "report_decided");
  valueOf(await site().cases.sendAppeal({ ...link, text: "Please look again." }));
  const reverse = { decision: "reverse", outcome: "ban", ground: "fake_profile" } as const;
  await answer(await decisionOn(reported), reverse, anna, bert);
  const told = await mailTo(bert, "case_decided");
  expect(told?.subject).toContain("A decision about your account");
  expect((await mailTo(anna, "report_decided"))?.text).toContain("decided otherwise");
  const second = await appealLinkOf(bert, "case_decided");
  expect(valueOf(await site().cases.appeal(second))).toMatchObject({ side: "reported", outcome: "ban", state: "open" });
  expect(second.token).not.toBe(link.token);
});

test("an upheld suspension ends when it was said to", async () => {
  const { anna, bert, decision, link, reported } = await anAppeal({ days: 30 });
  const { until } = valueOf(await site().cases.appeal(link));
  await answer(decision, {}, anna, bert);
  const [first, second] = await inSite((sql) => decisionsOn(sql, reported));
  expect(second).toMatchObject({ outcome: "suspend", until: first?.until });
  expect(Date.parse(until ?? ""), "the page of the appeal says it").toBe(first?.until);
  expect(first?.until).toBeGreaterThan(clock.now());
  expect((await mailTo(bert, "case_decided"))?.text).toContain("Until");
});

test("on nobody no sanction is decided, neither at first nor on an appeal", async () => {
  const complaint: NewCase = {
    number: `R-${crypto.randomUUID()}`,
    kind: "complaint",
    reason: "illegal",
    reported: null,
    reporter: null,
    at: clock.now(),
    details: { about: "content", text: "It is illegal.", address: "somewhere", messages: [], photos: [] },
    contact: { name: "Emma", email: `${crypto.randomUUID()}@example.org`, language: "en" },
    content_hash: "",
  };
  valueOf(await site().cases.complain(complaint, { receipt: false }));
  const number = await claimCase("reports", complaint.number);
  const suspend = { number, operator: olga, outcome: "suspend" as const, ground: "illegal" as const, words: "" };
  const refused = refuse("invalid_input", { fields: { outcome: "choose_one" } });
  expect(await site().cases.decide(suspend)).toEqual(refused);
  valueOf(await site().cases.decide({ ...suspend, outcome: "nothing", ground: "no_violation" }));
  await settle(number);
  const mail = (await site().mails()).find(
    ({ to, kind }) => to === complaint.contact?.email && kind === "report_decided",
  );
  const link = new URL(mail?.links.find((one) => one.includes("/appeal?")) ?? "");
  const [id, token] = [link.searchParams.get("id") ?? "", link.searchParams.get("token") ?? ""];
  valueOf(await site().cases.sendAppeal({ id, token, text: "Look again." }));
  expect(await receipts(complaint.contact?.email)).toHaveLength(1);
  const item = await claimCase("appeals", await decisionOn(complaint.number), omar);
  const reverse = { ...suspend, number: item, operator: omar, decision: "reverse" as const };
  expect(await site().cases.decideAppeal(reverse)).toEqual(refused);
});

test("a link that was changed, of another decision or of half a year ago opens nothing", async () => {
  const { link } = await anAppeal();
  const other = await anAppeal();
  for (const forged of [
    { ...link, token: `${link.token}x` },
    { ...link, id: other.link.id },
    { id: "", token: "" },
  ])
    expect(await site().cases.appeal(forged)).toEqual(refuse("link_invalid"));
  const older = 'UPDATE case_decisions SET decided_at = decided_at - 184 * 86400000 WHERE "case" = ?';
  await inSite((sql) => sql.exec(older, link.id));
  expect(await site().cases.appeal(link)).toEqual(refuse("link_invalid"));
});
