import { expect, test } from "vitest";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { deleteChat, listChats } from "../../app/contract/conversations/conversations.ts";
import { operatorCase } from "../../app/contract/operators/operator-cases.ts";
import { block } from "../../app/contract/safety/blocks.ts";
import { listGoneConversations, sendComplaint, sendReport } from "../../app/contract/safety/reports.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { aReportOn, claimCase } from "./fixtures/cases.ts";
import { aMember, aReadyMember, type ApiMember } from "./fixtures/members.ts";
import { messagesArrived, messagesOf, write } from "./fixtures/messages.ts";
import { anOperator } from "./fixtures/operators.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const THREAT = "I know where you live";

/** Bert has written to Anna. */
async function aThreat() {
  const [anna, bert] = [await aReadyMember({ name: "Anna" }), await aReadyMember({ name: "Bert", credits: 5 })];
  await write(bert, anna, THREAT);
  await messagesArrived(anna, bert, 1);
  const [message] = await messagesOf(anna, bert);
  const [chat] = (await anna.api.callOrThrow(listChats)).chats;
  return { anna, bert, message: message?.id ?? "", conversation: chat?.conversation.id ?? "" };
}

const goneOf = async ({ api }: ApiMember) => (await api.callOrThrow(listGoneConversations)).gone;
const aComplaint = (conversation: string) => ({
  key: crypto.randomUUID(),
  conversation,
  reason: "harassment" as const,
  text: "He threatened me.",
  language: "en" as const,
  good_faith: true as const,
});

test("a conversation that is gone is offered the same, whoever took it away; an operator reads what was written", async () => {
  const olga = await anOperator();
  const ways = {
    blocked: ({ bert, anna }) => bert.api.callOrThrow(block, { id: anna.id }),
    blocking: ({ bert, anna }) => anna.api.callOrThrow(block, { id: bert.id }),
    removing: ({ anna, conversation }) => anna.api.callOrThrow(deleteChat, { conversation }),
  } satisfies Record<string, (threat: Awaited<ReturnType<typeof aThreat>>) => Promise<unknown>>;
  for (const [way, takeAway] of Object.entries(ways)) {
    const threat = await aThreat();
    const { anna, bert, conversation, message } = threat;
    expect(refusal(await anna.api.call(sendComplaint, aComplaint(conversation))), "it is there still").toBe(
      "not_found",
    );
    await takeAway(threat);
    await eventually(`${way}: it is offered`, async () => (await goneOf(anna)).length > 0);
    const said = await goneOf(anna);
    expect(said, way).toMatchObject([{ conversation: { id: conversation }, profile: { id: bert.id, name: "Bert" } }]);
    expect(JSON.stringify(said), way).not.toContain(THREAT);
    const { case: sent } = await anna.api.callOrThrow(sendComplaint, aComplaint(conversation));
    const number = await claimCase(olga, "reports", sent);
    expect(await olga.callOrThrow(operatorCase, { number: String(number) }), way).toMatchObject({
      reporter: anna.id,
      reported: bert.id,
      contact: { name: "Anna", email: anna.email },
      messages: [{ text: THREAT, own: false }],
    });
    await anna.api.callOrThrow(sendReport, aReportOn(bert, { message }));
  }
});

test("nobody takes along what another was written, nor does who is signed out; who leaves keeps the name that was known", async () => {
  const { anna, bert, conversation } = await aThreat();
  await bert.api.callOrThrow(block, { id: anna.id });
  await eventually("it is gone", async () => (await goneOf(anna)).length > 0);
  for (const other of [bert, await aMember()]) {
    expect(await goneOf(other)).toEqual([]);
    expect(refusal(await other.api.call(sendComplaint, aComplaint(conversation)))).toBe("not_found");
  }
  expect(refusal(await caller().call(listGoneConversations))).toBe("authentication_required");
  expect(refusal(await caller().call(sendComplaint, aComplaint(conversation)))).toBe("not_found");
  await bert.api.callOrThrow(deleteAccount, { password: bert.password, reason: "other" });
  expect((await goneOf(anna))[0]?.profile).toMatchObject({ name: "Bert" });
  await anna.api.callOrThrow(sendComplaint, aComplaint(conversation));
});

test("what is to go in a member's name is nobody else's complaint", async () => {
  const [anna, bert] = [await aReadyMember(), await aReadyMember()];
  const { conversation: _none, ...words } = aComplaint("");
  const complaint = { ...words, address: "A page", member: anna.id };
  for (const api of [caller(), bert.api])
    expect(refusal(await api.call(sendComplaint, complaint))).toBe("authentication_required");
  const olga = await anOperator();
  const { case: sent } = await anna.api.callOrThrow(sendComplaint, complaint);
  const number = await claimCase(olga, "reports", sent);
  expect(await olga.callOrThrow(operatorCase, { number: String(number) })).toMatchObject({ reporter: anna.id });
});
