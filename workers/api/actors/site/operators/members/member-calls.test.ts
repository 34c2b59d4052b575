import { afterEach, expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import {
  appealLinkOf,
  claimCase,
  decisionOn,
  inSite,
  olga,
  omar,
  settle,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { claimedTextOf } from "../../../../../../tests/workers/claimed-text.ts";
import {
  aMemberWithPassword,
  days,
  isEmpty,
  mailsTo,
  signInAgain,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import { lift } from "../../../../../../tests/workers/lift-fixture.ts";
import { actors, aMember, delivered, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import { listAudit } from "../audit/list-audit.ts";
import { decisionsOn } from "../cases/cases.ts";
import { MemberCalls } from "./member-calls.ts";

afterEach(() => moveClock(0));

const { members } = actors.site();
/** What is decided beside the kind. */
const decision = () => ({
  ground: "asks_for_money" as const,
  number: `R-${crypto.randomUUID()}`,
  profile: { photos: [] },
});
const ended = (because: string) => refuse("authentication_required", { because });
const opened = async (member: string, operator = olga) => {
  await members.open({ operator, member, reason: "their mail of today" });
  return { operator, member, reason: "asked others for money" };
};
test("a member is shown, decided about and deleted only by who said why, a quarter of an hour long", async () => {
  const anna = await aMember();
  const act = { operator: olga, member: anna.id, reason: "none yet" };
  const refused = refuse("reason_required");
  expect(await members.record(act)).toEqual(refused);
  expect(await members.sanction({ ...act, kind: "ban", ...decision() })).toEqual(refused);
  expect(await lift(anna, { operator: olga, kind: "ban" })).toEqual(refused);
  expect(await members.noteErasure({ ...act, at_once: true })).toEqual(refused);
  await opened(anna.id);
  expect((await members.record(act)).ok).toBe(true);
  expect(await members.record({ ...act, operator: omar })).toEqual(refused);
  moveClock(16 * 60_000);
  expect(await members.record(act)).toEqual(refused);
});

test("who goes on within eight hours is asked for no other reason, and that is written down with the one they gave", async () => {
  const anna = await aMember();
  const act = { operator: olga, member: anna.id };
  const refused = refuse("reason_required");
  expect(await members.open(act)).toEqual(refused);
  await opened(anna.id);
  expect((await members.open(act)).ok).toBe(true);
  moveClock(16 * 60_000);
  expect((await members.open(act)).ok).toBe(true);
  expect(await members.open({ ...act, operator: omar })).toEqual(refused);
  const { audit } = valueOf(await members.record(act));
  expect(audit.map(({ action, why }) => [action, why])).toEqual([
    ["continued", "their mail of today"],
    ["opened", "their mail of today"],
  ]);
  // Going on gives no new hours: they count from the reason.
  moveClock(7 * 60 * 60_000);
  expect((await members.open(act)).ok).toBe(true);
  moveClock(8 * 60 * 60_000 + 60_000);
  expect(await members.record(act), "a quarter of an hour is over").toEqual(refused);
  expect(await members.open(act)).toEqual(refused);
});

test("who was erased between the page and its answer cannot be opened", async () => {
  const anna = await aMember();
  await actors.site().receive({ id: `${anna.id}/1`, kind: "forgotten", payload: { member: anna.id, emails: [] } });
  const act = { operator: olga, member: anna.id };
  expect(await members.open({ ...act, reason: "the mail of Anna" })).toEqual(refuse("not_found"));
  expect(await inSite((sql) => listAudit(sql, { member: anna.id }))).toEqual([]);
});

test("a decision has taken effect when it is answered, is mailed with its reasons, and stands in both records", async () => {
  const anna = await aMemberWithPassword();
  const act = await opened(anna.id);
  expect((await members.sanction({ ...act, kind: "suspend", ...decision(), days: 7 })).ok).toBe(true);
  expect(await anna.stub.account.user(anna.token)).toEqual(ended("account_suspended"));
  const [mail] = await mailsTo(anna);
  expect(mail).toMatchObject({ kind: "case_decided" });
  for (const words of ["asked others for money", "/appeal?id=R-"]) expect(mail?.text).toContain(words);
  expect(await anna.stub.standing.record()).toMatchObject({
    suspended: true,
    standing: [{ kind: "suspend" }],
    sanctions: [{ kind: "suspend", lifted: false, case: expect.stringMatching(/^R-/) }],
  });
  moveClock(1000);
  valueOf(await lift(anna, { ...act, kind: "suspend" }));
  expect((await signInAgain(anna)).ok).toBe(true);
  const audit = valueOf(await members.record(act)).audit.map(({ action, why }) => [action, why]);
  expect(audit).toEqual([
    ["lifted_suspend", "asked others for money"],
    ["suspended", "asked others for money"],
    ["opened", "their mail of today"],
  ]);
});

test("a decision from the member's page takes one appeal, which another operator decides, and which lifts it", async () => {
  const anna = await aMemberWithPassword({ language: "en" });
  const act = await opened(anna.id);
  await members.sanction({ ...act, kind: "suspend", ...decision() });
  const [mail] = await mailsTo(anna);
  expect(mail?.text).toContain("One of our people has looked at your account");
  const { id, token } = await appealLinkOf(anna, "case_decided");
  const { cases } = actors.site();
  expect(valueOf(await cases.appeal({ id, token }))).toMatchObject({ outcome: "suspend", state: "open" });
  valueOf(await cases.sendAppeal({ id, token, text: "It was my brother." }));
  const appealed = await decisionOn(id);
  await expect(claimCase("appeals", appealed, olga)).rejects.toThrow("nobody gives Olga");
  const number = await claimCase("appeals", appealed, omar);
  expect(valueOf(await cases.open({ number, operator: omar }))).toMatchObject({
    one: { kind: "operator", reported: anna.id },
    appeal: { text: "It was my brother." },
  });
  const reverse = { decision: "reverse", outcome: "nothing", ground: "no_violation", words: "" } as const;
  valueOf(await cases.decideAppeal({ number, operator: omar, ...reverse }));
  await settle(number, anna);
  expect((await signInAgain(anna)).ok).toBe(true);
  expect(valueOf(await members.record(act)).cases).toMatchObject([{ case: id, kind: "operator", evidence: true }]);
});

test("a decision waits for no other about the same member that can still be undone", async () => {
  const anna = await aMemberWithPassword();
  const { queues } = actors.site();
  const payload = { member_id: anna.id, text_id: crypto.randomUUID(), at: clock.now() };
  await actors.site().receive({ id: crypto.randomUUID(), kind: "inspect_text", payload });
  const { number = 0 } = (await claimedTextOf(actors, anna.id, olga)) ?? {};
  expect((await queues.decideText({ number, operator: olga })).ok).toBe(true);
  await members.sanction({ ...(await opened(anna.id)), kind: "ban", ...decision() });
  expect(await anna.stub.account.user(anna.token)).toEqual(ended("account_banned"));
  expect((await queues.undo({ number, operator: olga })).ok).toBe(true);
});

test("the alarm that brings a decision is set before it is delivered at once", async () => {
  const anna = await aMember();
  const act = await opened(anna.id);
  const done: string[] = [];
  await inSite(async (_sql, storage) => {
    const schedule = () => void done.push("alarm set");
    const deliver = async () => void done.push("delivered");
    const links = { secret: "secret", origin: "https://example.org", site: "tests" };
    const ofSite = new MemberCalls({ storage, schedule, deliver }, links);
    expect((await ofSite.lift({ ...act, kind: "suspend", seen: 1, up_to: 1 })).ok).toBe(true);
  });
  expect(done).toEqual(["alarm set", "delivered"]);
});

test("a ban that was decided while the clock was a day ahead is lifted all the same, and what follows counts", async () => {
  const anna = await aMemberWithPassword();
  moveClock(days(1));
  await members.sanction({ ...(await opened(anna.id)), kind: "ban", ...decision() });
  moveClock(0);
  const act = await opened(anna.id);
  valueOf(await lift(anna, { ...act, kind: "ban" }));
  expect((await signInAgain(anna)).ok).toBe(true);
  await members.sanction({ ...act, kind: "ban", ...decision() });
  expect(await anna.stub.standing.record()).toMatchObject({
    standing: [{ kind: "ban" }],
    sanctions: [{ lifted: false }, { lifted: true }, { lifted: false }],
  });
});

test("an appeal that is won lifts a ban that was decided while the clock was a day ahead", async () => {
  const anna = await aMemberWithPassword({ language: "en" });
  moveClock(days(1));
  await members.sanction({ ...(await opened(anna.id)), kind: "ban", ...decision() });
  await delivered(anna);
  const link = await appealLinkOf(anna, "case_decided");
  moveClock(0);
  const { cases } = actors.site();
  valueOf(await cases.sendAppeal({ ...link, text: "It was my brother." }));
  const number = await claimCase("appeals", await decisionOn(link.id), omar);
  const reverse = { decision: "reverse", outcome: "nothing", ground: "no_violation", words: "" } as const;
  valueOf(await cases.decideAppeal({ number, operator: omar, ...reverse }));
  await settle(number, anna);
  expect((await anna.stub.standing.record())?.standing).toEqual([]);
  const made = await inSite((sql) => decisionsOn(sql, link.id).map(({ outcome }) => outcome));
  expect(made).toEqual(["ban", "nothing"]);
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
  await members.sanction({ ...act, kind: "ban", ...decision() });
  expect(await named("Quirina")).toEqual([]);
});
