import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { aDebtor, amount, anOrder, filed, provider } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
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
import type { Call } from "../../../../http/http.ts";
import { findPaymentProvider } from "../../../../providers/payment/payment-provider-of.ts";

const apiEnv = env as unknown as Env;
const operator = { id: "1", name: "Olga" };

afterEach(() => moveClock(0));

const statusOf = async ({ stub, token }: TestMember, id: string) => valueOf(await stub.money.payment(token, id)).status;

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
  const bert = await aDebtor();
  const other = await anOrder(bert);
  await provider.cancel(ref);
  const debits = (await actors.site().debits.inspect(await filed(other.ref)))?.debits ?? [];
  const references = debits.map(({ reference }) => reference);
  expect(references).toContain(bert.mandate.reference);
  expect(references).not.toContain(anna.mandate.reference);
  expect(await provider.fetch(ref)).toMatchObject({ status: "cancelled" });
});

test("a second order of a mandate that ended when the first was told of it is taken out, too", async () => {
  const anna = await aDebtor();
  const first = await anOrder(anna);
  const payment_id = crypto.randomUUID();
  const bought = { bundle: "50", credits: 50, amount, payment_method: "sdd" as const };
  valueOf(await anna.stub.money.preparePayment(anna.token, { payment_id, ...bought }));
  const { mandate } = valueOf(await anna.stub.directDebit.collection(anna.token, payment_id));
  valueOf(await anna.stub.directDebit.revoke(anna.token, anna.mandate.mandate_id));
  await delivered(anna);
  await expect.poll(() => statusOf(anna, first.payment_id)).toBe("cancelled");
  const order = { payment_id, member: anna.id, site: "site", amount, payment_method: "sdd" as const };
  const place = { description: "50 credits", return_url: "http://localhost" };
  const { ref } = await provider.create({ ...order, ...place, mandate: { ...mandate, ref: null } });
  valueOf(await anna.stub.money.attachPayment(anna.token, { payment_id, provider_ref: ref, checkout_url: null }));
  await delivered(anna);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("cancelled");
});

test("a debit that was taken back before we heard that it was collected blocks direct debit all the same", async () => {
  const anna = await aDebtor();
  const { payment_id } = await anOrder(anna);
  valueOf(await anna.stub.money.settlePayment({ payment_id, status: "charged_back", amount, revision: 1 }));
  const order = { payment_id: crypto.randomUUID(), bundle: "50", credits: 50, amount, payment_method: "sdd" as const };
  expect(await anna.stub.money.preparePayment(anna.token, order)).toMatchObject({
    problem: { error: "direct_debit_blocked" },
  });
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
