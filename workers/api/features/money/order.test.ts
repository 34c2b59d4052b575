import { expect, onTestFinished, test, vi } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { PaymentRefused, type PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { testPaymentProvider } from "../../providers/payment/test-payment-provider.ts";
import { bundleById, priceList } from "../../actors/site/prices/prices.ts";
import { order } from "./order.ts";

const prices = priceList("NL", 1);
const bundle = bundleById(prices, "20");
if (!bundle) throw new Error("there is no such bundle");
const works = testPaymentProvider(actors.site());

/** The test provider, but for what it says to an order. */
const withCreate = (create: PaymentProvider["create"]): PaymentProvider => ({ ...works, create });

/** Somebody who orders; again with the same key each time. */
async function aBuyer() {
  const [error, warn] = (["error", "warn"] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  onTestFinished(() => {
    error?.mockRestore();
    warn?.mockRestore();
  });
  const member = await aMember();
  const { id, token, stub } = member;
  const payment_id = crypto.randomUUID();
  const body = { payment_id, bundle: "20", payment_method: "ideal" as const, return_url: "http://localhost/credits" };
  // Settings are kept for a minute by the site's name.
  const call = { actors, site: crypto.randomUUID(), requestId: "test", caller: { id, token }, body };
  return {
    error,
    buy: (provider: PaymentProvider) => order(call, { bundle: bundle as NonNullable<typeof bundle>, prices, provider }),
    terms: () => inObject(member, (sql) => sql.exec("SELECT terms_version, message_credits FROM payments").one()),
    stands: async () => valueOf(await stub.money.payment(token, payment_id)).status,
  };
}

test("what the provider refuses has failed at once, and the same key gives the same answer", async () => {
  const { buy, stands, error } = await aBuyer();
  const refusing = withCreate(() => Promise.reject(new PaymentRefused("amount too high")));
  expect(await buy(refusing)).toMatchObject(accept({ status: "failed" }));
  expect(await stands()).toBe("failed");
  expect(await buy(works)).toMatchObject(accept({ status: "failed" }));
  expect(error).not.toHaveBeenCalled();
});

test("without an answer nothing is known, and the same key goes on with the same payment", async () => {
  const { buy, stands, error } = await aBuyer();
  expect(await buy(withCreate(() => Promise.reject(new Error("reset"))))).toEqual(refuse("provider_failed"));
  expect(error).toHaveBeenCalledOnce();
  expect(await stands()).toBe("pending");
  const going = valueOf(await buy(works));
  expect(going.checkout_url).toContain("/dev/payments/");
  expect(valueOf(await buy(works))).toEqual(going);
});

test("an order notes the version of the terms and the price of a message, as the site has them", async () => {
  const { buy, terms } = await aBuyer();
  const { message_credits, terms_version } = await actors.site().settings();
  await buy(works);
  expect(await terms()).toEqual({ terms_version: Date.parse(terms_version ?? ""), message_credits });
});

test("the payer sees the site's own name on the provider's page", async () => {
  const { buy } = await aBuyer();
  const { name } = await actors.site().settings();
  await actors.site().changeSettings({ name: "Lavender" });
  onTestFinished(() => actors.site().changeSettings({ name }));
  const seen: string[] = [];
  await buy(
    withCreate((given) => {
      seen.push(given.description);
      return works.create(given);
    }),
  );
  expect(seen).toEqual(["Lavender: 20 credits"]);
});

test("an answer that got lost on the way is the payment that the second try finds", async () => {
  const { buy } = await aBuyer();
  const refs: string[] = [];
  const lost = withCreate(async (given) => {
    refs.push((await works.create(given)).ref);
    throw new Error("reset");
  });
  await buy(lost);
  const { checkout_url } = valueOf(await buy(works));
  expect(checkout_url?.split("/").at(-1)).toBe(refs[0]);
});
