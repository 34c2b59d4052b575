import { afterEach, expect, test } from "vitest";
import type { SanctionKind } from "../../../../../app/contract/safety/sanctions.ts";
import { aMemberWithPassword, inObject, mailsTo } from "../../../../../tests/workers/deletion-fixtures.ts";
import type { TestMember } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { listSanctions } from "./sanctions.ts";

afterEach(() => moveClock(0));

/** An operator decides on the member's page, or lifts what was decided; a second later each. */
async function decide({ stub }: TestMember, event: "sanction" | "sanction_lifted", kind: SanctionKind) {
  moveClock(clock.offset() + 1000);
  const decision = { kind, case: null, decided_at: clock.now() };
  const payload = event === "sanction" ? { ...decision, until: null } : { ...decision, reason: "asked for money" };
  await stub.receive({ id: crypto.randomUUID(), kind: event, payload });
}

const historyOf = (member: TestMember) =>
  inObject(member, (sql) => listSanctions(sql).map(({ kind, lifted }) => [kind, lifted]));

test("lifting what does not count changes nothing, and mails nothing", async () => {
  const anna = await aMemberWithPassword({ language: "en" });
  await decide(anna, "sanction_lifted", "suspend");
  await decide(anna, "sanction", "hold");
  for (const time of ["first", "again"]) {
    await decide(anna, "sanction_lifted", "hold");
    expect(await historyOf(anna), time).toEqual([
      ["hold", true],
      ["hold", false],
    ]);
  }
  expect((await mailsTo(anna)).map(({ kind }) => kind)).toEqual(["sanction"]);
});

test("a suspension that is lifted while a ban counts is mailed as that, and not as an open account", async () => {
  const anna = await aMemberWithPassword({ language: "en" });
  await decide(anna, "sanction", "suspend");
  await decide(anna, "sanction", "ban");
  await decide(anna, "sanction_lifted", "suspend");
  const [still] = await mailsTo(anna);
  expect(still?.text).toContain("Another decision still counts");
  expect(still?.text).not.toContain("open again");
  expect(still?.text, "they cannot sign in to choose").not.toContain("/notifications");
  await decide(anna, "sanction_lifted", "ban");
  expect((await mailsTo(anna))[0]?.text).toContain("open again");
});
