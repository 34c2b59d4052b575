import { expect, test } from "vitest";
import { block } from "../../app/contract/safety/blocks.ts";
import { getMember } from "../../app/contract/people/discovery.ts";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { openMember, sanctionMember } from "../../app/contract/operators/operator-members.ts";
import { answerFictional, fictionalConversation } from "../../app/contract/operators/operator-fictional.ts";
import { undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import { listBundles } from "../../app/contract/money/payments.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { refusal } from "./caller.ts";
import { aClaimedConversation } from "./fixtures/fictional-queue.ts";
import { embedded, siteSettings } from "./fixtures/members.ts";
import { messagesArrived, messagesOf, write } from "./fixtures/messages.ts";
import { anOperator } from "./fixtures/operators.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("who has claimed a message to a fictional profile reads the conversation beside both; nobody else does", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number, member, fictional, seen } = await aClaimedConversation(olga);
  const found = await olga.callOrThrow(fictionalConversation, { number: String(number) });
  expect(found).toMatchObject({ fictional: { id: fictional.id, fictional: true }, member: { id: member.id } });
  expect(found.messages).toMatchObject([{ own: false, text: "Are you there?" }]);
  const { message_credits: cost } = await siteSettings();
  expect(found.held?.credits).toBe(cost);
  expect((await member.api.callOrThrow(listBundles)).held).toBe(cost);
  expect(refusal(await omar.call(fictionalConversation, { number: String(number) }))).toBe("not_claimed");
  const answer = { number, decision: "answer" as const, text: "I am", seen };
  expect(refusal(await omar.call(answerFictional, answer))).toBe("not_claimed");
});

test("the answer reaches the member from the profile, spends what was held, and is written down without its words", async () => {
  const olga = await anOperator();
  const { number, member, fictional, seen } = await aClaimedConversation(olga);
  const before = (await member.api.callOrThrow(currentUser)).user.credits;
  await olga.callOrThrow(answerFictional, { number, decision: "answer", text: "Here I am!", seen });
  expect(refusal(await olga.call(fictionalConversation, { number: String(number) }))).toBe("not_claimed");
  await embedded().sendDecision(number);
  await messagesArrived(member, fictional, 2);
  expect(await messagesOf(member, fictional)).toMatchObject([
    { own: true, text: "Are you there?" },
    { own: false, text: "Here I am!" },
  ]);
  expect((await member.api.callOrThrow(getMember, { id: fictional.id })).profile).toMatchObject({ online: false });
  expect((await member.api.callOrThrow(currentUser)).user.credits).toBe(before);
  expect((await member.api.callOrThrow(listBundles)).held).toBe(0);
  expect((await embedded().ledger(member.id)).entries.at(-1)).toMatchObject({
    from_account: "held:messages",
    to_account: "site:messages",
  });
  const { rows } = await olga.callOrThrow(operatorAudit);
  const own = rows.filter(({ item }) => item === number);
  expect(own.map(({ action }) => action)).toEqual(["answered", "looked"]);
  expect(JSON.stringify(own)).not.toContain("Here I am!");
});

test("without an answer the credits are back at once", async () => {
  const olga = await anOperator();
  const { number, member, fictional, seen } = await aClaimedConversation(olga);
  const before = (await member.api.callOrThrow(currentUser)).user.credits;
  await olga.callOrThrow(answerFictional, { number, decision: "close", seen });
  await embedded().sendDecision(number);
  const { message_credits: price } = await siteSettings();
  const credits = async () => (await member.api.callOrThrow(currentUser)).user.credits;
  await eventually("her credits are back", async () => (await credits()) === before + price);
  expect((await messagesOf(member, fictional))[0]?.hold).toMatchObject({ credits: price, returned: true });
});

test("an answer needs its words, and not too many; taken back within ten seconds it is decided anew", async () => {
  const olga = await anOperator();
  const { number, member, fictional, seen } = await aClaimedConversation(olga);
  const answer = { number, decision: "answer" as const, seen };
  expect(refusal(await olga.call(answerFictional, { ...answer, text: " \u0007 " }))).toBe("invalid_input");
  const tooLong = "x".repeat((await siteSettings()).message_length + 1);
  expect(refusal(await olga.call(answerFictional, { ...answer, text: tooLong }))).toBe("message_too_long");
  await olga.callOrThrow(answerFictional, { ...answer, text: "Wrong person" });
  await olga.callOrThrow(undoDecision, { number });
  await write(member, fictional, "Hello?");
  await eventually("what came meanwhile stands there", async () => {
    const { messages } = await olga.callOrThrow(fictionalConversation, { number: String(number) });
    return messages.length === 2 && !JSON.stringify(messages).includes("Wrong person");
  });
});

test("nobody reads or answers any more what somebody wrote who blocks the profile or leaves, nor of a suspended profile", async () => {
  const olga = await anOperator();
  for (const end of ["block", "leave", "suspend"] as const) {
    const { number, member, fictional, seen } = await aClaimedConversation(olga);
    if (end === "block") await member.api.callOrThrow(block, { id: fictional.id });
    else if (end === "leave")
      await member.api.callOrThrow(deleteAccount, { password: member.password, reason: "other" });
    else await suspend(olga, fictional);
    const isGone = async () =>
      refusal(await olga.call(fictionalConversation, { number: String(number) })) === "not_claimed";
    await eventually(`it is gone: ${end}`, isGone);
    const answer = { number, decision: "answer" as const, text: "Too late", seen };
    expect(refusal(await olga.call(answerFictional, answer))).toBe("not_claimed");
  }
});

async function suspend(operator: ApiClient, { id }: { id: string }): Promise<void> {
  const reason = "the profile is retired";
  await operator.callOrThrow(openMember, { id, reason });
  const decision = {
    key: crypto.randomUUID(),
    id,
    kind: "suspend" as const,
    ground: "asks_for_money" as const,
    reason,
  };
  await operator.callOrThrow(sanctionMember, decision);
}
