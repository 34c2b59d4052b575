import type { PaymentMethod, PaymentStatus } from "../../../../app/contract/money.ts";
import type { Money } from "../../../../app/contract/scalars.ts";

export interface PaymentOrder {
  /**
   * Minted with the form, so only `member` and `payment_id` together name a payment: the same two again give the same
   * one and never a second charge, another member's form with this key is a payment of its own.
   */
  payment_id: string;
  site: string;
  member: string;
  amount: Money;
  /** What the payer sees on the provider's page and on their statement. */
  description: string;
  payment_method: PaymentMethod;
  return_url: string;
}

/** The provider's own, verified state. `member` and `payment_id` come from its record, never from a webhook's body. */
export interface ProviderPayment {
  ref: string;
  status: PaymentStatus;
  amount: Money;
  site: string;
  member: string;
  payment_id: string;
  /**
   * How often the payer's bank took the money back or gave it back: it only grows, so of two answers that overtook each other
   * the later one is known. 0 while nothing of the kind happened.
   */
  revision: number;
  /** When it became what it is, by the provider's clock (milliseconds); left out: it does not say. */
  at?: number;
}

/** The provider said no, in so many words: there is no payment, and there will be none of this order. */
export class PaymentRefused extends Error {}

/** By our own names for it. */
export type PaymentName = Pick<PaymentOrder, "site" | "member" | "payment_id">;

export interface MethodsQuery {
  /** ISO 3166-1. */
  country: string;
  amount: Money;
}

/** Throws when the provider cannot be reached or answers nonsense: then nothing is known, and we ask again later. */
export interface PaymentProvider {
  /** Throws `PaymentRefused` when it is certain that nothing began. */
  create(order: PaymentOrder): Promise<{ ref: string; checkout_url: string }>;
  /** The payment that `create` began after `since` (milliseconds), when its answer never reached us. Undefined: it never began. */
  find(name: PaymentName & { since: number }): Promise<(ProviderPayment & { checkout_url: string | null }) | undefined>;
  /** Could this be one of its references? Anybody may send us one. */
  isRef(text: string): boolean;
  /** Undefined: the provider knows no such payment. */
  fetch(ref: string): Promise<ProviderPayment | undefined>;
  /** Which methods it takes this amount by from a payer in this country. */
  methods(query: MethodsQuery): Promise<PaymentMethod[]>;
}
