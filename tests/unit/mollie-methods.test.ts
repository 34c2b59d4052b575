import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { PaymentMethod } from "../../app/contract/money/payments.ts";
import { mollieProvider } from "../../workers/api/providers/payment/mollie-provider.ts";
import { mollieApi } from "../support/doubles/mollie/mollie-api.ts";

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";
const amount = { amount: 995, currency: "EUR" };
const euro = { country: "NL", amount };

async function aProvider() {
  const { mollie, stop } = await mollieApi(KEY);
  onTestFinished(stop);
  const webhookUrl = "https://www.example.org/api/payment-webhook.php";
  return { mollie, provider: mollieProvider({ key: KEY, url: mollie.url, webhookUrl }) };
}

const anOrder = (payment_method: PaymentMethod) => ({
  payment_id: randomUUID(),
  site: "periwinkle",
  member: randomUUID(),
  amount,
  description: "Periwinkle: 20 credits",
  payment_method,
  return_url: "https://www.example.org/transactions/1",
});

test("only methods that are switched on at Mollie and take the amount are offered, by our names", async () => {
  const { mollie, provider } = await aProvider();
  expect(await provider.methods(euro)).toEqual(["ideal", "creditcard", "paypal", "applepay", "sdd", "others"]);
  expect(await provider.methods({ country: "GB", amount: { amount: 895, currency: "GBP" } })).toEqual([
    "creditcard",
    "paypal",
    "applepay",
    "others",
  ]);
  expect(Object.fromEntries(mollie.asked[0]?.query ?? [])).toEqual({
    "amount[currency]": "EUR",
    "amount[value]": "9.95",
    billingCountry: "NL",
    includeWallets: "applepay",
  });
});

test("a bank transfer is one of Mollie's own methods; another way is chosen on its page, where there is any on a page", async () => {
  const { mollie, provider } = await aProvider();
  mollie.methods = ["banktransfer", "directdebit"];
  expect(await provider.methods(euro)).toEqual(["sdd", "sct", "others"]);
  expect(await provider.methods({ ...euro, amount: { amount: 895, currency: "GBP" } })).toEqual([]);
  const { ref } = await provider.create(anOrder("sct"));
  expect(mollie.payments[0]?.body).toMatchObject({ method: "banktransfer" });
  mollie.becomes(ref, "pending");
  expect(await provider.fetch(ref)).toMatchObject({ status: "pending" });
  mollie.becomes(ref, "paid");
  expect(await provider.fetch(ref)).toMatchObject({ status: "completed" });
  const others = await provider.create(anOrder("others"));
  expect(mollie.payments[0]?.body).not.toHaveProperty("method");
  expect(others.checkout_url).toBe(`https://www.mollie.com/checkout/select/${others.ref}`);
  mollie.methods = ["directdebit"];
  expect(await provider.methods(euro)).toEqual(["sdd"]);
});
