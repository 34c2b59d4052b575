import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { signup } from "../../app/contract/account/account.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { cancelPayment, getPayment, listBundles, startPayment } from "../../app/contract/money/payments.ts";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { mollieApi } from "../support/doubles/mollie/mollie-api.ts";
import { problemText } from "../support/doubles/mollie/mollie-texts.ts";
import { eventually } from "../support/eventually.ts";
import { expectPaidIsGranted, expectSoundLedger } from "../support/site/invariants.ts";
import { aSignUp } from "../support/sign-up.ts";
import { apiClient } from "../support/http/api-client.ts";
import { siteApi } from "../support/site/site-api.ts";

const KEY = "live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";

/** A live site; `key`: with Mollie on loopback. */
async function aLiveSite({ key = KEY }: { key?: string | null } = {}) {
  const { mollie, stop } = await mollieApi(KEY);
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-mollie-"));
  const payment: Record<string, string> = key ? { MOLLIE_KEY: key, MOLLIE_URL: mollie.url } : {};
  const site = await startTestSite({ dataDir, mode: "live", payment });
  onTestFinished(async () => {
    await site.stop();
    await stop();
  });
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  const api = apiClient(site.apiOrigin ?? "");
  // Seeded people are fictional on a live site, and buy nothing.
  await api.callOrThrow(signup, aSignUp({ country: "NL" }));
  const { user: signedUp } = await api.callOrThrow(currentUser);
  const anna = { id: signedUp.profile.id ?? "", api };
  const before = signedUp.credits;
  /** As Mollie calls: a form with an id, from elsewhere. */
  const hook = async (id: string) => {
    const body = new URLSearchParams({ id });
    return (await fetch(`${site.origin}/api/payment-webhook.php`, { method: "POST", body })).status;
  };
  const order = () => ({
    payment_id: randomUUID(),
    bundle: "20",
    payment_method: "ideal" as const,
    return_url: `http://localhost:${new URL(site.origin).port}/transactions/1`,
  });
  const user = async () => (await anna.api.callOrThrow(currentUser)).user;
  const stands = async (payment_id: string) => (await anna.api.callOrThrow(getPayment, { payment_id })).payment.status;
  return { mollie, anna, before, internal, hook, order, user, stands };
}

test("a bundle is paid at Mollie, charged back and paid again, each told by an id alone, ten times, in any order", async () => {
  const { mollie, anna, before, internal, hook, order, user, stands } = await aLiveSite();
  const { payment_methods } = await anna.api.callOrThrow(listBundles);
  expect(payment_methods).toEqual(["ideal", "creditcard", "paypal", "applepay"]);
  const sent = order();
  const { payment } = await anna.api.callOrThrow(startPayment, sent);
  const ref = mollie.payments[0]?.id ?? "";
  expect(payment.checkout_url).toBe(`https://www.mollie.com/checkout/select/${ref}`);
  const steps: [() => void, string, number][] = [
    [() => mollie.becomes(ref, "failed"), "failed", 0],
    [() => mollie.becomes(ref, "paid"), "completed", 20],
    [() => mollie.chargesBack(ref), "charged_back", 0],
    [() => mollie.givesBack(ref), "completed", 20],
  ];
  for (const [happens, status, credits] of steps) {
    happens();
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => hook(ref))))).toEqual(new Set([200]));
    expect(await stands(sent.payment_id)).toBe(status);
    expect(await user()).toMatchObject({ credits: before + credits, paid_user: credits > 0 });
  }
  expect(await hook("tr_forged")).toBe(404);
  const asked = mollie.asked.length;
  for (const nonsense of ["ord_1", "../methods", `${ref}/chargebacks`]) expect(await hook(nonsense)).toBe(404);
  expect(mollie.asked).toHaveLength(asked);
  await expectPaidIsGranted(anna, await expectSoundLedger(internal, anna));
});

