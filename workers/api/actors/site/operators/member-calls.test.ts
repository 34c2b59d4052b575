import { afterEach, expect, test } from "vitest";
import { refuse } from "../../../../../app/domain/result.ts";
import { claimedTextOf } from "../../../../../tests/workers/claimed-text.ts";
import {
  aMemberWithPassword,
  days,
  isEmpty,
  mailsTo,
  signInAgain,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, unusedMemberId, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

const [olga, omar] = [
  { id: crypto.randomUUID(), name: "Olga" },
  { id: crypto.randomUUID(), name: "Omar" },
];
const { members } = actors.site();
const opened = async (member: string, operator = olga) => {
  await members.open({ operator, member, reason: "their mail of today" });
  return { operator, member, reason: "asked others for money" };
};

test("a member is shown, decided about and deleted only by who said why, a quarter of an hour long", async () => {
  const anna = await aMember();
  const act = { operator: olga, member: anna.id, reason: "none yet" };
  const refused = refuse("reason_required");
  expect(await members.record(act)).toEqual(refused);
  expect(await members.sanction({ ...act, kind: "ban", until: null })).toEqual(refused);
  expect(await members.lift({ ...act, kind: "ban" })).toEqual(refused);
  expect(await members.noteErasure({ ...act, at_once: true })).toEqual(refused);
  await opened(anna.id);
  expect((await members.record(act)).ok).toBe(true);
  expect(await members.record({ ...act, operator: omar })).toEqual(refused);
  moveClock(16 * 60_000);
  expect(await members.record(act)).toEqual(refused);
});

test("a decision has taken effect when it is answered, is mailed with its reasons, and stands in both records", async () => {
  const anna = await aMemberWithPassword();
  const act = await opened(anna.id);
  const until = clock.now() + days(7);
  expect((await members.sanction({ ...act, kind: "suspend", until })).ok).toBe(true);
  expect(await anna.stub.account.user(anna.token)).toEqual(refuse("authentication_required"));
  const [mail] = await mailsTo(anna);
  expect(mail).toMatchObject({ kind: "sanction" });
  for (const words of ["asked others for money", "/pages/ban"]) expect(mail?.text).toContain(words);
  expect(await anna.stub.standing.record()).toMatchObject({
    suspended: true,
    standing: ["suspend"],
    sanctions: [{ kind: "suspend", lifted: false, case: null }],
  });
  moveClock(1000);
  await members.lift({ ...act, kind: "suspend" });
  expect((await signInAgain(anna)).ok).toBe(true);
  const audit = valueOf(await members.record(act)).audit.map(({ action, why }) => [action, why]);
  expect(audit).toEqual([
    ["lifted", "asked others for money"],
    ["suspended", "asked others for money"],
    ["opened", "their mail of today"],
  ]);
});

test("a decision waits for no other about the same member that can still be undone", async () => {
  const anna = await aMemberWithPassword();
  const { queues } = actors.site();
  const payload = { member_id: anna.id, text_id: crypto.randomUUID(), at: clock.now() };
  await actors.site().receive({ id: crypto.randomUUID(), kind: "inspect_text", payload });
  const { number = 0 } = (await claimedTextOf(actors, anna.id, olga)) ?? {};
  expect((await queues.decideText({ number, operator: olga })).ok).toBe(true);
  await members.sanction({ ...(await opened(anna.id)), kind: "ban", until: null });
  expect(await anna.stub.account.user(anna.token)).toEqual(refuse("authentication_required"));
  expect((await queues.undo({ number, operator: olga })).ok).toBe(true);
});

test("operators see states, never secrets", async () => {
  const anna = await aMemberWithPassword();
  const record = JSON.stringify(await anna.stub.standing.record());
  expect(record).toContain(anna.order.email);
  for (const secret of [anna.token, "password", "hash", "amount"]) expect(record).not.toContain(secret);
  const nobody = actors.member(unusedMemberId());
  expect([await nobody.standing.record(), await nobody.standing.found()]).toEqual([undefined, undefined]);
});

test("an account is deleted as asked: with days of grace, or at once", async () => {
  const [anna, bert] = [await aMemberWithPassword(), await aMemberWithPassword()];
  await anna.stub.standing.erase({ at_once: false });
  expect((await anna.stub.standing.record())?.erased_at).not.toBeNull();
  expect(valueOf(await signInAgain(anna)).reactivated).toBe(true);
  await bert.stub.standing.erase({ at_once: true });
  while (!(await isEmpty(bert))) await bert.stub.runDue();
  expect(await signInAgain(bert)).toEqual(refuse("login_failed"));
});

test("a name is found by how it begins, in its country, among who is to be seen", async () => {
  const country = "IE";
  const [one, other] = [await aMember({ country, name: "Quirina 100%_" }), await aMember({ country, name: "Quirien" })];
  await aMember({ country, name: "Aquirina" });
  await delivered(one, other);
  const named = async (beginning: string) => {
    const found = await actors.directory(country).named(beginning);
    return found.map(({ id }) => id).toSorted();
  };
  expect(await named("quir")).toEqual([one.id, other.id].toSorted());
  expect(await named("Quirina 100%_")).toEqual([one.id]);
  expect(await named("%")).toEqual([]);
  expect(await named("q".repeat(60))).toEqual([]);
  const act = await opened(one.id);
  await members.sanction({ ...act, kind: "ban", until: null });
  expect(await named("Quirina")).toEqual([]);
});
