import { expect, test } from "vitest";
import { answerSupport, supportQuestion } from "../../app/contract/operators/operator-support.ts";
import { operatorOverview } from "../../app/contract/operators/operators.ts";
import { sendSupport } from "../../app/contract/safety/support.ts";
import { caller, refusal } from "./caller.ts";
import { aReadyMember } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { aClaimedQuestion, aQuestion, claimQuestion } from "./fixtures/support.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("a member's question is read by an operator in the language of the account, with who asks", async () => {
  const [olga, anna] = [await anOperator(), await aReadyMember({ name: "Anna", language: "nl" })];
  const question = aQuestion({ payment: "2026-000017", topic: "payment" });
  const { case: asked } = await anna.api.callOrThrow(sendSupport, { ...question, member: anna.id });
  expect(asked).toMatch(/^R-\w{4}-\w{4}$/);
  const number = await claimQuestion(olga, asked);
  expect(await olga.callOrThrow(supportQuestion, { number: String(number) })).toMatchObject({
    case: asked,
    topic: "payment",
    text: question.text,
    payment: "2026-000017",
    reporter: anna.id,
    contact: { name: "Anna", email: anna.email },
    language: "nl",
  });
});

test("only who has claimed a question reads and answers it, and once", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const number = await aClaimedQuestion(olga);
  const order = { number, decision: "answer" as const, text: "You do it in your profile." };
  expect(refusal(await omar.call(supportQuestion, { number: String(number) }))).toBe("not_claimed");
  expect(refusal(await omar.call(answerSupport, order))).toBe("not_claimed");
  expect(refusal(await olga.call(answerSupport, { ...order, text: " … " }))).toBe("invalid_input");
  await olga.callOrThrow(answerSupport, order);
  expect(refusal(await olga.call(answerSupport, order))).toBe("not_claimed");
  const { queues } = await olga.callOrThrow(operatorOverview);
  expect(queues.map(({ queue }) => queue)).toContain("support");
});

test("a question by nobody who can be answered is refused, and so is one in the name of who is not signed in", async () => {
  const { email: _left, ...nobody } = aQuestion();
  expect(refusal(await caller().call(sendSupport, nobody))).toBe("invalid_input");
  const anna = await aReadyMember();
  expect(refusal(await caller().call(sendSupport, aQuestion({ member: anna.id })))).toBe("authentication_required");
});
