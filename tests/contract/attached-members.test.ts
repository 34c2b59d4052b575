import { expect, test } from "vitest";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import { attachMember, decideCase, operatorCase } from "../../app/contract/operators/operator-cases.ts";
import { eraseMember, inspectMember, openMember } from "../../app/contract/operators/operator-members.ts";
import { undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { eventually } from "../support/eventually.ts";
import { anEmail } from "../support/sign-up.ts";
import { caller, refusal } from "./caller.ts";
import { aClaimedCase, aClaimedComplaint } from "./fixtures/cases.ts";
import { aMember, embedded } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const reason = "the only Bert in town";
const ban = { outcome: "ban" as const, ground: "fake_profile" as const, words: "These are not your photos." };

/** The mail to this address whose subject begins so. */
async function mailAbout(to: string, subject: string): Promise<string> {
  let text: string | undefined;
  await eventually(`${to} gets: ${subject}`, async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail, { to });
    text = mails.find((mail) => mail.subject.startsWith(subject))?.text;
    return text !== undefined;
  });
  return text ?? "";
}

test("a complaint about nobody whom we know ends in a measure once an operator has said whom it is about", async () => {
  const [olga, bert] = [await anOperator(), await aMember({ name: "Bert" })];
  const number = await aClaimedComplaint(olga);
  expect(refusal(await olga.call(decideCase, { number, ...ban })), "on nobody").toBe("invalid_input");
  await olga.callOrThrow(attachMember, { number, id: bert.id, reason });
  expect(await olga.callOrThrow(operatorCase, { number: String(number) })).toMatchObject({
    reported: bert.id,
    attached: true,
    profile: { name: "Bert" },
    address: "the profile of somebody called Bert",
  });
  await olga.callOrThrow(decideCase, { number, ...ban });
  expect(refusal(await olga.call(attachMember, { number, id: bert.id, reason })), "decided").toBe("not_claimed");
  await embedded().sendDecision(number);
  expect(await mailAbout(bert.email, "A decision about your account")).toContain(ban.words);
});

test("until it is decided another member takes the place of the one before, and the record has both, with the reason", async () => {
  const [olga, bert, boris] = [await anOperator(), await aMember({ name: "Bert" }), await aMember({ name: "Boris" })];
  const number = await aClaimedComplaint(olga);
  for (const { id } of [bert, boris, boris]) await olga.callOrThrow(attachMember, { number, id, reason });
  expect(await olga.callOrThrow(operatorCase, { number: String(number) })).toMatchObject({
    reported: boris.id,
    profile: { name: "Boris" },
  });
  await olga.callOrThrow(decideCase, { number, ...ban });
  await olga.callOrThrow(undoDecision, { number });
  await olga.callOrThrow(attachMember, { number, id: bert.id, reason: "it was Bert after all" });
  const record = async (id: string) => {
    await olga.callOrThrow(openMember, { id, reason: "a test" });
    const { audit, cases } = await olga.callOrThrow(inspectMember, { id });
    return { cases: cases.length, rows: audit.filter(({ action }) => action.endsWith("tached")) };
  };
  expect(await record(boris.id)).toMatchObject({
    cases: 0,
    rows: [{ action: "detached" }, { action: "attached", why: reason }],
  });
  expect(await record(bert.id)).toMatchObject({
    cases: 1,
    rows: [{ action: "attached", why: "it was Bert after all" }, { action: "detached" }, { action: "attached" }],
  });
});

test("only who has claimed the complaint says whom it is about", async () => {
  const [olga, omar, bert] = [await anOperator(), await anOperator(), await aMember()];
  const number = await aClaimedComplaint(olga);
  const order = { number, id: bert.id, reason };
  expect(refusal(await omar.call(attachMember, order))).toBe("not_claimed");
  for (const other of [caller(), bert.api])
    expect(refusal(await other.call(attachMember, order))).toBe("authentication_required");
  expect((await olga.callOrThrow(operatorCase, { number: String(number) })).reported).toBeNull();
});

test("nobody, an erased member and who complained are not whom it is about", async () => {
  const [olga, bert, emma] = [await anOperator(), await aMember(), await aMember({ name: "Emma" })];
  await olga.callOrThrow(openMember, { id: bert.id, reason: "their letter" });
  await olga.callOrThrow(eraseMember, { id: bert.id, at_once: true, reason: "their letter" });
  const number = await aClaimedComplaint(olga, { email: emma.email });
  const attach = async (id: string) => refusal(await olga.call(attachMember, { number, id, reason }));
  expect(await attach(bert.id)).toBe("not_found");
  expect(await attach("a".repeat(16))).toBe("not_found");
  expect(await attach(emma.id)).toBe("yourself");
});

test("what says itself whom it is about stays so", async () => {
  const [olga, bert, boris] = [await anOperator(), await aMember(), await aMember()];
  const attach = async (number: number) => refusal(await olga.call(attachMember, { number, id: boris.id, reason }));
  const address = `https://www.example.org/members/${bert.id}`;
  expect(await attach(await aClaimedComplaint(olga, { address }))).toBe("invalid_input");
  expect(await attach((await aClaimedCase(olga)).number)).toBe("invalid_input");
});

test("what was dealt with in another way is closed with words, which the one who complained reads", async () => {
  const [olga, email] = [await anOperator(), anEmail()];
  const number = await aClaimedComplaint(olga, { email });
  const order = { number, outcome: "nothing" as const, ground: "dealt_with" as const };
  expect(refusal(await olga.call(decideCase, order)), "without a word").toBe("invalid_input");
  await olga.callOrThrow(decideCase, { ...order, words: "We wrote to the other site." });
  await embedded().sendDecision(number);
  const mail = await mailAbout(email, "What became of your complaint");
  for (const words of ["dealt with in another way", "We wrote to the other site."]) expect(mail).toContain(words);
  expect(mail).not.toContain("We do nothing about it");
});
