import { expect, test } from "vitest";
import { sendReport } from "../../../../app/contract/safety/reports.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, pageOf, valueOf, write } from "../../../../tests/workers/member-fixtures.ts";
import { conversationIdOf } from "../../ids.ts";
import { ERASED_ID } from "../../actors/member/deletion/erased-id.ts";
import { findCase } from "../../actors/site/operators/cases/cases.ts";

const site = objects.SITE.getByName("periwinkle") as unknown as DurableObjectStub;

test("what somebody wrote who is erased since can be reported, and is a case about nobody", async () => {
  const [anna, bert] = [await anAccount(), await aMember({ site: "periwinkle", credits: 5 })];
  valueOf(await write(bert, anna, { text: "I know where you live" }));
  await delivered(bert, anna);
  const id = ERASED_ID + conversationIdOf(anna.id, bert.id);
  const alive = { id, key: crypto.randomUUID(), reason: "harassment" as const, text: "" };
  const [written] = (await pageOf(anna, bert)).messages;
  const early = await anna.visitor.call(sendReport, { ...alive, message: written?.id });
  expect(early.body["error"], "somebody alive is not taken for erased").toBe("not_found");
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "contact_erased", payload: { id: bert.id } });
  const [message] = (await pageOf(anna, { id })).messages;
  const report = { id, reason: "harassment" as const, text: "" };
  const named = { ...report, key: crypto.randomUUID(), message: message?.id };
  const { status, body } = await anna.visitor.call(sendReport, named);
  expect(status).toBe(200);
  await delivered(anna);
  const kept = await inStub(site, (sql) => findCase(sql, String(body["case"])));
  expect(kept).toMatchObject({ reported: null, details: { messages: [{ text: "I know where you live" }] } });
  expect(JSON.stringify(kept)).not.toContain(bert.id);
  for (const other of [{}, { message: "made-up" }]) {
    const refused = await anna.visitor.call(sendReport, { ...report, key: crypto.randomUUID(), ...other });
    expect(refused.body["error"]).toBe("not_found");
  }
});
