import { afterEach, expect, test } from "vitest";
import { undoDecision } from "../../../../app/contract/operators/operator-queues.ts";
import { findMembers } from "../../../../app/contract/operators/operator-members.ts";
import { moderationFigures } from "../../../../app/contract/operators/operator-figures.ts";
import { sendSupport } from "../../../../app/contract/safety/support.ts";
import { anAccount, mailsTo } from "../../../../tests/workers/account-fixtures.ts";
import { inStub } from "../../../../tests/workers/deletion-fixtures.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";
import { site } from "../../../../tests/workers/complaint-fixtures.ts";
import {
  answer,
  aQuestion,
  ask,
  aVisitorsQuestion,
  claimQuestion,
  settleNow,
  siteDelivers,
  supportMailsTo,
} from "../../../../tests/workers/support-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { findQuestion } from "../../actors/site/operators/cases/support-cases.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

const NUMBER = /^R-\w{4}-\w{4}$/;
const ANSWER = "Your bank told us today that it is paid.\nThe credits are there.";
const keptOf = (number: string) => inStub(site, (sql) => findQuestion(sql, number));

test("a visitor's question has a number and a receipt without their words; the answer is mailed and closes it", async () => {
  const [olga, question] = [await anOperator(), aVisitorsQuestion()];
  const asked = await ask(question);
  expect(asked).toMatch(NUMBER);
  const [receipt] = await supportMailsTo(question.email);
  expect(receipt).toMatchObject({ kind: "support_received", subject: `We have your question ${asked}` });
  expect(receipt?.text).not.toContain("I paid");
  expect(receipt?.text, "an address may be anybody's").not.toContain(question.name);
  const number = (await claimQuestion(olga, asked)) ?? 0;
  const { text, payment, topic, name, email } = { ...question };
  expect(await keptOf(asked)).toMatchObject({ text, payment, topic, reporter: null, contact: { name, email } });
  expect((await answer(olga, number, ANSWER)).status).toBe(200);
  expect(await supportMailsTo(question.email), "it can be taken back still").toHaveLength(1);
  await settleNow(number);
  const [mail, ...others] = await supportMailsTo(question.email);
  expect(mail).toMatchObject({ kind: "support_answered", subject: `Our answer to your question ${asked}` });
  expect(mail?.text).toContain(ANSWER);
  expect(others).toHaveLength(1);
  expect(await claimQuestion(olga, asked), "it is closed").toBeUndefined();
});

test("a member's question goes in the account's name, and the mails are the account's", async () => {
  const [olga, anna] = [await anOperator(), await anAccount({ name: "Anna" })];
  const question = { ...aQuestion(), member: anna.id, email: "somebody@example.org", name: "Somebody" };
  const asked = await ask(question, anna.visitor);
  expect(await keptOf(asked)).toMatchObject({ reporter: anna.id, contact: { name: "Anna", email: anna.email } });
  await siteDelivers();
  const [receipt] = await mailsTo(anna, anna.email, "support_received");
  expect(receipt?.text, "it is their own address").toContain(question.text);
  const number = (await claimQuestion(olga, asked)) ?? 0;
  await answer(olga, number, ANSWER);
  await settleNow(number);
  const [mail] = await mailsTo(anna, anna.email, "support_answered");
  expect(mail?.text).toContain(ANSWER);
  const { body } = await olga.call(findMembers, { q: asked, country: "NL" });
  expect(body, "by its number operators find who asked").toMatchObject({ members: [{ id: anna.id }] });
  const listed = await anna.stub.account.exportOverview(anna.token);
  expect(listed.ok && listed.value.lists["support"]).toMatchObject([
    { case: asked, topic: "payment", text: question.text, payment: "P-2026-17", answer: ANSWER },
  ]);
});

test("who has not confirmed their address is answered, without a copy of their words", async () => {
  const anna = await anAccount({ confirmed: false });
  const question = aQuestion();
  expect(await ask(question, anna.visitor)).toMatch(NUMBER);
  await siteDelivers();
  const [receipt] = await mailsTo(anna, anna.email, "support_received");
  expect(receipt?.text).toContain("R-");
  expect(receipt?.text).not.toContain(question.text);
});

test("nobody asks without an address or without words, or in another's name", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const wrong = async (question: object) => (await aVisitor().call(sendSupport, { ...question })).body["fields"];
  expect(await wrong(aQuestion())).toEqual({ email: "email_invalid" });
  expect(await wrong({ ...aQuestion(), email: "anna at example.org" })).toEqual({ email: "email_invalid" });
  expect(await wrong({ ...aVisitorsQuestion(), text: "\u202e" })).toEqual({ text: "required" });
  for (const visitor of [bert.visitor, aVisitor()])
    expect(await ask({ ...aVisitorsQuestion(), member: anna.id }, visitor)).toBe("authentication_required");
});

