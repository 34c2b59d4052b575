import { clock } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  type RefundByHand,
  RefundRefused,
} from "../../../../providers/payment/payment-provider.ts";
import { first } from "../../engine/state.ts";
import type { RefundRow } from "./refund-rows.ts";
import type { PaymentStatus } from "../../../../../../app/contract/money/payments.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses between the attempts; the last one again and again, until the provider says that the money has gone, or never will. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 12 * HOUR, DAY];

/** The law gives fourteen days (Directive 2011/83/EU, article 13): from here on people look at it. */
const TOO_LONG = 7 * DAY;

/** When the next refund wants the provider (a job's `next`). */
export const NEXT_REFUND = "SELECT min(try_at) FROM refunds WHERE try_at IS NOT NULL";

/** How one stands with the provider; one that it never took has no time there. */
export type Said = ProviderRefund | { state: "failed"; at?: undefined };

interface Sending {
  sql: SqlStorage;
  site: string;
  /** Who has the payment with this reference. */
  provider: (ref: string) => PaymentProvider;
  /** What the payer reads beside the amount. */
  description: () => Promise<string>;
  settle(refund_id: string, said: Said): void;
  /** How the payment stands at the provider. */
  hear(known: ProviderPayment): void;
}

type Due = {
  refund_id: string;
  payment_id: string;
  amount: number;
  status: RefundRow["status"];
  reason: RefundRow["reason"];
  taken: number;
  attempts: number;
  at: number;
  currency: string;
  provider_ref: string | null;
  payment: PaymentStatus;
  account_holder: string | null;
  iban: string | null;
};

/** `account_holder` and `iban`: of the mandate that it was collected by. */
const DUE = `SELECT refund_id, payment_id, refunds.amount, refunds.status, reason, taken, attempts, at, currency, payments.provider_ref,
    payments.status AS payment, account_holder, iban
  FROM refunds JOIN payments USING (payment_id) LEFT JOIN mandates USING (mandate_id) WHERE try_at <= ?`;

/**
 * Sends what is due to the provider and asks after what it has. The attempt is written down before the call, so a crash in the middle
 * repeats it, and the key makes that harmless. No answer means: again later, however often.
 */
export async function sendRefunds(work: Sending): Promise<void> {
  for (const { refund_id } of work.sql.exec<Due>(DUE, clock.now()).toArray()) {
    // As it stands now: while another one was sent, the payer's bank may have taken this one's payment back.
    const refund = first(work.sql.exec<Due>(`${DUE} AND refund_id = ?`, clock.now(), refund_id));
    if (!refund) continue;
    postpone(work.sql, refund);
    try {
      const said = await sendOrRefused(work, refund);
      if (said.state === "failed") await hearOfPayment(work, refund);
      work.settle(refund.refund_id, said);
    } catch (failure) {
      warn(refund, failure);
    }
  }
}

async function sendOrRefused(work: Sending, refund: Due): Promise<Said> {
  try {
    return await send(work, refund);
  } catch (failure) {
    if (!(failure instanceof RefundRefused)) throw failure;
    warn(refund, failure);
    return { state: "failed" };
  }
}

function warn({ payment_id }: Due, failure: unknown): void {
  log({ level: "warn", event: "refund_not_sent", payment: payment_id, failure: String(failure) });
}

/** What went back as far as we know counts the refund that failed: without the provider's new sum nothing could be paid back any more. */
async function hearOfPayment({ provider, hear }: Sending, { provider_ref, payment_id }: Due): Promise<void> {
  const known = provider_ref === null ? undefined : await provider(provider_ref).fetch(provider_ref);
  if (known?.payment_id === payment_id) hear(known);
}

/** What the provider has is not sent again; nor what the payer's bank took back since, which only an earlier attempt can have sent. */
async function send({ provider, description, site }: Sending, refund: Due): Promise<Said> {
  const { refund_id: key, provider_ref: ref, amount, currency, taken, payment } = refund;
  if (ref === null) throw new Error("the provider's name for the payment is not known");
  if (!taken && payment === "completed") {
    const order = { ref, site, key, amount: { amount, currency }, description: await description() };
    return provider(ref).refund({ ...order, by_hand: byHand(refund) });
  }
  const known = await provider(ref).findRefund({ ref, key });
  if (known) return known;
  if (taken) throw new Error("the provider does not know the refund any more");
  return { state: "failed" };
}

function byHand({ account_holder, iban, at, reason }: Due): RefundByHand | undefined {
  return account_holder === null || iban === null ? undefined : { account_holder, iban, at, reason };
}

function postpone(sql: SqlStorage, { refund_id, payment_id, status, attempts, at }: Due): void {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? DAY;
  const next = clock.now() + pause;
  sql.exec("UPDATE refunds SET attempts = attempts + 1, try_at = ? WHERE refund_id = ?", next, refund_id);
  if (status === "requested" && clock.now() - at >= TOO_LONG)
    log({ level: "error", event: "refund_still_open", payment: payment_id });
}
