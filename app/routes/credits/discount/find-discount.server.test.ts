import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { ApiClient } from "../../../api/client.server.ts";
import { apiContext } from "../../../request/context.server.ts";
import { findDiscount } from "./find-discount.server.ts";

const good = { code: "AUTUMN10", value_percentage: 10, expired: false };

/** An API that answers so to the question for the welcome discount, and knows the code. */
function withWelcome(answer: object): RouterContextProvider {
  const context = new RouterContextProvider();
  const call = async (_endpoint: unknown, { welcome }: { welcome?: string }) =>
    welcome ? answer : { ok: true, value: { discountcode: good } };
  context.set(apiContext, { call } as unknown as ApiClient);
  return context;
}

test("a welcome discount that cannot be loaded is silently none, and a typed code counts all the same", async () => {
  for (const error of ["server_error", "api_unreachable", "discount_expired", "discount_first_purchase"]) {
    const context = withWelcome({ ok: false, problem: { error } });
    expect(await findDiscount(context, { code: undefined })).toEqual({});
    expect(await findDiscount(context, { code: good.code })).toEqual({ best: good });
  }
});

test("one that is in an unfinished payment is told, and the better of two counts", async () => {
  const order = { payment_id: "p1", payment_method: "ideal", credits: 20, amount: { amount: 746, currency: "EUR" } };
  const open = withWelcome({ ok: false, problem: { error: "discount_open", ...order } });
  expect(await findDiscount(open, { code: undefined })).toEqual({ open: order });
  const unsaid = withWelcome({ ok: false, problem: { error: "discount_open" } });
  expect(await findDiscount(unsaid, { code: undefined })).toEqual({});
  const welcome = { code: "TIMEBONUS25", value_percentage: 25, expired: false };
  const both = withWelcome({ ok: true, value: { discountcode: welcome } });
  expect(await findDiscount(both, { code: good.code })).toEqual({ best: welcome, less: true });
});