test("every webhook ten times, shuffled, with forged ones among them, at once and days late: each payment becomes what it is, once", async () => {
  const { mollie, anna, before, internal, hook, order, user, stands } = await aLiveSite();
  const fates = ["paid", "paid", "failed", "expired", "canceled"] as const;
  const bought: { payment_id: string; ref: string }[] = [];
  for (const [nth, fate] of fates.entries()) {
    const { payment } = await anna.api.callOrThrow(startPayment, order());
    const ref = mollie.payments[0]?.id ?? "";
    bought.push({ payment_id: payment.payment_id, ref });
    mollie.becomes(ref, fate);
    if (nth === 1) mollie.chargesBack(ref);
  }
  const [paid] = mollie.payments.slice(-1);
  if (!paid) throw new Error("nothing was ordered");
  // Of others in the same account at Mollie: another site's, another member's, and one that names hers with another sum.
  const metadata = paid.body["metadata"] as Record<string, string>;
  const foreign = [{ ...metadata, site: "elsewhere" }, { ...metadata, member: randomUUID() }, undefined].map(
    (named, nth) => {
      return { ...paid, id: `tr_foreign${nth}`, body: { ...paid.body, metadata: named ?? null } };
    },
  );
  const cheap = { ...paid, id: "tr_cheap", amount: { ...paid.amount, value: "0.01" } };
  mollie.payments.push(...foreign, cheap);
  const right = bought.map(({ ref }) => ref);
  const wrong = [...foreign.map(({ id }) => id), cheap.id, "tr_forged", `${right[0]}x`, "tp_1", ""];
  const told =
    fc.sample(fc.shuffledSubarray(tenTimes([...right, ...wrong]), { minLength: 130 }), { numRuns: 1, seed: 7 })[0] ??
    [];
  expect(told).toHaveLength(130);
  // Ten at a time: more at once than the site takes are refused, and Mollie calls again.
  while (told.length > 0)
    for (const [ref, status] of await Promise.all(
      told.splice(0, 10).map(async (one) => [one, await hook(one)] as const),
    ))
      if (right.includes(ref)) expect(status, ref).toBe(200);
      else expect(status, ref).toBeGreaterThanOrEqual(400);
  const entries = await expectSoundLedger(internal, anna);
  await expectPaidIsGranted(anna, entries);
  await internal.moveClock(20 * 24 * 60 * 60_000);
  for (const ref of tenTimes(right)) expect(await hook(ref)).toBe(200);
  expect(await expectSoundLedger(internal, anna), "late ones change nothing").toEqual(entries);
  const ends = ["completed", "charged_back", "failed", "expired", "cancelled"];
  for (const [nth, { payment_id }] of bought.entries()) expect(await stands(payment_id)).toBe(ends[nth]);
  expect(await user()).toMatchObject({ credits: before + 20, paid_user: true });
});

const tenTimes = (refs: string[]) => refs.flatMap((ref) => Array.from({ length: 10 }, () => ref));

test("while Mollie is busy nothing is known, the same order goes on, and what it refuses has failed with a way on", async () => {
  const { mollie, anna, before, order, user, stands } = await aLiveSite();
  const sent = order();
  const asked = mollie.asked.length;
  expect(await anna.api.callOrThrow(listBundles, { methods: "none" })).toMatchObject({ payment_methods: [] });
  expect(mollie.asked).toHaveLength(asked);
  await anna.api.callOrThrow(listBundles);
  expect(mollie.asked.length).toBeGreaterThan(asked);
  await anna.api.call(startPayment, { ...sent, payment_id: randomUUID() });
  mollie.forced.push({ status: 429, body: JSON.stringify(problemText(429, "Too many requests")) });
  expect(await anna.api.call(startPayment, sent)).toMatchObject({ problem: { error: "provider_failed" } });
  expect((await anna.api.callOrThrow(startPayment, sent)).payment).toMatchObject({ status: "pending" });
  mollie.becomes(mollie.payments[0]?.id ?? "", "expired");
  expect(await stands(sent.payment_id)).toBe("expired");
  mollie.forced.push({ status: 422, body: JSON.stringify(problemText(422, "The amount is too high", "amount")) });
  expect((await anna.api.callOrThrow(startPayment, order())).payment.status).toBe("failed");
  expect(await user()).toMatchObject({ credits: before, paid_user: false });
});

test("a member cancels what nobody has paid; what Mollie cannot stop, or was paid meanwhile, stays as it is", async () => {
  const { mollie, anna, order, user, before } = await aLiveSite();
  const cancelled = async (method: "ideal" | "creditcard", meanwhile?: "paid") => {
    const { payment } = await anna.api.callOrThrow(startPayment, { ...order(), payment_method: method });
    if (meanwhile) mollie.becomes(mollie.payments[0]?.id ?? "", meanwhile);
    return (await anna.api.callOrThrow(cancelPayment, { payment_id: payment.payment_id })).payment.status;
  };
  expect(await cancelled("ideal")).toBe("cancelled");
  expect(await cancelled("creditcard")).toBe("pending");
  expect(await cancelled("ideal", "paid")).toBe("completed");
  expect((await user()).credits).toBe(before + 20);
});

test("a payment that was made and whose webhook was lost is credited by asking", async () => {
  const { mollie, anna, before, order, user, internal } = await aLiveSite();
  await anna.api.callOrThrow(startPayment, order());
  mollie.becomes(mollie.payments[0]?.id ?? "", "paid");
  await internal.moveClock(2 * 60_000);
  await eventually("the credits came", async () => (await user()).credits === before + 20, 30_000);
});

test("a live site without a provider offers no way to pay and takes no order", async () => {
  const { anna, order, hook } = await aLiveSite({ key: null });
  expect((await anna.api.callOrThrow(listBundles)).payment_methods).toEqual([]);
  expect(await anna.api.call(startPayment, order())).toMatchObject({
    problem: { error: "payment_method_unavailable" },
  });
  expect(await hook("tr_1")).toBeGreaterThanOrEqual(500);
});