test("the same question again is the same case with one receipt; with other words it is another, and not by the same key", async () => {
  const [visitor, question] = [aVisitor(), aVisitorsQuestion()];
  const asked = await ask(question, visitor);
  const again = { ...question, key: crypto.randomUUID() };
  expect([await ask(question, visitor), await ask(again, visitor)]).toEqual([asked, asked]);
  expect(await supportMailsTo(question.email)).toHaveLength(1);
  expect(await ask({ ...question, text: "Something else." }, visitor)).toBe("key_reused");
  expect(await ask({ ...again, key: crypto.randomUUID(), topic: "other" }, visitor)).not.toBe(asked);
  moveClock(61 * 60_000);
  expect(await ask({ ...again, key: crypto.randomUUID() }, visitor)).not.toBe(asked);
});

test("five of a sender wait at once; neither others nor whose address a stranger used are kept from asking", async () => {
  const [anna, stranger] = [await anAccount(), aVisitor("198.51.100.93")];
  const { email } = anna;
  for (let count = 0; count < 5; count += 1) {
    expect(await ask({ ...aVisitorsQuestion(), email }, stranger)).toMatch(NUMBER);
    expect(await ask(aQuestion(), anna.visitor)).toMatch(NUMBER);
  }
  expect(await ask({ ...aVisitorsQuestion(), email: email.toUpperCase() }, stranger)).toBe("reports_waiting");
  expect(await ask(aQuestion(), anna.visitor)).toBe("reports_waiting");
  expect(await ask(aVisitorsQuestion(), stranger), "in another name").toMatch(NUMBER);
  expect(await ask({ ...aVisitorsQuestion(), email }, aVisitor("198.51.100.94")), "from elsewhere").toMatch(NUMBER);
});

test("a flood from one address is limited", async () => {
  const visitor = aVisitor("198.51.100.92");
  const answers: string[] = [];
  for (let count = 0; count < 12; count += 1) answers.push(await ask(aVisitorsQuestion(), visitor));
  expect(answers.filter((one) => NUMBER.test(one))).toHaveLength(10);
  expect(answers.at(-1)).toBe("rate_limited");
});

test("an answer that is taken back is not mailed, and one that is none is refused", async () => {
  const [olga, question] = [await anOperator(), aVisitorsQuestion()];
  const asked = await ask(question);
  const number = (await claimQuestion(olga, asked)) ?? 0;
  expect((await answer(olga, number, "…")).body).toMatchObject({ fields: { text: "required" } });
  await answer(olga, number, ANSWER);
  expect((await olga.call(undoDecision, { number, queue: "support" })).status).toBe(200);
  await settleNow(number);
  expect(await supportMailsTo(question.email)).toHaveLength(1);
  expect(await claimQuestion(olga, asked)).toBe(number);
  const otto = await anOperator("Otto");
  expect((await answer(otto, number, ANSWER)).body["error"], "it is Olga's").toBe("not_claimed");
  await answer(olga, number, "");
  await settleNow(number);
  expect(await supportMailsTo(question.email), "closed, nobody hears").toHaveLength(1);
  expect(await claimQuestion(olga, asked)).toBeUndefined();
});

test("questions are no notices: the figures of moderation do not count them", async () => {
  const olga = await anOperator();
  const figures = async () => (await olga.call(moderationFigures, {})).body;
  const before = await figures();
  const number = (await claimQuestion(olga, await ask(aVisitorsQuestion()))) ?? 0;
  await answer(olga, number, ANSWER);
  await settleNow(number);
  expect(await figures()).toEqual(before);
});

test("half a year after the answer nothing of a question is kept", async () => {
  const olga = await anOperator();
  const asked = await ask(aVisitorsQuestion());
  const number = (await claimQuestion(olga, asked)) ?? 0;
  await answer(olga, number, ANSWER);
  await settleNow(number);
  moveClock(200 * 24 * 60 * 60_000);
  await siteDelivers();
  expect(await keptOf(asked)).toBeUndefined();
  const words = 'SELECT words FROM case_decisions WHERE "case" = ?';
  expect(await inStub(site, (sql) => sql.exec(words, asked).toArray())).toEqual([{ words: "" }]);
});
