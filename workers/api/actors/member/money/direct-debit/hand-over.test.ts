import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { aDebtor } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
import {
  actors,
  delivered,
  type TestMember,
  totalsOf,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { creditorIn } from "../../../../features/money/direct-debit/offers-debit.ts";
import type { Call } from "../../../../http.ts";
import { findPaymentProvider } from "../../../../providers/payment/payment-provider-of.ts";
import { sepaFileProvider } from "../../../../providers/payment/sepa-file-provider.ts";

const apiEnv = env as unknown as Env;
const DAY = 24 * 60 * 60_000;
const operator = { id: "1", name: "Olga" };
const provider = sepaFileProvider(actors.site());
const amount = { amount: 1995, currency: "EUR" };

afterEach(() => moveClock(0));

/** Ordered, and brought to the site. */
async function anOrder({ stub, token, id, ...anna }: Awaited<ReturnType<typeof aDebtor>>) {
  const payment_id = crypto.randomUUID();
  const bought = { bundle: "50", credits: 50, amount, payment_method: "sdd" as const };
  valueOf(await stub.money.preparePayment(token, { payment_id, ...bought }));
  const { mandate } = valueOf(await stub.directDebit.collection(token, payment_id));
  const name = { payment_id, member: id, site: "site" };
  const order = {
    ...name,
    amount,
    payment_method: "sdd" as const,
    description: "50 credits",
    return_url: "http://localhost",
  };
  const { ref } = await provider.create({ ...order, mandate: { ...mandate, ref: null } });
  valueOf(await stub.money.attachPayment(token, { payment_id, provider_ref: ref, checkout_url: null }));
  await delivered({ stub, token, id, ...anna } as TestMember);
  return { payment_id, ref };
}

const statusOf = async ({ stub, token }: TestMember, id: string) => valueOf(await stub.money.payment(token, id)).status;

/** All that is due by then, in a file; its number of this debit. */
async function filed(ref: string) {
  moveClock(5 * DAY);
  const file = valueOf(await actors.site().debits.make(crypto.randomUUID(), operator));
  expect(file?.filed).toBeGreaterThan(0);
  expect(await provider.fetch(ref)).toMatchObject({ status: "pending", amount });
  return file?.file_id ?? "";
}

test("an order waits at the site with what the file needs; credits come when the bank has collected, and go when it takes them back", async () => {
  const anna = await aDebtor();
  const { payment_id, ref } = await anOrder(anna);
  const file_id = await filed(ref);
  expect((await totalsOf(anna)).credits).toBe(0);
  valueOf(await actors.site().debits.collect(file_id, operator));
  await expect.poll(() => statusOf(anna, payment_id)).toBe("completed");
  expect((await totalsOf(anna)).credits).toBe(50);
  const debits = (await actors.site().debits.inspect(file_id))?.debits ?? [];
  for (const { number } of debits) valueOf(await actors.site().debits.giveBack({ file_id, number }, operator));
  await expect.poll(() => statusOf(anna, payment_id)).toBe("charged_back");
  expect((await totalsOf(anna)).credits).toBe(0);
});

test("a mandate that ends before the file takes its payment out, which is cancelled", async () => {
  const anna = await aDebtor();
  const { payment_id } = await anOrder(anna);
  valueOf(await anna.stub.directDebit.revoke(anna.token, anna.mandate.mandate_id));
  await delivered(anna);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("cancelled");
});

test("a mandate that ends after the file is collected by all the same", async () => {
  const anna = await aDebtor();
  const { payment_id, ref } = await anOrder(anna);
  const file_id = await filed(ref);
  valueOf(await anna.stub.directDebit.revoke(anna.token, anna.mandate.mandate_id));
  await delivered(anna);
  expect(await statusOf(anna, payment_id)).toBe("pending");
  valueOf(await actors.site().debits.collect(file_id, operator));
  await expect.poll(() => statusOf(anna, payment_id)).toBe("completed");
});

test("a payment that is cancelled before the file is in none", async () => {
  const anna = await aDebtor();
  const { ref } = await anOrder(anna);
  await provider.cancel(ref);
  expect(await provider.fetch(ref)).toMatchObject({ status: "cancelled" });
});

test("it offers direct debit in euros, and nothing else begins there", async () => {
  expect(await provider.methods({ country: "NL", amount })).toEqual(["sdd"]);
  expect(await provider.methods({ country: "GB", amount: { amount: 1, currency: "GBP" } })).toEqual([]);
  const order = { payment_id: "1", member: "2", site: "3", amount, description: "", return_url: "" };
  await expect(provider.create({ ...order, payment_method: "ideal" })).rejects.toThrow("only euros");
});

test("a live site without a key of Mollie's collects by files where its account is set, and offers direct debit alone", async () => {
  const call = { actors, site: "site", requestId: crypto.randomUUID() };
  const live = { ...apiEnv, SITE_MODE: "live", SMS_HTTP_URL: "http://localhost", SMS_HTTP_TOKEN: "token" };
  const without = { ...live, SDD_CREDITOR_IBAN: "" };
  const offered = async (env: Env, amount = { amount: 995, currency: "EUR" }) =>
    findPaymentProvider({ env, site: call.site })?.methods({ country: "NL", amount });
  expect(await offered(live)).toEqual(["sdd"]);
  expect(await offered(without)).toBeUndefined();
  const creditorFor = (env: Env) => creditorIn({ ...call, env } as unknown as Call, "NL");
  await actors.site().changeCompany({ creditor_id: "NL92ZZZ000000000001" });
  expect(await creditorFor(live)).toMatchObject({ id: "NL92ZZZ000000000001" });
  expect(await creditorFor(without)).toBeUndefined();
});
