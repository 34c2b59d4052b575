import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { aDebtor } from "../../../../tests/workers/direct-debit-fixtures.ts";
import { actors, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { bundleById, priceList } from "../../actors/site/prices/prices.ts";
import { moveClock } from "../../clock.ts";
import type { PaymentOrder, PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { testPaymentProvider } from "../../providers/payment/test-payment-provider.ts";
import { order } from "./order.ts";

const prices = priceList("NL", 1);
const bundle = bundleById(prices, "20");
if (!bundle) throw new Error("there is no such bundle");
const works = testPaymentProvider(actors.site());

afterEach(() => moveClock(0));

/** Collects as Mollie does: there is no page to pay on. `answers` false: what it says never arrives. */
function aCollector(answers = true) {
  const orders: PaymentOrder[] = [];
  const create: PaymentProvider["create"] = async (given) => {
    orders.push(given);
    const { ref } = await works.create(given);
    if (!answers) throw new Error("reset");
    return { ref, checkout_url: null, mandate_ref: "cst_1/mdt_1" };
  };
  return { orders, provider: { ...works, create } };
}

async function aBuyer() {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const { id, token, stub, mandate } = await aDebtor();
  const call = { actors, site: crypto.randomUUID(), requestId: "test", caller: { id, token } };
  const buy = (provider: PaymentProvider, payment_id: string) => {
    const body = { payment_id, bundle: "20", payment_method: "sdd" as const, return_url: "http://localhost/credits" };
    return order({ ...call, body }, { bundle: bundle as NonNullable<typeof bundle>, prices, provider });
  };
  const revoke = () => stub.directDebit.revoke(token, mandate.mandate_id);
  return { mandate, buy, revoke };
}

test("the provider gets the mandate with the order, and knows it by its own name from then on", async () => {
  const [{ buy, mandate }, { orders, provider }] = [await aBuyer(), aCollector()];
  expect(await buy(provider, crypto.randomUUID())).toMatchObject(accept({ status: "pending", checkout_url: null }));
  await buy(provider, crypto.randomUUID());
  const { reference } = mandate;
  expect(orders.map(({ mandate: given }) => given)).toMatchObject([
    { reference, iban: "NL91ABNA0417164300", ref: null },
    { reference, ref: "cst_1/mdt_1" },
  ]);
});

test("an order that is sent again is collected once", async () => {
  const [{ buy }, { orders, provider }] = [await aBuyer(), aCollector()];
  const id = crypto.randomUUID();
  const first = valueOf(await buy(provider, id));
  expect(valueOf(await buy(provider, id))).toEqual(first);
  expect(orders).toHaveLength(1);
});

test("an order whose answer was lost is looked for once the provider has forgotten its key", async () => {
  const [{ buy }, lost, { orders, provider }] = [await aBuyer(), aCollector(false), aCollector()];
  const id = crypto.randomUUID();
  expect(await buy(lost.provider, id)).toEqual(refuse("provider_failed"));
  moveClock(31 * 60_000);
  expect(await buy(provider, id)).toMatchObject(accept({ status: "pending" }));
  expect([lost.orders.length, orders.length]).toEqual([1, 0]);
});

test("an order that did not begin before its mandate was revoked has failed, and one that did is collected once", async () => {
  for (const begun of [false, true]) {
    const { buy, revoke } = await aBuyer();
    const [lost, { orders, provider }] = [aCollector(false), aCollector()];
    const never = { ...lost.provider, create: () => Promise.reject(new Error("reset")) };
    const id = crypto.randomUUID();
    expect(await buy(begun ? lost.provider : never, id)).toEqual(refuse("provider_failed"));
    await revoke();
    expect(await buy(provider, id)).toMatchObject(accept({ status: begun ? "pending" : "failed" }));
    expect(orders).toEqual([]);
  }
});
