import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { findPaymentProvider, paymentProviderOf } from "./payment-provider-of.ts";

const bound = env as unknown as Env;
const of = (variables: Partial<Env>) => {
  const { MOLLIE_KEY: _key, SDD_CREDITOR_IBAN: _iban, ...rest } = bound;
  return { env: { ...rest, ...variables }, site: "tests" };
};

test("a live site without a key has no provider, so that it sells nothing; a demonstration has the test provider", () => {
  expect(findPaymentProvider(of({ SITE_MODE: "live" }))).toBeUndefined();
  expect(() => paymentProviderOf(of({ SITE_MODE: "live" }))).toThrow("no payment provider is configured");
  expect(findPaymentProvider(of({ SITE_MODE: "demo" }))?.isRef("tp_1")).toBe(true);
});

test("a key is Mollie's, on a demonstration too", () => {
  for (const SITE_MODE of ["live", "demo"]) {
    const provider = findPaymentProvider(of({ SITE_MODE, MOLLIE_KEY: "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM" }));
    expect([provider?.isRef("tr_1"), provider?.isRef("tp_1")]).toEqual([true, false]);
  }
});
