import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Mail } from "../../../../app/contract/development.ts";
import { sendReport } from "../../../../app/contract/safety/reports.ts";
import type { Locale } from "../../../../app/contract/scalars.ts";
import { anAccount, mailsTo, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { aComplaint, aReport, send, site } from "../../../../tests/workers/complaint-fixtures.ts";
import { inObject, inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import { dropMailsAbout } from "../../actors/member/notifications/drop-mails-about.ts";
import { enqueue } from "../../actors/outbox.ts";
import { eraseReported } from "../../actors/site/operators/cases/erase-cases.ts";
import type { Site } from "../../actors/site/site.ts";

const actors = actorsOf(objects, "periwinkle");
const TEXT = "He took <b>my</b> photos.\nAll of them & more.";

/** The receipt of a complaint at this address, once it has left. */
async function receiptAt(email: string): Promise<Mail | undefined> {
  await runInDurableObject(site, (object) => (object as unknown as Site).alarm());
  return (await actors.site().mails(email)).find(({ kind }) => kind === "complaint_received");
}

const words = (language: Locale) => ({ address: "Bert’s profile", text: TEXT, language });

test("a member's receipt of a complaint has a copy of what they sent, in both parts, as they typed it", async () => {
  for (const [language, place, copy] of [
    ["en", "Where it is: Bert’s profile", "This is what you wrote to us"],
    ["nl", "Waar het staat: Bert’s profile", "Dit schreef je ons"],
  ] as const) {
    const anna = await anAccount();
    const complaint = { ...aComplaint({ id: "" }), ...words(language) };
    expect(await send(complaint, anna.visitor)).toMatch(/^R-/);
    const { text = "", html = "" } = (await receiptAt(anna.email)) ?? {};
    for (const part of [place, copy, TEXT]) expect(text).toContain(part);
    expect(html).toContain("He took &lt;b&gt;my&lt;/b&gt; photos.\nAll of them &amp; more.</blockquote>");
  }
});

test("nobody gets a copy at an address that was not confirmed as theirs: no visitor, no new member", async () => {
  const [anna, email] = [await anAccount({ confirmed: false }), anEmail()];
  const complaint = () => ({ ...aComplaint({ id: "" }), ...words("en") });
  expect(await send(complaint(), anna.visitor)).toMatch(/^R-/);
  expect(await send({ ...complaint(), email }, aVisitor())).toMatch(/^R-/);
  expect(await send({ ...complaint(), text: `${TEXT} Again.`, email: anna.email }, aVisitor())).toMatch(/^R-/);
  for (const address of [anna.email, email]) {
    const receipt = await receiptAt(address);
    expect(receipt?.text).toContain("R-");
    for (const part of ["Bert’s profile", "my</b>", "This is what you wrote"])
      expect(receipt?.text).not.toContain(part);
  }
});

test("a report's receipt has the reporter's words at a confirmed address only", async () => {
  for (const confirmed of [true, false]) {
    const anna = await anAccount({ confirmed });
    await anna.visitor.call(sendReport, { ...aReport(await anAccount()), text: TEXT });
    const [mail] = await mailsTo(anna, anna.email, "report_received");
    expect(mail?.text.includes(TEXT), String(confirmed)).toBe(confirmed);
  }
});

test("a copy that waits goes with the member whom it is about, and stays where that one is only blocked", async () => {
  const { id } = await anAccount();
  const left = await inObject({ id, site: "periwinkle" }, (sql) => {
    const waiting = () => sql.exec("SELECT 1 FROM outbox WHERE instr(payload, 'my appeal') > 0").toArray().length;
    const payload = { kind: "appeal_received", contents: { copy: { text: "my appeal" } }, about: "bert" };
    enqueue(sql, { id: "appeal", target: "mail:appeal", kind: "mail", payload });
    return [false, true].map((isErased) => {
      dropMailsAbout(sql, "bert", { isErased });
      return waiting();
    });
  });
  expect(left).toEqual([1, 0]);
});

/** As the erasure of a member tells the site. */
function forget({ id, email }: TestAccount): Promise<void> {
  const payload = { member: id, emails: [email] };
  return actors.site().receive({ id: crypto.randomUUID(), kind: "forgotten", payload });
}

test("the site keeps no copy about who is erased, be it on its way or sent", async () => {
  const [anna, bert, text] = [await anAccount(), await anAccount(), `about Bert ${crypto.randomUUID()}`];
  const complain = () => send({ ...aComplaint(bert), text: `${text} ${crypto.randomUUID()}` }, anna.visitor);
  expect(await complain()).toMatch(/^R-/);
  expect((await receiptAt(anna.email))?.text).toContain(text);
  const payload = { case: "R-7KQ4-M2XD", at: 0, text, about: bert.id };
  await anna.stub.receive({ id: crypto.randomUUID(), kind: "appeal_received", payload });
  expect((await mailsTo(anna, anna.email, "appeal_received"))[0]?.text).toContain(text);
  expect(await complain()).toMatch(/^R-/);
  await forget(bert);
  const waiting = await inStub(site, (sql) => JSON.stringify(sql.exec("SELECT payload FROM outbox").toArray()));
  expect(waiting).not.toContain(text);
  expect(JSON.stringify(await mailsTo(anna))).not.toContain(text);
});

test("the site sends no copy about who is erased to who appealed", async () => {
  const told = { case: "R-7KQ4-M2XD", at: 0, text: "my appeal", about: "bert" };
  const left = await inStub(objects.SITE.getByName(`tests/${crypto.randomUUID()}`), (sql) => {
    enqueue(sql, { id: "told", target: "member:anna", kind: "appeal_received", payload: told });
    eraseReported(sql, told.case);
    return sql.exec("SELECT payload FROM outbox").toArray();
  });
  expect(left).toEqual([]);
});
