import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { sendComplaint, sendReport } from "../../../../app/contract/safety/reports.ts";
import { anAccount, mailsTo, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { aComplaint, aReport, caseOf, receiptsTo, send, site } from "../../../../tests/workers/complaint-fixtures.ts";
import { days, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anActivePhoto, decide, filesOf, statusesOf, uploaded } from "../../../../tests/workers/photo-fixtures.ts";
import { delivered, unusedMemberId } from "../../../../tests/workers/member-fixtures.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { actorsOf } from "../../actors/actors.ts";
import { findCase } from "../../actors/site/operators/cases/cases.ts";
import type { Site } from "../../actors/site/site.ts";
import { clock, moveClock } from "../../clock.ts";

const actors = actorsOf(objects, "periwinkle");

/** As the erasure of a member tells the site. */
function forget({ id, email }: { id: string; email: string }): Promise<void> {
  const payload = { member: id, emails: [email] };
  return actors.site().receive({ id: `erasure/${crypto.randomUUID()}`, kind: "forgotten", payload });
}

afterEach(() => moveClock(0));

const inMember = ({ id }: { id: string }, work: (sql: SqlStorage) => unknown[]) =>
  inStub(objects.MEMBER.getByName(`periwinkle/${id}`), work);

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

test("of photos a case has copies of those that others see, and of none that waits or was refused", async () => {
  const [anna, bert] = [await anAccount(), await anAccount({ name: "Bert" })];
  const refused = await anActivePhoto(bert);
  await decide(bert, refused, "refused", { at: clock.now() + 1 });
  await anActivePhoto(bert);
  await uploaded(bert);
  await bert.stub.runDue();
  expect((await statusesOf(bert)).toSorted()).toEqual(["active", "inspection", "refused"]);
  const { body } = await anna.visitor.call(sendReport, aReport(bert));
  await anna.stub.runDue();
  for (const number of [body["case"], await send(aComplaint(bert))])
    expect((await caseOf(number))?.details.photos).toHaveLength(1);
});

test("a complaint about somebody who is suspended is about them: their erasure leaves no id of theirs", async () => {
  const bert = await anAccount({ name: "Bert" });
  const payload = { kind: "suspend", case: null, until: null, decided_at: clock.now() };
  await bert.stub.receive({ id: `sanction/${crypto.randomUUID()}`, kind: "sanction", payload });
  const number = await send(aComplaint(bert));
  expect(await caseOf(number)).toMatchObject({ reported: bert.id, details: { photos: [] } });
  await forget(bert);
  expect(JSON.stringify(await caseOf(number))).not.toContain(bert.id);
});

test("an erasure finds a complaint by its address, in whatever letters it was written", async () => {
  const anna = await anAccount();
  const complaint = { ...aComplaint({ id: "nobody" }), email: anna.email.toUpperCase() };
  const number = await send(complaint);
  await forget(anna);
  expect(await caseOf(number)).toMatchObject({ contact: undefined, evidence: false });
});

test("one address gets few receipts, from however many visitors; each complaint is a case", async () => {
  const email = anEmail();
  const complaints = Array.from({ length: 7 }, () => ({ ...aComplaint({ id: "nobody" }), email }));
  for (const complaint of complaints) expect(await send(complaint)).toMatch(/^R-/);
  expect(await receiptsTo(email)).toBe(5);
});

const receiptsOf = async (anna: TestAccount) =>
  (await inMember(anna, (sql) => sql.exec("SELECT 1 FROM mails WHERE kind = 'report_received'").toArray())).length;

test("a member gets few receipts of reports, also at an address that nobody confirmed; each report is a case", async () => {
  const anna = await anAccount({ confirmed: false });
  const numbers: unknown[] = [];
  for (let count = 0; count < 7; count += 1)
    numbers.push((await anna.visitor.call(sendReport, aReport(await anAccount()))).body["case"]);
  expect(new Set(numbers).size).toBe(7);
  for (const number of numbers) expect(number).toMatch(/^R-/);
  expect(await receiptsOf(anna)).toBe(5);
  moveClock(6 * 60 * 60_000);
  await anna.visitor.call(sendReport, aReport(await anAccount()));
  expect(await receiptsOf(anna)).toBe(6);
});

test("the receipt of a report names whom it is about to a confirmed address only: another may be somebody else's", async () => {
  for (const confirmed of [true, false]) {
    const [anna, bert] = [await anAccount({ confirmed }), await anAccount({ name: "Bertolf" })];
    expect((await anna.visitor.call(sendReport, aReport(bert))).status).toBe(200);
    await delivered(anna);
    const [mail] = await mailsTo(anna, anna.email, "report_received");
    expect(JSON.stringify(mail)).toContain("R-");
    expect(JSON.stringify(mail).includes("Bertolf"), String(confirmed)).toBe(confirmed);
  }
});

test("complaints with a member's address take no receipt from their own reports", async () => {
  const anna = await anAccount();
  for (let count = 0; count < 7; count += 1)
    expect(await send({ ...aComplaint({ id: "nobody" }), email: anna.email })).toMatch(/^R-/);
  await anna.visitor.call(sendReport, aReport(await anAccount()));
  expect(await receiptsOf(anna)).toBe(1);
});

test("a report that is not kept, or was before, takes no receipt", async () => {
  const [anna, first] = [await anAccount(), aReport(await anAccount())];
  const report = (order: ReturnType<typeof aReport> & { message?: string }) =>
    anna.stub.people.report(anna.token, order, { number: `R-${order.key}`, reported: order.id, photos: [] });
  expect((await report(first)).ok).toBe(true);
  for (let time = 0; time < 5; time += 1) {
    expect((await report(first)).ok).toBe(true);
    expect(await report({ ...aReport(first), message: "never written" })).toEqual(refuse("not_found"));
  }
  for (let count = 0; count < 4; count += 1) expect((await report(aReport(await anAccount()))).ok).toBe(true);
  expect(await receiptsOf(anna)).toBe(5);
});

test("while three reports of one member about another wait, a further one is refused, and copies nothing; one about somebody else is not", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  await anActivePhoto(bert);
  const report = async (about: { id: string }) => {
    const { body } = await anna.visitor.call(sendReport, aReport(about));
    await anna.stub.runDue();
    return body["error"] ?? "a case";
  };
  for (let count = 0; count < 3; count += 1) expect(await report(bert)).toBe("a case");
  const copies = () => inStub(site, (sql) => sql.exec("SELECT photo FROM loose_evidence").toArray());
  const before = await copies();
  expect(await report(bert)).toBe("reports_waiting");
  expect(await copies()).toEqual(before);
  expect(await report(await anAccount())).toBe("a case");
});

