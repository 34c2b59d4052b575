import { randomUUID } from "node:crypto";
import { decideTestPayment } from "../../app/contract/development.ts";
import type { InputOf } from "../../app/contract/endpoint.ts";
import { listBundles, startPayment, type Payment } from "../../app/contract/money.ts";
import { currentUser } from "../../app/contract/session.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { testedApi } from "./tested-api.ts";

type Order = InputOf<typeof startPayment>;

/** An order that is fine: the smallest bundle, by the first method on offer. */
export async function anOrder(api: ApiClient, wishes: Partial<Order> = {}): Promise<Order> {
  const { bundles, payment_methods } = await api.callOrThrow(listBundles);
  return {
    payment_id: randomUUID(),
    bundle: bundles[0]?.id ?? "",
    payment_method: payment_methods[0] ?? "creditcard",
    return_url: `${testedApi.url}/credits`,
    ...wishes,
  };
}

/** Starts a payment and answers it. */
export async function aPayment(api: ApiClient, wishes: Partial<Order> = {}): Promise<Payment> {
  return (await api.callOrThrow(startPayment, await anOrder(api, wishes))).payment;
}

/** What the test provider calls the payment: the end of its page's address. */
export function refOf({ checkout_url }: Payment): string {
  return decodeURIComponent(new URL(checkout_url ?? "").pathname.split("/").at(-1) ?? "");
}

export async function balanceOf(api: ApiClient): Promise<number> {
  return (await api.callOrThrow(currentUser)).user.credits;
}

/** Buys bundles until there are at least so many credits. */
export async function buyCredits(api: ApiClient, credits: number): Promise<void> {
  const { bundles } = await api.callOrThrow(listBundles);
  while ((await balanceOf(api)) < credits) {
    const payment = await aPayment(api, { bundle: bundles.at(-1)?.id ?? "" });
    await api.callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  }
}
