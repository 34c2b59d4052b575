import { expect, onTestFinished, test } from "vitest";
import { MIN_AGE } from "../../../../../../app/domain/account/age.ts";
import { termsText } from "../../../../../../locales/terms-texts.ts";
import { aMemberWithPassword, deleteAccount, inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { anOrder, numbered, purchaseMails, settle } from "../../../../../../tests/workers/receipt-fixtures.ts";
import { confirmed } from "../../../../../../tests/workers/unconfirmed-fixtures.ts";

test("with the number comes one mail a payment: the receipt, what was agreed, and how to take it back", async () => {
  const anna = await aMember({ country: "NL", confirmed: true });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  await numbered(anna, payment);
  await settle(anna, payment, "charged_back", 1);
  await settle(anna, payment, "completed", 2);
  const [{ number = "" } = {}] = await numbered(anna, payment);
  const mails = await purchaseMails(anna);
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
    "/pages/terms/2023-12-01",
    "Hierbij herroep ik mijn aankoop van credits, bon",
    `/transactions/${payment}`,
  ])
    expect(text).toContain(words);
});

test("the mail has the terms in full as they were agreed to with the order, however late it is paid", async () => {
  const [ordered, later] = [Date.parse("2024-02-01T12:00:00Z"), Date.parse("2026-06-01T12:00:00Z")];
  for (const [language, dates, heading] of [
    ["en", ["In force since 1 February 2024", "In force since 1 June 2026"], "Fictional profiles"],
    ["nl", ["Geldt sinds 1 februari 2024", "Geldt sinds 1 juni 2026"], "Fictieve profielen"],
  ] as const) {
    const anna = await aMember({ country: "NL", language, confirmed: true });
    const payment = crypto.randomUUID();
    valueOf(await anna.stub.account.giveConsent(anna.token, ordered));
    const terms = { version: "2026-01-01T00:00:00Z", message_credits: 3 };
    valueOf(await anna.stub.money.preparePayment(anna.token, { ...anOrder(payment), terms }));
    valueOf(await anna.stub.account.giveConsent(anna.token, later));
    await settle(anna, payment, "completed");
    await numbered(anna, payment);
    const [{ text = "", html = "" } = {}] = await purchaseMails(anna);
    const company = "Periwinkle (demonstration)";
    const values = { site: "Periwinkle", company, min_age: MIN_AGE, message_credits: "3 credits", refund_days: 14 };
    for (const document of ["terms", "return-policy"] as const) {
      const { sections } = termsText({ document, version: "2023-12-01", language, values });
      for (const words of sections.flatMap((section) => [section.heading, ...section.text]))
        for (const part of [text, html]) expect(part).toContain(words);
    }
    expect(text).toContain(heading);
    expect([text.split(dates[0]).length - 1, text.includes(dates[1])]).toEqual([2, false]);
    // Longer ones are cut off by a program that many have.
    expect(html.length).toBeLessThan(100_000);
  }
});

test("a site's own version holds for who never agreed to one, and the company's date for orders of earlier builds", async () => {
  // At noon here it is the next day where she lives.
  const [anna, bert] = [await aMember({ language: "en", country: "NZ" }), await aMember({ language: "en" })];
  const [payment, earlier] = [crypto.randomUUID(), crypto.randomUUID()];
  const terms = { version: "2026-01-01T12:00:00Z", message_credits: 1 };
  for (const member of [anna, bert]) await inObject(member, (sql) => sql.exec("DELETE FROM consents"));
  valueOf(await anna.stub.money.preparePayment(anna.token, { ...anOrder(payment), terms }));
  for (const [member, id, date] of [
    [anna, payment, "The terms of 1 January 2026 apply"],
    [bert, earlier, "The terms of 1 November 2026 apply"],
  ] as const) {
    await settle(member, id, "completed");
    await numbered(member, id);
    expect((await purchaseMails(member))[0]?.text).toContain(date);
  }
});

test("the same order made again is mailed again, with its own number, and made nobody premium", async () => {
  const anna = await aMember({ language: "en" });
  const payments = [crypto.randomUUID(), crypto.randomUUID()];
  const firsts: (boolean | undefined)[] = [];
  for (const payment of payments) {
    await settle(anna, payment, "completed");
    await numbered(anna, payment);
    firsts.push(valueOf(await anna.stub.money.payment(anna.token, payment)).first_purchase);
  }
  const numbers = await Promise.all(payments.map(async (id) => (await numbered(anna, id))[0]?.number));
  const subjects = (await purchaseMails(anna)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(numbers.map((number) => `Your receipt ${number}`).toSorted());
  expect(firsts).toEqual([true, false]);
});

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
  for (const words of ["within 14 days of buying", "In force since"])
    expect((await purchaseMails(anna))[0]?.text).toContain(words);
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
