import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { PaymentStatus } from "../../../../../../app/contract/money/payments.ts";
import {
  aMemberWithPassword,
  deleteAccount,
  inObject,
  inStub,
  mailsTo,
  objects,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import { eventually } from "../../../../../../tests/support/eventually.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { confirmed } from "../../../../../../tests/workers/unconfirmed-fixtures.ts";
import { clock } from "../../../../clock.ts";
import { listReceipts } from "../../../site/receipts.ts";
import { creditable, receiptsOf, requestReceipt } from "./receipts.ts";

const amount = { amount: 995, currency: "EUR" };

/** Says of a payment of 20 credits what the provider's record says. */
async function settle(member: TestMember, payment_id: string, status: PaymentStatus, revision = 0) {
  const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
  await member.stub.money.preparePayment(member.token, order);
  return valueOf(await member.stub.money.settlePayment({ payment_id, status, amount, revision }));
}

const ofPayment = (member: TestMember, id: string) => inObject(member, (sql) => receiptsOf(sql, id));

/** Once the site has answered. */
async function numbered(member: TestMember, id: string) {
  await delivered(member);
  const isNumbered = async () => (await ofPayment(member, id)).every(({ number }) => number !== null);
  await eventually("the site has numbered the payment", isNumbered);
  return ofPayment(member, id);
}

const numbersOf = async () => {
  const year = new Date(clock.now()).getUTCFullYear();
  const kept = await inStub(objects.SITE.getByName("tests"), (sql) => listReceipts(sql, year));
  return kept.map(({ sequence }) => sequence);
};

test("a completed payment gets one number, however often it is told, with the seller of that moment", async () => {
  const anna = await aMember({ country: "NL" });
  const payment = crypto.randomUUID();
  expect(await ofPayment(anna, payment)).toEqual([]);
  for (let time = 0; time < 3; time += 1) await settle(anna, payment, "completed");
  const [receipt, ...others] = await numbered(anna, payment);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ kind: "receipt", net: 822, vat: 173, vat_rate: 2100, total: 995, currency: "EUR" });
  expect(receipt?.number).toMatch(/^20\d\d-\d{6}$/);
  expect(JSON.parse(receipt?.seller ?? "")).toEqual({
    name: "Periwinkle (demonstration)",
    address: "Example Street 1",
    city: "Amsterdam",
    country: "NL",
    kvk: "00000000",
    vat_numbers: ["NL000000000B00"],
  });
});

test("what was not paid gets none", async () => {
  const anna = await aMember();
  const payment = crypto.randomUUID();
  for (const status of ["pending", "failed", "cancelled", "expired"] as const) await settle(anna, payment, status);
  expect(await ofPayment(anna, payment)).toEqual([]);
});

test("a charge-back is credited, and a payment that comes again has a receipt once more", async () => {
  const anna = await aMember();
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  await settle(anna, payment, "charged_back", 1);
  await settle(anna, payment, "completed", 2);
  const rows = await numbered(anna, payment);
  expect(rows.map(({ kind, total }) => [kind, total]).toSorted()).toEqual([
    ["credit_note", 995],
    ["receipt", 995],
    ["receipt", 995],
  ]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
  const numbers = await numbersOf();
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test("the VAT is that of the country that it was ordered from", async () => {
  const anna = await aMember({ country: "FI" });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "pending");
  await inObject(anna, (sql) => sql.exec("UPDATE account SET country = 'NL'"));
  await settle(anna, payment, "completed");
  expect(await ofPayment(anna, payment)).toMatchObject([{ vat_rate: 2550, net: 793, vat: 202 }]);
  await numbered(anna, payment);
  const year = new Date(clock.now()).getUTCFullYear();
  const kept = await inStub(objects.SITE.getByName("tests"), (sql) => listReceipts(sql, year));
  expect(kept.find(({ payment_id }) => payment_id === payment)).toMatchObject({ vat_rate: 2550, country: "FI" });
});

test("credit notes in whatever parts give back the VAT that was paid, to the cent", async () => {
  const anna = await aMember({ country: "NL" });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }), async (parts) => {
      const payment = crypto.randomUUID();
      await settle(anna, payment, "completed");
      await inObject(anna, (sql) => {
        const credit = (key: string, part: number) =>
          requestReceipt(
            { sql },
            { kind: "credit_note", payment_id: payment, key, amount: Math.min(part, creditable(sql, payment)) },
          );
        for (const [at, part] of parts.entries()) if (creditable(sql, payment) > 0) credit(`${payment}/${at}`, part);
        if (creditable(sql, payment) > 0) credit(`${payment}/rest`, creditable(sql, payment));
      });
      const [receipt, ...notes] = (await ofPayment(anna, payment)).toSorted(
        (one, other) => one.key.length - other.key.length,
      );
      const sum = (of: "net" | "vat" | "total") => notes.reduce((all, note) => all + note[of], 0);
      expect([sum("net"), sum("vat"), sum("total")]).toEqual([receipt?.net, receipt?.vat, receipt?.total]);
      for (const { net, vat, total } of notes) expect([net + vat, net >= 0, vat >= 0]).toEqual([total, true, true]);
    }),
    { numRuns: 15 },
  );
});

