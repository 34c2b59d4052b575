import type { ClientCore } from "mollie-api-typescript/core.js";
import { methodsList } from "mollie-api-typescript/funcs/methodsList.js";
import type { PaymentMethod } from "../../../../app/contract/money/payments.ts";
import { toMollie } from "./mollie-amount.ts";
import { valueOf } from "./mollie-client.ts";
import type { MethodsQuery } from "./payment-provider.ts";

/** Ours as Mollie calls them. It ended Sofort in 2024. `others` has no name there: it is an order that names no method. */
const MOLLIE_METHODS = {
  ideal: "ideal",
  bancontact: "bancontact",
  creditcard: "creditcard",
  paypal: "paypal",
  applepay: "applepay",
  sdd: "directdebit",
  sct: "banktransfer",
} as const satisfies Partial<Record<PaymentMethod, string>>;

type Known = keyof typeof MOLLIE_METHODS;

/**
 * Which of our methods are switched on at Mollie for this amount and country. Wallets are listed only when they are asked for, and
 * direct debit only among those that collect by a mandate. On Mollie's own page there is a choice wherever anything is paid on a page.
 */
export async function mollieMethods(client: ClientCore, { country, amount }: MethodsQuery): Promise<PaymentMethod[]> {
  const query = { amount: toMollie(amount), billingCountry: country };
  const [once, collected] = await Promise.all([
    valueOf(methodsList(client, { ...query, includeWallets: "applepay" })),
    valueOf(methodsList(client, { ...query, sequenceType: "recurring" })),
  ]);
  const offered = new Set<string>(idsOf(once).filter((id) => id !== MOLLIE_METHODS.sdd));
  const others = offered.size > 0 ? (["others"] as const) : [];
  if (idsOf(collected).includes(MOLLIE_METHODS.sdd)) offered.add(MOLLIE_METHODS.sdd);
  return [
    ...(Object.keys(MOLLIE_METHODS) as Known[]).filter((method) => offered.has(MOLLIE_METHODS[method])),
    ...others,
  ];
}

function idsOf({ embedded: { methods = [] } }: { embedded: { methods?: { id: unknown }[] | undefined } }): string[] {
  return methods.map(({ id }) => String(id));
}

/** As Mollie calls it; undefined where it has no such method. */
export function mollieMethod(method: PaymentMethod): (typeof MOLLIE_METHODS)[Known] | undefined {
  return method in MOLLIE_METHODS ? MOLLIE_METHODS[method as Known] : undefined;
}
