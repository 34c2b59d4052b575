import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import {
  aCaseWithPhoto,
  aDecidedReport,
  aReport,
  appealLinkOf,
  claimCase,
  decideReport,
  everythingInSite,
  forget,
  inMember,
  inSite,
  mailTo,
  runSiteAlarm,
  siteAlarm,
  withPhotoStore,
} from "../../../../../../tests/workers/case-fixtures.ts";
import { inStub, objects } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { accept } from "../../../../../../app/domain/result.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { photoStoreOf } from "../../../../providers/photos/photo-store-of.ts";
import { photoIdOf } from "../../../../providers/photos/photo-id.ts";
import { fileOf } from "../../../../providers/photos/variants.ts";
import { enqueue } from "../../../outbox.ts";
import { addCase, findCase, type NewCase } from "./cases.ts";
import { eraseReported } from "./erase-cases.ts";

afterEach(() => moveClock(0));

/** Anna's report about Bert, with a copy of a photo, on its way for a while. */
async function aLateReport() {
  const [anna, bert] = [await aMember({ name: "Anna", language: "en" }), await aMember({ name: "Bert" })];
  const [photo, number] = [photoIdOf(crypto.randomUUID()), `R-${crypto.randomUUID()}`];
  const store = photoStoreOf(env as unknown as Env);
  await store.put(fileOf(photo, "full"), new Uint8Array([1, 2, 3]));
  await actors.site().cases.expectEvidence([photo]);
  const payload: NewCase = {
    number,
    kind: "report",
    reason: "harassment",
    reported: bert.id,
    reporter: anna.id,
    at: clock.now(),
    details: { about: "profile", text: `words ${number}`, messages: [], photos: [photo], profile: { id: bert.id } },
    content_hash: "",
  };
  const isKept = async () => (await store.get(fileOf(photo, "full")))?.cancel().then(() => true) ?? false;
  const receive = () => actors.site().receive({ id: crypto.randomUUID(), kind: "report", payload });
  return { anna, bert, photo, isKept, payload, receive };
}

test("of an erased member who was reported no evidence is left, the case stays without a name", async () => {
  const { bert, word, number, isKept } = await aCaseWithPhoto();
  await claimCase("reports", number);
  expect(await isKept()).toBe(true);
  await forget(bert);
  const left = await everythingInSite();
  for (const trace of [word, bert.id]) expect(left).not.toContain(trace);
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ reported: null, reporter: null });
  expect(await isKept()).toBe(false);
  await expect(claimCase("reports", number)).rejects.toThrow("nobody gives");
});

test("who reported hears that the account is gone where nobody had decided yet, also on their appeal", async () => {
  const { anna, bert, number } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert], { outcome: "nothing", ground: "no_violation" });
  const link = await appealLinkOf(anna, "report_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: "Please look again." }));
  const other = await aMember({ name: "Carla", language: "en" });
  await aReport(other, bert);
  await forget(bert);
  await runSiteAlarm();
  for (const [member, what] of [
    [anna, "Your appeal was not decided"],
    [other, "Your report was not decided"],
  ] as const) {
    await delivered(member);
    expect((await mailTo(member, "report_decided"))?.text).toContain(what);
    const { case_decisions } = valueOf(await member.stub.account.exportOverview(member.token)).lists;
    expect(case_decisions?.at(-1)).toMatchObject({ outcome: "gone" });
  }
  expect(await actors.site().cases.appeal(link)).toMatchObject({ value: { state: "decided" } });
});

test("an appeal of who is erased waits for nobody: who reported them goes half a year after the decision", async () => {
  const { anna, bert, number } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert], {});
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: "It was my brother." }));
  await forget(bert);
  expect(await actors.site().cases.appeal(link)).toMatchObject({ value: { state: "decided" } });
  expect(await everythingInSite()).toContain(anna.id);
  moveClock(clock.offset() + 184 * 24 * 60 * 60_000);
  await runSiteAlarm();
  expect(await everythingInSite()).not.toContain(anna.id);
});

test("where it was decided nobody hears of an erasure", async () => {
  const { anna, bert, number } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert], {});
  const told = "SELECT 1 FROM mails WHERE kind = 'report_decided'";
  expect((await mailTo(anna, "report_decided"))?.text).toContain("Bert");
  await forget(bert);
  await runSiteAlarm();
  await delivered(anna);
  expect(await inMember(anna.id, (sql) => sql.exec(told).toArray())).toHaveLength(1);
  expect(await mailTo(anna, "report_decided"), "the one that names him is kept nowhere").toBeUndefined();
});

