import fc from "fast-check";
import { expect, test } from "vitest";
import { inObject, inStub, objects } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember } from "../../../../../../tests/workers/member-fixtures.ts";
import { numbered, ofPayment, settle } from "../../../../../../tests/workers/receipt-fixtures.ts";
import { clock } from "../../../../clock.ts";
import { listReceipts } from "../../../site/receipts.ts";
import { creditable, requestReceipt } from "./receipts.ts";

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
