import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { sendComplaint, sendReport } from "../../../../app/contract/reports.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { days, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anActivePhoto, filesOf } from "../../../../tests/workers/photo-fixtures.ts";
import { unusedMemberId } from "../../../../tests/workers/member-fixtures.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { actorsOf } from "../../actors/actors.ts";
import { findCase } from "../../actors/site/operators/cases.ts";
import type { Site } from "../../actors/site/site.ts";
import { clock, moveClock } from "../../clock.ts";

const site = objects.SITE.getByName("periwinkle") as unknown as DurableObjectStub;

const actors = actorsOf(objects, "periwinkle");

/** As the erasure of a member tells the site. */
function forget({ id, email }: { id: string; email: string }): Promise<void> {
  const payload = { member: id, emails: [email] };
  return actors.site().receive({ id: `erasure/${crypto.randomUUID()}`, kind: "forgotten", payload });
}

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

/** A report about somebody's profile. */
const aReport = ({ id }: { id: string }) => ({ key: crypto.randomUUID(), id, reason: "other" as const, text: "" });

const inMember = ({ id }: { id: string }, work: (sql: SqlStorage) => unknown[]) =>
  inStub(objects.MEMBER.getByName(`periwinkle/${id}`), work);

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
  const receipts = () =>
    inStub(site, (sql) => sql.exec("SELECT 1 FROM outbox WHERE json_extract(payload, '$.to') = ?", email).toArray());
  const sent = (await actors.site().mails()).filter(({ to }) => to === email);
  expect((await receipts()).length + sent.length).toBe(5);
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
  expect(await report(bert)).toBe("rate_limited");
  expect(await copies()).toEqual(before);
  expect(await report(await anAccount())).toBe("a case");
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