test("of reports of one member about another that are sent at once no more than three are kept", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const sent = Array.from({ length: 6 }, () => anna.visitor.call(sendReport, aReport(bert)));
  const answers = (await Promise.all(sent)).map(({ body }) => body["error"] ?? "a case");
  expect(answers.filter((answer) => answer === "a case")).toHaveLength(3);
  expect(new Set(answers)).toEqual(new Set(["a case", "reports_waiting"]));
  const first = aReport(await anAccount());
  const again = await Promise.all(Array.from({ length: 4 }, () => anna.visitor.call(sendReport, first)));
  expect(new Set(again.map(({ body }) => body["error"] ?? "a case")), "one key is one report").toEqual(
    new Set(["a case"]),
  );
});

test("while three wait a message that none of them names can be reported, once", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const { cases } = actors.site();
  const report = (message?: string) => {
    const details = { about: "message" as const, text: "", messages: message ? [named(message)] : [], photos: [] };
    const [number, content_hash] = [`R-${crypto.randomUUID()}`, ""];
    const about = { reported: bert.id, reporter: anna.id };
    const payload = { number, kind: "report", reason: "harassment", ...about, at: clock.now(), details, content_hash };
    return actors.site().receive({ id: number, kind: "report", payload });
  };
  const may = async (message?: string) =>
    (await cases.mayReport({ number: "R-NEXT", reporter: anna.id, reported: bert.id, message })).ok;
  for (const message of ["first", undefined, "second"]) await report(message);
  expect([await may(), await may("first"), await may("second"), await may("third")]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await report("third");
  expect([await may("third"), await may("fourth")]).toEqual([false, true]);
});

const named = (id: string) => ({
  id,
  own: false,
  named: true,
  text: "I know where you live",
  sent_at: "2026-11-23T10:00:00Z",
});

test("reports of ids that nobody has any more are limited as those of members are", async () => {
  const anna = await anAccount();
  const report = () => aReport({ id: unusedMemberId("periwinkle") });
  const answers: unknown[] = [];
  for (let time = 0; time < 11; time += 1) answers.push((await anna.visitor.call(sendReport, report())).body["error"]);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => "not_found"), "rate_limited"]);
});

test("words of complaints are kept without the signs that turn text around, and are something to read", async () => {
  const visitor = aVisitor();
  const words = {
    address: "A page\u202e of\u2066 theirs",
    text: "These\u202e are mine.\r\nAll of them.",
    name: "Ann\u202emoc",
  };
  const complaint = { ...aComplaint({ id: "" }), ...words, email: anEmail() };
  const { body } = await visitor.call(sendComplaint, complaint);
  const kept = await inStub(site, (sql) => findCase(sql, String(body["case"])));
  expect(JSON.stringify(kept)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(JSON.stringify(kept)).toContain("Annmoc");
  for (const field of ["address", "text"]) {
    const empty = { ...complaint, key: crypto.randomUUID(), [field]: "\u202e \u0007" };
    const refused = { error: "invalid_input", fields: { [field]: "required" } };
    expect((await visitor.call(sendComplaint, empty)).body).toMatchObject(refused);
  }
});

test("the address of who complains is judged as those of accounts are", async () => {
  expect(await send({ ...aComplaint({ id: "" }), email: `zoë.${anEmail()}` })).toMatch(/^R-/);
  const refused = await aVisitor().call(sendComplaint, { ...aComplaint({ id: "" }), email: "no address" });
  expect(refused.body).toMatchObject({ error: "invalid_input", fields: { email: "email_invalid" } });
});
