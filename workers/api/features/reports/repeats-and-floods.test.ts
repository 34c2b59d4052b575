import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { sendReport } from "../../../../app/contract/safety/reports.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { aComplaint, aReport, caseOf, receiptsTo, send, site } from "../../../../tests/workers/complaint-fixtures.ts";
import { days, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { unusedMemberId } from "../../../../tests/workers/member-fixtures.ts";
import { anActivePhoto, filesOf } from "../../../../tests/workers/photo-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import { addCase } from "../../actors/site/operators/cases/cases.ts";
import { eraseReporter } from "../../actors/site/operators/cases/erase-cases.ts";
import { eraseEvidence } from "../../actors/site/operators/cases/erase-evidence.ts";
import type { Site } from "../../actors/site/site.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

test("a report that comes again takes no limit", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const sendAgain = async (report: ReturnType<typeof aReport>) =>
    (await anna.visitor.call(sendReport, report)).body["error"] ?? "a case";
  const report = aReport(bert);
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => sendAgain(report))))).toEqual(new Set(["a case"]));
  expect(await sendAgain(aReport(await anAccount()))).toBe("a case");
});

test("a complaint that comes again takes no limit, and no receipt", async () => {
  const [visitor, email] = [aVisitor(), anEmail()];
  const complaint = () => ({ ...aComplaint({ id: "nobody" }), email });
  const one = complaint();
  const numbers = await Promise.all(Array.from({ length: 30 }, () => send(one, visitor)));
  expect([new Set(numbers).size, numbers[0]]).toEqual([1, expect.stringMatching(/^R-/)]);
  for (let count = 0; count < 4; count += 1) expect(await send(complaint(), visitor)).toMatch(/^R-/);
  expect(await receiptsTo(email)).toBe(5);
});

test("the same complaint within the hour is the same case with one receipt, also from a page that was opened again; later or in other words it is another", async () => {
  const [visitor, email] = [aVisitor(), anEmail()];
  const one = { ...aComplaint({ id: "nobody" }), email };
  const again = (wishes: Partial<typeof one> = {}) => send({ ...one, key: crypto.randomUUID(), ...wishes }, visitor);
  const number = await send(one, visitor);
  expect([await again(), await again()]).toEqual([number, number]);
  expect(await receiptsTo(email)).toBe(1);
  for (const other of [{ text: "They are not." }, { address: "Another page" }, { email: anEmail() }])
    expect(await again(other)).not.toBe(number);
  moveClock(61 * 60_000);
  expect(await again()).not.toBe(number);
});

test("the same complaint after somebody decided on it is another one, which somebody reads", async () => {
  const one = { ...aComplaint({ id: "nobody" }), email: anEmail() };
  const visitor = aVisitor();
  const number = await send(one, visitor);
  const decide = (sql: SqlStorage) =>
    sql.exec("UPDATE queue_items SET decided_at = 1 WHERE queue = 'reports' AND ref = ?", number);
  await inStub(site, (sql) => void decide(sql));
  const again = await send({ ...one, key: crypto.randomUUID() }, visitor);
  expect(again).not.toBe(number);
  const waits = "SELECT decided_at FROM queue_items WHERE ref = ?";
  expect(await inStub(site, (sql) => sql.exec(waits, again).toArray())).toEqual([{ decided_at: null }]);
});

test("a report or complaint that was refused takes the limit when it comes again", async () => {
  const [anna, visitor] = [await anAccount(), aVisitor("198.51.100.91")];
  const report = aReport({ id: unusedMemberId("periwinkle") });
  const complaint = { ...aComplaint({ id: "nobody" }), text: "\u202e" };
  const reports: unknown[] = [];
  const complaints: unknown[] = [];
  for (let time = 0; time < 11; time += 1) reports.push((await anna.visitor.call(sendReport, report)).body["error"]);
  for (let time = 0; time < 21; time += 1) complaints.push(await send(complaint, visitor));
  expect(reports).toEqual([...Array.from({ length: 10 }, () => "not_found"), "rate_limited"]);
  expect(complaints).toEqual([...Array.from({ length: 20 }, () => "invalid_input"), "rate_limited"]);
});