test("an erasure of who reported leaves the other one's appeal as it is, and drops their own", async () => {
  const { anna, bert, number } = await aCaseWithPhoto();
  await decideReport(number, [anna, bert], {});
  const link = await appealLinkOf(bert, "case_decided");
  const appeal = { ...link, text: "It was my brother." };
  valueOf(await actors.site().cases.sendAppeal(appeal));
  const second = await aReport(anna, bert);
  await decideReport(second, [anna, bert], { outcome: "nothing", ground: "no_violation" });
  const own = await appealLinkOf(anna, "report_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...own, text: "Please look again." }));
  await forget(anna);
  expect(await actors.site().cases.sendAppeal(appeal)).toEqual(accept());
  const texts = await inSite((sql) =>
    sql.exec('SELECT side, text, decided FROM appeals WHERE "case" IN (?, ?) ORDER BY at', number, second).toArray(),
  );
  expect(texts).toEqual([
    { side: "reported", text: "It was my brother.", decided: 0 },
    { side: "reporter", text: "", decided: 1 },
  ]);
  const waiting = "SELECT count(*) AS items FROM queue_items WHERE queue = 'appeals' AND member = ?";
  expect(await inSite((sql) => sql.exec(waiting, bert.id).one())).toEqual({ items: 1 });
});

test("of an erased member who reported their words and the conversation go, the other's profile stays in the open case", async () => {
  const { anna, bert, word, number, isKept } = await aCaseWithPhoto();
  await forget(anna);
  const left = await everythingInSite();
  for (const trace of [word, anna.id]) expect(left).not.toContain(trace);
  const kept = await inSite((sql) => findCase(sql, number));
  expect(kept).toMatchObject({ reported: bert.id, reporter: null, details: { profile: { name: "Bert" } } });
  expect(await isKept()).toBe(true);
  expect(await claimCase("reports", number)).toBeGreaterThan(0);
});

test("an appeal and an operator's words go with whom they are about", async () => {
  const { anna, bert, word } = await aCaseWithPhoto();
  await aDecidedReport([anna, bert], { words: `about Bert ${word}` });
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: `I am Bert ${word}` }));
  await forget(bert);
  expect(await everythingInSite()).not.toContain(word);
});

test("a report that arrives after the erasure of whom it is about keeps nothing of them; who reported hears that they are gone", async () => {
  const { anna, bert, photo, isKept, payload, receive } = await aLateReport();
  await forget(bert);
  await receive();
  const left = await everythingInSite();
  for (const trace of [bert.id, payload.details.text]) expect(left).not.toContain(trace);
  expect(await inSite((sql) => findCase(sql, payload.number))).toMatchObject({ reported: null, evidence: false });
  await expect(claimCase("reports", payload.number)).rejects.toThrow("nobody gives");
  await runSiteAlarm();
  expect(await isKept(), photo).toBe(false);
  await delivered(anna);
  expect((await mailTo(anna, "report_decided"))?.text).toContain("Your report was not decided");
});

test("a report that arrives after the erasure of who made it names them no more", async () => {
  const { anna, bert, payload, receive } = await aLateReport();
  await forget(anna);
  await receive();
  expect(await everythingInSite()).not.toContain(anna.id);
  expect(await inSite((sql) => findCase(sql, payload.number))).toMatchObject({ reported: bert.id, reporter: null });
});

test("a complaint about who was erased while its photos were copied keeps nothing of them", async () => {
  const { bert, payload } = await aLateReport();
  await forget(bert);
  const complaint = { ...payload, kind: "complaint" as const, reporter: null };
  expect(await actors.site().cases.complain(complaint, { receipt: false })).toEqual(accept(payload.number));
  const left = await everythingInSite();
  for (const trace of [bert.id, payload.details.text]) expect(left).not.toContain(trace);
});

test("copies of photos that no case comes to have are deleted after a day", async () => {
  const { isKept, photo } = await aCaseWithPhoto();
  const loose = photoIdOf(crypto.randomUUID());
  const store = photoStoreOf(env as unknown as Env);
  await actors.site().cases.expectEvidence([loose, photo]);
  await store.put(fileOf(loose, "full"), new Uint8Array([1]));
  const isLeft = async () => (await store.get(fileOf(loose, "full")))?.cancel().then(() => true) ?? false;
  await runSiteAlarm();
  expect(await isLeft()).toBe(true);
  moveClock(clock.offset() + 25 * 60 * 60_000);
  await runSiteAlarm();
  expect(await isLeft()).toBe(false);
  expect(await isKept()).toBe(true);
});

test("while the photo store fails only the erasure waits for it, and it is tried again later", async () => {
  const { bert, isKept } = await aCaseWithPhoto();
  const whole = await withPhotoStore(() => Promise.reject(new Error("the store fails")));
  expect(await forget(bert)).toBe(false);
  await runSiteAlarm();
  await actors.site().receive({ id: crypto.randomUUID(), kind: "count", payload: { name: "reports" } });
  expect(await siteAlarm()).toBeGreaterThan(Date.now());
  await whole();
  moveClock(clock.offset() + 6 * 60_000);
  await runSiteAlarm();
  expect(await isKept()).toBe(false);
});

test("an erasure takes a copy at once, also one that another case is about to have", async () => {
  const { bert, photo, isKept } = await aCaseWithPhoto();
  await actors.site().cases.expectEvidence([photo]);
  await forget(bert);
  expect(await isKept()).toBe(false);
});

test("what is on its way about a case is overwritten where it lies before it gets shorter", async () => {
  const { payload } = await aLateReport();
  const told = { case: payload.number, sent: { kind: "report", person: { id: "bert", name: "Zoë Bert" } } };
  const before = JSON.stringify(told);
  const states = await inStub(objects.SITE.getByName(`tests/${crypto.randomUUID()}`), (sql) => {
    addCase(sql, { ...payload, reporter: null });
    enqueue(sql, { id: "told", target: "member:anna", kind: "case_decided", payload: told });
    sql.exec("CREATE TABLE states (payload TEXT)");
    sql.exec(`CREATE TRIGGER outbox_states AFTER UPDATE OF payload ON outbox
      BEGIN INSERT INTO states VALUES (CAST(NEW.payload AS BLOB)); END`);
    eraseReported(sql, payload.number);
    return sql.exec<{ bytes: string }>("SELECT hex(payload) AS bytes FROM states ORDER BY rowid").toArray();
  });
  const texts = states.map(({ bytes }) => Buffer.from(bytes, "hex").toString());
  expect(texts).toEqual([
    "\0".repeat(Buffer.byteLength(before)),
    JSON.stringify({ ...told, sent: { kind: "report" } }),
  ]);
});
