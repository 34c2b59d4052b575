import { expect, test } from "vitest";
import type { SanctionKind } from "../../../../../app/contract/safety/sanctions.ts";
import { isEmpty, writeUndelivered } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aFictional, holdsOf } from "../../../../../tests/workers/fictional-fixtures.ts";
import { answered, claimedOf, decided } from "../../../../../tests/workers/fictional-queue.ts";
import {
  aMember,
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { clock } from "../../../clock.ts";

/** Anna has written to Fay, a fictional profile, and an operator has it. */
async function aWaitingMessage() {
  const [anna, fay] = [await aMember({ credits: 5 }), await aFictional()];
  await write(anna, fay);
  await delivered(anna, fay);
  const [number] = await claimedOf(anna);
  return { anna, fay, number };
}

async function decide(fay: TestMember, kind: "sanction" | "sanction_lifted", what: SanctionKind = "suspend") {
  moveTime(1000);
  const decision = { kind: what, case: null, decided_at: clock.now() };
  const payload = kind === "sanction" ? { ...decision, until: null } : decision;
  await fay.stub.receive({ id: crypto.randomUUID(), kind, payload });
  await delivered(fay);
}

test("nothing waits for a suspended profile, and its credits are back at once; it waits again when that is lifted", async () => {
  const { anna, fay } = await aWaitingMessage();
  await decide(fay, "sanction");
  expect(await claimedOf(anna)).toEqual([]);
  expect(await holdsOf(anna, fay)).toEqual(["returned"]);
  expect((await totalsOf(anna)).credits).toBe(5);
  await decide(fay, "sanction_lifted");
  const [number] = await claimedOf(anna);
  await decided({ number });
  await delivered(fay);
  expect((await pageOf(anna, fay)).messages).toHaveLength(2);
});

test("in the name of a banned profile nothing is answered, also what an operator had decided a moment before", async () => {
  const { anna, fay, number } = await aWaitingMessage();
  await answered({ number });
  await decide(fay, "sanction", "ban");
  await decided({});
  const payload = { to: anna.id, text: "On its way already", seen: clock.now() };
  await fay.stub.receive({ id: crypto.randomUUID(), kind: "operator_answer", payload });
  await decide(fay, "sanction_lifted", "ban");
  expect((await pageOf(anna, fay)).messages).toHaveLength(1);
  expect(await claimedOf(anna)).toHaveLength(1);
});

test("what was on its way to a suspended profile costs nothing either", async () => {
  const { anna, fay } = await aWaitingMessage();
  await decide(fay, "sanction");
  await writeUndelivered(anna, fay, "The second");
  moveTime(24 * 60 * 60_000);
  await delivered(anna, fay);
  expect(await holdsOf(anna, fay)).toEqual(["returned"]);
  expect(await claimedOf(anna)).toEqual([]);
});

test("nothing waits for an erased profile, and its credits are back", async () => {
  const { anna, fay } = await aWaitingMessage();
  await fay.stub.standing.erase({ at_once: true });
  while (!(await isEmpty(fay))) await fay.stub.runDue();
  expect(await claimedOf(anna)).toEqual([]);
  expect((await totalsOf(anna)).credits).toBe(5);
});

test("another name of a suspended profile is heard of when the suspension is lifted, and not before", async () => {
  const { anna, fay } = await aWaitingMessage();
  await decide(fay, "sanction");
  const rules = { countries: ["NL"], hidden: [] };
  const act = { operator: { id: "olga", name: "Olga" }, why: "a test" };
  expect(await fay.stub.fictional.change({ name: "Rose" }, rules, act)).toMatchObject({ ok: true });
  await delivered(fay);
  expect(JSON.stringify((await pageOf(anna, fay)).profile)).not.toContain("Rose");
  await decide(fay, "sanction_lifted");
  expect((await pageOf(anna, fay)).profile).toMatchObject({ name: "Rose" });
});
