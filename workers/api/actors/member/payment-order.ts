import type { Payment, PaymentMethod, PaymentStatus } from "../../../../app/contract/money.ts";
import type { Money } from "../../../../app/contract/scalars.ts";

/** A bundle as it is sold at this moment; the price is the site's, never the caller's. */
export interface PaymentOrder {
  payment_id: string;
  bundle: string;
  credits: number;
  amount: Money;
  payment_method: PaymentMethod;
}

/** What the provider says of a payment, verified by asking it. */
export interface VerifiedPayment {
  payment_id: string;
  status: PaymentStatus;
  amount: Money;
}

/** A payment with the reference that the provider knows it by. */
export interface OpenPayment extends Payment {
  provider_ref: string;
}