test("a member's complaint that comes again takes no limit where addresses are not told apart, and others do", async () => {
  const [anna, here] = [await anAccount(), aVisitor("::1")];
  here.setCookie(anna.visitor.cookie());
  const one = aComplaint({ id: "nobody" });
  const numbers: unknown[] = [];
  for (let time = 0; time < 30; time += 1) numbers.push(await send(one, here));
  expect([new Set(numbers).size, numbers[0]]).toEqual([1, expect.stringMatching(/^R-/)]);
  for (let count = 0; count < 19; count += 1) expect(await send(aComplaint({ id: "nobody" }), here)).toMatch(/^R-/);
  const further: unknown[] = [];
  for (let count = 0; count < 10; count += 1) further.push(await send(aComplaint({ id: "nobody" }), here));
  expect(further).toContain("rate_limited");
});

test("reports that were refused do not count as waiting", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const report = async (message?: string) =>
    (await anna.visitor.call(sendReport, { ...aReport(bert), message })).body["error"] ?? "a case";
  for (const message of ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"])
    expect(await report(message)).toBe("not_found");
  expect(await report()).toBe("a case");
});

test("reports that were allowed while the clock was ahead do not count as waiting when it is right", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const { cases } = actorsOf(objects, "periwinkle").site();
  const may = async () =>
    (await cases.mayReport({ number: `R-${crypto.randomUUID()}`, reporter: anna.id, reported: bert.id })).ok;
  moveClock(days(1));
  expect([await may(), await may(), await may(), await may()]).toEqual([true, true, true, false]);
  moveClock(0);
  expect(await may()).toBe(true);
});

test("ten complaints about one profile wait at once, and share the copy of a photo; one about another profile is taken", async () => {
  const [bert, carla] = [await anAccount({ name: "Bert" }), await anAccount()];
  await anActivePhoto(bert);
  const sent = await Promise.all(Array.from({ length: 13 }, () => send(aComplaint(bert))));
  const numbers = sent.filter((one) => one !== "reports_waiting");
  expect(numbers).toHaveLength(10);
  expect(await send(aComplaint(bert))).toBe("reports_waiting");
  expect(await send(aComplaint(carla))).toMatch(/^R-/);
  const photos = await Promise.all(numbers.map(async (number) => (await caseOf(number))?.details.photos ?? []));
  expect([photos.flat().length, new Set(photos.flat()).size]).toEqual([10, 1]);
});

test("a copy that several cases share goes with the last of them", async () => {
  const bert = await anAccount({ name: "Bert" });
  await anActivePhoto(bert);
  const numbers = [String(await send(aComplaint(bert))), String(await send(aComplaint(bert)))];
  const [copy = ""] = (await caseOf(numbers[0]))?.details.photos ?? [];
  const left: number[] = [];
  for (const number of numbers) {
    await inStub(site, (sql) => eraseEvidence(sql, number, { erased: false }));
    await runInDurableObject(site, (object) => (object as unknown as Site).alarm());
    left.push((await filesOf(copy)).length);
  }
  expect(left).toEqual([1, 0]);
});

test("reports of members who were erased are no complaints: they refuse none", async () => {
  const bert = await anAccount();
  await inStub(site, (sql) => {
    for (let count = 0; count < 10; count += 1) {
      const number = `R-${crypto.randomUUID()}`;
      const details = { about: "profile" as const, text: "", messages: [], photos: [] };
      const from = { reported: bert.id, reporter: "erased", at: 1, content_hash: "" };
      addCase(sql, { number, kind: "report", reason: "other", details, ...from });
      eraseReporter(sql, number);
    }
  });
  expect(await send(aComplaint(bert))).toMatch(/^R-/);
});
