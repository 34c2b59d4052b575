import { expect, test } from "vitest";
import type { Payment } from "../../../contract/money/payments.ts";
import { receiptView } from "./receipt-view.server.ts";

const euro = (amount: number) => ({ amount, currency: "EUR" });

/** In Amsterdam the new year has begun, in California it is afternoon. */
const LATE = "2026-12-31T23:30:00.000Z";

const paid: Payment = {
  payment_id: "1",
  bundle: "20",
  credits: 20,
  amount: euro(995),
  payment_method: "ideal",
  status: "completed",
  created_at: LATE,
  checkout_url: null,
  receipts: [
    {
      kind: "receipt",
      number: "2027-000001",
      issued_at: LATE,
      at: LATE,
      total: euro(995),
      net: euro(822),
      vat: euro(173),
      vat_rate: 21,
      seller: { name: "Example B.V.", address: "", city: "", country: "NL", kvk: "", vat_numbers: [] },
    },
  ],
};

test("a receipt has the day of its number where the seller is, and the moment of the payment where the reader is", () => {
  const shown = receiptView(paid, null, { locale: "en", zone: "America/Los_Angeles" });
  expect(shown?.day).toContain("2027");
  expect(shown?.moment).toContain("2026");
});
