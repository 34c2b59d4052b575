import { expect, test } from "vitest";
import { listGoneConversations, sendReport } from "../../../../app/contract/safety/reports.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { aComplaint, aReport, caseOf, receiptsTo, send, site } from "../../../../tests/workers/complaint-fixtures.ts";
import { days, inObject, inStub } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, pageOf, write } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { eraseCases } from "../../actors/site/operators/cases/erase-cases.ts";
import { conversationIdOf } from "../../ids.ts";

/** Bert threatened Anna, and blocked her. */
async function aThreat() {
  const [anna, bert] = [await anAccount({ name: "Anna" }), await anAccount({ name: "Bert", credits: 9 })];
  await write(bert, anna, { text: "I know where you live" });
  await delivered(bert, anna);
  const [message] = (await pageOf(anna, bert)).messages;
  await bert.stub.people.block(bert.token, anna.id);
  await delivered(bert, anna);
  return { anna, bert, message: message?.id ?? "" };
}

/** In place of an address it names the conversation. */
const aboutGone = (anna: TestAccount, other: { id: string }) => {
  const { address: _none, ...complaint } = aComplaint(other);
  return { ...complaint, conversation: conversationIdOf(anna.id, other.id) };
};

const kept = { messages: [{ text: "I know where you live", own: false, named: false }], profile: { name: "Bert" } };

test("who was threatened and blocked complains with what was written, in the account's name, by conversation or address", async () => {
  const { anna, bert } = await aThreat();
  const { body } = await anna.visitor.call(listGoneConversations, {});
  const conversation = { id: conversationIdOf(anna.id, bert.id) };
  expect(body).toMatchObject({ gone: [{ conversation, profile: { id: bert.id, name: "Bert" } }] });
  for (const complaint of [aboutGone(anna, bert), { ...aComplaint(bert), name: "Else", email: "else@example.org" }]) {
    const number = await send(complaint, anna.visitor);
    expect(await caseOf(number)).toMatchObject({
      kind: "complaint",
      reported: bert.id,
      reporter: anna.id,
      contact: { name: "Anna", email: anna.email, language: "en" },
      details: { about: "content", ...kept },
    });
    expect(await send(complaint, anna.visitor), "the same again").toBe(number);
  }
  expect(await receiptsTo(anna.email)).toBe(2);
  expect(await receiptsTo("else@example.org")).toBe(0);
});

test("the same complaint again is the same case also when what it took along is gone since; a first one is refused then", async () => {
  const { anna, bert } = await aThreat();
  const complaint = aboutGone(anna, bert);
  const number = await send(complaint, anna.visitor);
  await inObject({ id: anna.id, site: "periwinkle" }, (sql) => void sql.exec("DELETE FROM gone_messages"));
  expect(await send(complaint, anna.visitor)).toBe(number);
  expect(await send(aboutGone(anna, bert), anna.visitor)).toBe("not_found");
});

test("what is kept is the member's own: nobody else takes it along, nor does a visitor", async () => {
  const { anna, bert } = await aThreat();
  const carla = await anAccount();
  expect(await send(aboutGone(anna, bert), carla.visitor)).toBe("not_found");
  expect(await send(aboutGone(anna, bert))).toBe("not_found");
  const forged = aVisitor();
  forged.setCookie(`session=${anna.id}.forged`);
  expect(await send(aboutGone(anna, bert), forged)).toBe("not_found");
  for (const visitor of [carla.visitor, aVisitor(), forged]) {
    const number = await send(aComplaint(bert), visitor);
    const sent = await caseOf(number);
    expect(sent).toMatchObject({ reported: bert.id, details: { messages: [] } });
    expect(sent?.reporter).toBe(visitor === carla.visitor ? carla.id : null);
  }
  const { address: _none, ...nowhere } = aComplaint(bert);
  expect(await send(nowhere, anna.visitor)).toBe("invalid_input");
});

test("a report that was begun before the block arrives with its message", async () => {
  const { anna, bert, message } = await aThreat();
  const { status, body } = await anna.visitor.call(sendReport, { ...aReport(bert), message });
  expect(status).toBe(200);
  await delivered(anna);
  expect(await caseOf(body["case"])).toMatchObject({ reported: bert.id, details: { about: "message" } });
  const unnamed = await anna.visitor.call(sendReport, aReport(bert));
  expect(unnamed.body["error"], "nobody is told of the block").toBe("not_found");
});

test("a flood of visitors' complaints about somebody does not keep a member's out, nor do their own reports", async () => {
  const { anna, bert } = await aThreat();
  for (let count = 0; count < 10; count += 1) expect(await send(aComplaint(bert))).toMatch(/^R-/);
  expect(await send(aComplaint(bert))).toBe("reports_waiting");
  for (let count = 0; count < 3; count += 1) expect(await send(aboutGone(anna, bert), anna.visitor)).toMatch(/^R-/);
  expect(await send(aboutGone(anna, bert), anna.visitor)).toBe("reports_waiting");
});

test("of who complained nothing is left once they are erased, also with another address since; the other's erasure takes all", async () => {
  const { anna, bert } = await aThreat();
  const number = await send(aboutGone(anna, bert), anna.visitor);
  const forget = (member: string) => inStub(site, (sql) => eraseCases(sql, { member, emails: ["new@example.org"] }));
  await forget(anna.id);
  expect(await caseOf(number)).toMatchObject({ reporter: null, contact: undefined, details: { messages: [] } });
  const again = await aThreat();
  const other = await send(aboutGone(again.anna, again.bert), again.anna.visitor);
  await forget(again.bert.id);
  expect(await caseOf(other)).toMatchObject({ reported: null, reporter: null, evidence: false });
});

test("after thirty days there is nothing to choose", async () => {
  const { anna, bert } = await aThreat();
  moveTime(days(15));
  await anna.visitor.call(listGoneConversations, {});
  moveTime(days(15) + 1);
  expect((await anna.visitor.call(listGoneConversations, {})).body).toEqual({ gone: [] });
  expect(await send(aboutGone(anna, bert), anna.visitor)).toBe("not_found");
});
