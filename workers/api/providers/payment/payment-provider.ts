import type { PaymentMethod, PaymentStatus } from "../../../../app/contract/money/payments.ts";
import type { RefundReason } from "../../../../app/contract/money/refunds.ts";
import type { Money } from "../../../../app/contract/scalars.ts";
import type { MovedKind } from "../../../../app/contract/operators/money/moved-kinds.ts";

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
  /** What it is collected by, with `sdd`. */
  mandate?: ProviderMandate | undefined;
}

/** A mandate as the member gave it. `ref`: how the provider knows it, once it does. */
export interface ProviderMandate {
  mandate_id: string;
  reference: string;
  account_holder: string;
  iban: string;
  /** Milliseconds. */
  signed_at: number;
  ref: string | null;
}

/** What began. Without a page: nobody pays, the provider collects. `mandate_ref`: as of `ProviderMandate`. */
export interface OpenedPayment {
  ref: string;
  checkout_url: string | null;
  mandate_ref?: string | undefined;
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
  /** Minor units that went back to the payer or are on their way, whoever asked for it; left out: none. */
  refunded?: number;
}

/** One that began, though its answer never reached us. */
export type FoundPayment = ProviderPayment & Omit<OpenedPayment, "ref">;

/** Money that goes back to the payer. `ref`: the payment's. */
export interface RefundOrder {
  ref: string;
  site: string;
  amount: Money;
  /** Minted by us: the same key is the same refund, for ever. */
  key: string;
  /** What the payer sees on their statement. */
  description: string;
  /** Of a payment that was collected by a mandate. */
  by_hand?: RefundByHand | undefined;
}

/** What a person has to know who transfers a refund: whose account it is, since when it is owed (milliseconds), and why. */
export interface RefundByHand {
  account_holder: string;
  iban: string;
  at: number;
  reason: RefundReason;
}

/** `pending`: the provider took it, and the money has not left yet. `failed`: it took it, and the money came back. */
export type RefundState = "pending" | "done" | "failed";

/** A refund in the provider's record. `at`: when it took it, by its clock (milliseconds). */
export interface ProviderRefund {
  state: RefundState;
  at: number;
}

/** The provider said no to a refund for good: it does not exist, and will not. */
export class RefundRefused extends Error {}

/** The provider said no, in so many words: there is no payment, and there will be none of this order. */
export class PaymentRefused extends Error {}

/** By our own names for it. */
export type PaymentName = Pick<PaymentOrder, "site" | "member" | "payment_id">;

export interface MethodsQuery {
  /** ISO 3166-1. */
  country: string;
  amount: Money;
}

/** Money of one of our sites that moved from `from` on and before `until` (milliseconds). */
export interface MovedQuery {
  site: string;
  from: number;
  until: number;
}

/** What moved of one payment; `ref`: the payment's. */
export type MovedPayment = Pick<ProviderPayment, "ref" | "amount">;

/**
 * `completed`: paid, whatever went back since. `charged_back`: what a bank took back, `returned`: what it gave back after that. `refunded`:
 * what we gave back, by when the provider took the refund, without those that failed. Of one payment there may be several.
 */
export type MovedMoney = Record<MovedKind, MovedPayment[]>;

/** Throws when the provider cannot be reached or answers nonsense: then nothing is known, and we ask again later. */
export interface PaymentProvider {
  /** Throws `PaymentRefused` when it is certain that nothing began. */
  create(order: PaymentOrder): Promise<OpenedPayment>;
  /** The payment that `create` began after `since` (milliseconds), when its answer never reached us. Undefined: it never began. */
  find(name: PaymentName & { since: number }): Promise<FoundPayment | undefined>;
  /** Could this be one of its references? Anybody may send us one. */
  isRef(text: string): boolean;
  /** Ends a payment that nobody has paid. One that cannot be ended stays as it is, without a failure. */
  cancel(ref: string): Promise<void>;
  /** Undefined: the provider knows no such payment. */
  fetch(ref: string): Promise<ProviderPayment | undefined>;
  /** Throws `RefundRefused` when it is certain that there is none. Too little money in our account at the provider is no such thing. */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** How one stands that it took; undefined: it knows none with this key. */
  findRefund(refund: Pick<RefundOrder, "ref" | "key">): Promise<ProviderRefund | undefined>;
  /** All money that moved in a time, by the provider's own record and clock. Throws rather than leave some out. Without: it keeps no such record. */
  listMoved?(query: MovedQuery): Promise<MovedMoney>;
  /** Which methods it takes this amount by from a payer in this country. */
  methods(query: MethodsQuery): Promise<PaymentMethod[]>;
}
