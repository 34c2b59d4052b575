import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { requestMandate } from "../../app/contract/money/direct-debit.ts";
import { listWithdrawals, withdraw } from "../../app/contract/money/withdrawals.ts";
import { caller } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

/** Not one of them would be seen in a letter. */
const INVISIBLE = ["\u200b", "\u2060\u00ad", "\u202e \u2066", "\u2800\u3164"];

test("a withdrawal is signed by a name that somebody can read, without the signs in it that nobody sees", async () => {
  const { api } = await aMember();
  const payment = await aPayment(api);
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  const [bought] = (await api.callOrThrow(listWithdrawals)).contracts;
  const shown = { refund: bought?.refund.amount ?? 0, unused: bought?.unused ?? 0 };
  const order = { refund_id: randomUUID(), payment_id: payment.payment_id, ...shown };
  for (const name of INVISIBLE)
    expect(await api.call(withdraw, { ...order, name })).toMatchObject({
      status: 422,
      problem: { error: "invalid_input", fields: { name: "required" } },
    });
  expect((await api.callOrThrow(listWithdrawals)).withdrawals).toEqual([]);
  const { withdrawal } = await api.callOrThrow(withdraw, { ...order, name: " Anna\u200b de\n\u202eVries " });
  expect(withdrawal.name).toBe("Anna de Vries");
});

test("a mandate's lines are cleaned, and one that nobody would see is asked for again", async () => {
  const { api } = await aMember({ country: "NL", region: "Utrecht", city: "Zeist" });
  const good = {
    account_holder: "A. de\u200b Vries",
    iban: "NL91 ABNA 0417 1643 00",
    street: "Kerk\u00adstraat",
    house_number: "1\u2060a",
    zip: "3701  AA",
    city: "Zeist\u202e",
    phone: `06${10_000_000 + Math.floor(Math.random() * 49_999_999)}`,
  };
  for (const field of ["account_holder", "street", "house_number", "zip", "city"])
    expect(
      await api.call(requestMandate, { ...good, mandate_id: randomUUID(), [field]: "\u200b \u2060" }),
      field,
    ).toMatchObject({ status: 422, problem: { error: "invalid_input", fields: { [field]: "required" } } });
  const { request } = await api.callOrThrow(requestMandate, { ...good, mandate_id: randomUUID() });
  expect(request).toMatchObject({
    account_holder: "A. de Vries",
    iban: "NL91ABNA0417164300",
    street: "Kerkstraat",
    house_number: "1a",
    zip: "3701 AA",
    city: "Zeist",
  });
});