test("with the number comes one mail a payment: the receipt, what was agreed, and how to take it back", async () => {
  const anna = await aMember({ country: "NL", confirmed: true });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  await numbered(anna, payment);
  await settle(anna, payment, "charged_back", 1);
  await settle(anna, payment, "completed", 2);
  const [{ number = "" } = {}] = await numbered(anna, payment);
  const mails = (await mailsTo(anna)).filter(({ kind }) => kind === "purchase");
  expect(mails).toHaveLength(1);
  const [{ subject = "", text = "", html = "" } = {}] = mails;
  expect(subject).toContain(number);
  for (const words of [
    number ?? "",
    "20 credits",
    "€\u00a09,95",
    "€\u00a08,22",
    "€\u00a01,73",
    "21%",
    "iDEAL",
    "Datum",
    "00000000",
  ])
    for (const part of [text, html.replaceAll("&nbsp;", "\u00a0")]) expect(part).toContain(words);
  for (const words of [
    "NL000000000B00",
    "binnen 14 dagen",
    `/withdraw?payment_id=${payment}`,
    "/pages/terms",
    `/transactions/${payment}`,
  ])
    expect(text).toContain(words);
});

const purchaseMails = async (member: TestMember) => (await mailsTo(member)).filter(({ kind }) => kind === "purchase");

test("the mail gives the days that the page gives, never fewer than the law, and the last of them where the member lives", async () => {
  onTestFinished(() => actors.site().changeSettings({ refund_days: 14 }));
  for (const [refund_days, days] of [
    [0, 14],
    [7, 14],
    [30, 30],
  ] as const) {
    await actors.site().changeSettings({ refund_days });
    // Where it is tomorrow already for half of the day.
    const anna = await aMember({ country: "NZ", language: "en" });
    const payment = crypto.randomUUID();
    await settle(anna, payment, "completed");
    await numbered(anna, payment);
    const [contract] = valueOf(await anna.stub.money.withdrawals(anna.token, days)).contracts;
    const last = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Pacific/Auckland" });
    const [mail] = await purchaseMails(anna);
    expect(mail?.text).toContain(`within ${days} days of buying`);
    expect(mail?.text).toContain(`until the end of ${last.format(Date.parse(contract?.until ?? ""))}.`);
  }
});

test("where there is no VAT the mail says nothing of it", async () => {
  const anna = await aMember({ country: "US", language: "en" });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  expect((await numbered(anna, payment))[0]).toMatchObject({ net: 995, vat: 0, vat_rate: 0 });
  const [mail] = await purchaseMails(anna);
  expect(mail?.text).toContain("Total");
  expect(mail?.text).not.toMatch(/VAT \(|without VAT|VAT included/);
});

test("an address that is confirmed later gets the receipts it missed, once, of what is still paid", async () => {
  const anna = await aMember({ confirmed: false, language: "en" });
  const [kept, taken, late] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  for (const payment of [kept, taken]) {
    await settle(anna, payment, "completed");
    await numbered(anna, payment);
  }
  await settle(anna, taken, "charged_back", 1);
  await delivered(anna);
  expect(await purchaseMails(anna)).toEqual([]);
  await confirmed(anna);
  await confirmed(anna);
  const [{ number } = {}] = await numbered(anna, kept);
  expect((await purchaseMails(anna)).map(({ subject }) => subject)).toEqual([`Your receipt ${number}`]);
  expect((await purchaseMails(anna))[0]?.text).toContain("within 14 days of buying");
  await settle(anna, late, "completed");
  await numbered(anna, late);
  expect(await purchaseMails(anna)).toHaveLength(2);
});

test("who confirms the address while the account is being deleted gets the receipts too", async () => {
  const anna = await aMemberWithPassword({ confirmed: false, language: "en" });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  const [{ number } = {}] = await numbered(anna, payment);
  valueOf(await deleteAccount(anna));
  expect(await purchaseMails(anna)).toEqual([]);
  await confirmed(anna);
  expect((await purchaseMails(anna)).map(({ subject }) => subject)).toEqual([`Your receipt ${number}`]);
});
