import type { Creditor } from "../../../../../app/contract/money/direct-debit.ts";
import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { pricesIn } from "../../../actors/site/prices/current-prices.ts";
import type { Call } from "../../../http/http.ts";
import { findPaymentProvider } from "../../../providers/payment/payment-provider-of.ts";
import { findSmsProvider } from "../../../providers/sms/sms-provider-of.ts";
import { offeredMethods } from "../../../providers/payment/offered-methods.ts";

/**
 * Who collects here by direct debit: undefined where the company has no creditor id, or nobody carries the codes by SMS. Whether
 * the country and the provider have it is another question (`creditorIn`).
 */
export async function findCreditor(call: Pick<Call, "actors" | "env" | "site">): Promise<Creditor | undefined> {
  if (!findSmsProvider(call)) return undefined;
  const { name, address, city, country, creditor_id: id } = await call.actors.site().company();
  return id ? { name, address: [address, city, country].filter(Boolean).join(", "), id } : undefined;
}

/** Who collects from members of this country; undefined where direct debit is not offered. */
export async function creditorIn(call: Call, country: string): Promise<Creditor | undefined> {
  const prices = await pricesIn(call, country);
  if (!prices.payment_methods.includes("sdd")) return undefined;
  const offered = await offeredMethods({ ...call, prices, provider: findPaymentProvider(call) });
  return offered.includes("sdd") ? findCreditor(call) : undefined;
}

interface OfferedWithDebit {
  payment_methods: PaymentMethod[];
  /** The member could pay by direct debit, had they given a mandate. */
  direct_debit_possible?: boolean;
}

/** The methods on offer, with `sdd` only for whom it is: who gave a mandate and is not barred. */
export async function withDebit(
  call: Pick<Call, "actors" | "env" | "site">,
  offered: PaymentMethod[],
  standing: "active" | "possible" | "barred",
): Promise<OfferedWithDebit> {
  if (!offered.includes("sdd")) return { payment_methods: offered };
  const isCollected = standing !== "barred" && (await findCreditor(call)) !== undefined;
  if (isCollected && standing === "active") return { payment_methods: offered };
  return {
    payment_methods: offered.filter((method) => method !== "sdd"),
    ...(isCollected && { direct_debit_possible: true }),
  };
}
