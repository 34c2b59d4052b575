import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { sendComplaint } from "../../../../app/contract/reports.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { days, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anActivePhoto, filesOf } from "../../../../tests/workers/photo-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { findCase } from "../../actors/site/operators/cases.ts";
import type { Site } from "../../actors/site/site.ts";
import { moveClock } from "../../clock.ts";

const site = objects.SITE.getByName("periwinkle") as unknown as DurableObjectStub;

afterEach(() => moveClock(0));

/** A complaint about a profile, by a visitor. */
function aComplaint(about: { id: string }) {
  return {
    key: crypto.randomUUID(),
    address: `https://www.example.org/members/${about.id}`,
    reason: "fake_profile" as const,
    text: "These are my photos.",
    language: "en" as const,
    good_faith: true as const,
  };
}

const send = async (complaint: ReturnType<typeof aComplaint> & { email?: string }, visitor = aVisitor()) => {
  const { status, body } = await visitor.call(sendComplaint, complaint);
  return status === 200 ? String(body["case"]) : body["error"];
};

const caseOf = (number: unknown) => inStub(site, (sql) => findCase(sql, String(number)));

test("a complaint that comes twice keeps its photos for as long as the case", async () => {
  const bert = await anAccount({ name: "Bert" });
  await anActivePhoto(bert);
  const complaint = aComplaint(bert);
  const [number, again] = await Promise.all([send(complaint), send(complaint)]);
  expect([again, await send(complaint)]).toEqual([number, number]);
  const [copy = ""] = (await caseOf(number))?.details.photos ?? [];
  moveClock(days(2));
  await runInDurableObject(site, (object) => (object as unknown as Site).alarm());
  expect(await filesOf(copy)).toEqual([expect.stringContaining(copy)]);
});
