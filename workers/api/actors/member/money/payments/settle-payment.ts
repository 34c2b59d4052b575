import type { Payment, PaymentStatus } from "../../../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../../../app/contract/scalars.ts";
import { nextPaymentStatus } from "../../../../../../app/domain/payment.ts";
import { refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import type { MemberState } from "../../engine/state.ts";
import type { Beside } from "../../../site/payments/payment-records.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { blockDebits, blockedUntil, liftChargeBackBlock } from "../direct-debit/debit-block.ts";
import { spendDiscount } from "../discounts/discounts.ts";
import { tellPayment } from "./payment-events.ts";
import { creditChargeBack, receiptForPayment, receiptsOf } from "../receipts/receipts.ts";
import { findPayment, findRow, type PaymentRow } from "./payments.ts";
import { creditsDue, creditsIn } from "../refunds/credits-of-payments.ts";
import { logPaidTwice, paidTwice } from "../refunds/paid-twice.ts";
import { endProposals } from "../refunds/proposals.ts";
import { noteIfPremiumBegan } from "./made-premium.ts";
import { hasPaidBundle } from "../refunds/refund-rows.ts";
import { hearOfRefunds, stopUnsentRefunds } from "../refunds/refunds.ts";
import { logLimitPassed } from "../spending-limit.ts";
import { grant, isGranted, PAYMENTS, takeBack } from "../ledger/wallet.ts";

/** What the provider says of a payment, verified by asking it. */
export interface VerifiedPayment {
  payment_id: string;
  status: PaymentStatus;
  amount: Money;
  /** How the provider knows it. */
  ref?: string | undefined;
  /** As of `ProviderPayment`: how often the payer's bank changed its mind. Left out: never. */
  revision?: number;
  /** As of `ProviderPayment`: when it became so. Left out: now. */
  at?: number | undefined;
  /** As of `ProviderPayment`: minor units that went back. Left out: none. */
  refunded?: number;
}

/**
 * What the provider's record says becomes true here: credits exactly once, premium with the first purchase (spec §1), and both
 * back after a charge-back (decision 0214). An answer from before what we know changes nothing; another amount than ordered
 * neither, and is for people to look at.
 */
export function settlePayment(state: MemberState, verified: VerifiedPayment): Result<Payment> {
  const { sql } = state;
  const row = findRow(sql, verified.payment_id);
  if (!row) return refuse("not_found");
  if (row.amount !== verified.amount.amount || row.currency !== verified.amount.currency) {
    log({ level: "error", event: "payment_amount_differs", payment: row.payment_id });
    return refuse("provider_failed");
  }
  const { revision = 0 } = verified;
  if (revision >= row.revision) {
    const { at, refunded = 0 } = verified;
    settle(state, row, { revision, status: nextPaymentStatus(row.status, verified.status), at, refunded });
    keepRef(sql, verified);
    hearOfRefunds(sql, row, refunded);
  }
  return findPayment(sql, row.payment_id);
}

/** It was paid before the answer to its order came: without the reference nothing of it could go back. One that is open is attached. */
function keepRef(sql: SqlStorage, { payment_id, ref }: VerifiedPayment): void {
  const query = `UPDATE payments SET provider_ref = coalesce(provider_ref, ?)
    WHERE payment_id = ? AND status IN ('completed', 'charged_back')`;
  sql.exec(query, ref ?? null, payment_id);
}

type End = Pick<PaymentRow, "status" | "revision"> & Pick<VerifiedPayment, "at"> & { refunded: number };

function settle(state: MemberState, row: PaymentRow, { status, revision, at, refunded }: End): void {
  const { sql } = state;
  if (revision !== row.revision)
    sql.exec("UPDATE payments SET revision = ? WHERE payment_id = ?", revision, row.payment_id);
  if (status === row.status) return;
  sql.exec(
    "UPDATE payments SET status = ?, settled_at = ?, check_at = NULL WHERE payment_id = ?",
    status,
    clock.now(),
    row.payment_id,
  );
  if (status === "completed") give(state, row, revision);
  // Whether or not we had heard that it was collected.
  if (status === "charged_back" && row.payment_method === "sdd") blockDebits(sql, "charge_back");
  const took = row.status === "completed" ? chargeBack(state, row, { revision, refunded }) : {};
  tellPayment(sql, row.payment_id, { ...took, at: at ?? clock.now() });
}

/** Paid, or given back by the payer's bank after all. */
function give({ sql, frames, ...state }: MemberState, row: PaymentRow, revision: number): void {
  const again = isGranted(sql, `payment:${row.payment_id}`);
  const key = revision === 0 ? `payment:${row.payment_id}` : `payment:${row.payment_id}/${revision}`;
  const due = creditsDue(sql, { ...row, status: "completed" });
  const kind = again ? "payment_again" : "payment";
  grant(sql, { key, from: PAYMENTS, credits: due - creditsIn(sql, row.payment_id), kind });
  spendDiscount(sql, row);
  if (row.status !== "pending" && !again) logLimitPassed(sql, row);
  // What was paid to an earlier build has no receipt, and gets none now.
  if (!again || receiptsOf(sql, row.payment_id).length > 0) receiptForPayment({ sql }, row, revision);
  noteIfPremiumBegan(sql, row.payment_id);
  sql.exec("UPDATE account SET paid_user = ?", Number(hasPaidBundle(sql)));
  frames.push({ kind: "totals" });
  if (again && row.payment_method === "sdd") liftChargeBackBlock(sql);
  if (again)
    mailBank({ sql, ...state }, { change: "returned", ...(due < row.credits && { refunded: true }), ...boughtIn(row) });
}

/** The payer's bank took the money back: what is left of its credits goes, the rest is owed, and premium with the last payment. */
function chargeBack(
  state: MemberState,
  row: PaymentRow,
  { revision, refunded }: Pick<End, "revision" | "refunded">,
): Required<Pick<Beside, "taken" | "owed" | "paid_twice">> {
  const { sql, frames } = state;
  const key = `charge_back:${row.payment_id}/${revision}`;
  stopUnsentRefunds(state, row.payment_id);
  endProposals(sql, row.payment_id);
  const credits = creditsIn(sql, row.payment_id);
  const { taken, owed } = takeBack(sql, { key, to: PAYMENTS, credits, kind: "charge_back" });
  creditChargeBack(state, row, revision);
  const paid = hasPaidBundle(sql);
  sql.exec("UPDATE account SET paid_user = ?", Number(paid));
  frames.push({ kind: "totals" });
  const debits_blocked = row.payment_method === "sdd" ? blockedUntil(sql) : undefined;
  const blocked = debits_blocked !== undefined && { debits_blocked };
  mailBank(state, { change: "charged_back", taken, owed, premium: paid, ...blocked, ...boughtIn(row) });
  const twice = paidTwice(sql, row, Math.max(row.refunded_at_provider, refunded));
  logPaidTwice(row, twice);
  return { taken, owed, paid_twice: twice };
}

function boughtIn({ credits, amount, currency, created_at }: PaymentRow) {
  return { credits, amount: { amount, currency }, at: created_at };
}

type Told =
  | { change: "returned"; refunded?: boolean }
  | { change: "charged_back"; taken: number; owed: number; premium: boolean; debits_blocked?: number };

function mailBank(state: Pick<MemberState, "sql" | "env">, told: Told & ReturnType<typeof boughtIn>): void {
  const { PUBLIC_ORIGIN: origin } = state.env;
  const links = { link: `${origin}/transactions`, help: `${origin}/pages/service` };
  enqueueMail(state, { kind: "charge_back", contents: { ...told, ...links } });
}
