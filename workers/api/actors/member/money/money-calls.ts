import { RpcTarget } from "cloudflare:workers";
import type { BonusPart, DiscountCode } from "../../../../../app/contract/money/discounts.ts";
import type { Payment, PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../../app/contract/scalars.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { dismissBonus } from "./discounts/dismissed-bonus.ts";
import { offerOnDeletion } from "./discounts/offer-on-deletion.ts";
import { type GivenDiscount, discountShown, judgeDiscount } from "./discounts/discounts.ts";
import { heldIn, heldInAll } from "./ledger/held-credits.ts";
import { type MonthOfMovements, movementsInMonth, type WhichMonth } from "./ledger/ledger-months.ts";
import { allMovements, type MovementsPage } from "./ledger/movements.ts";
import * as payments from "./payments/payments.ts";
import { paymentWithReceipts } from "./payments/payment-with-receipts.ts";
import type { Actor } from "../../site/operators/audit/audit.ts";
import type { MemberState } from "../engine/state.ts";
import {
  decideProposal,
  findRefundablePayment,
  type OperatorRefund,
  refundablePayments,
  refundByOperator,
} from "./refunds/operator-refunds.ts";
import { listWithdrawals, type Withdrawals, withdrawFrom } from "./refunds/withdrawals.ts";
import type { OwnSpendingLimit } from "../../../../../app/contract/money/spending-limit.ts";
import { setSpendingLimit, spendingLimitOf } from "./spending-limit.ts";
import { settlePayment, type VerifiedPayment } from "./payments/settle-payment.ts";
import { wantsStatement } from "./receipts/statement.ts";
import { balanceOf, debtOf, ledgerOf, type LedgerEntry } from "./ledger/wallet.ts";

type Transactions = payments.PaymentsPage & MonthOfMovements & { statement: boolean };

/** Payments, and the credits they became. */
export class MoneyCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /**
   * Writes an order down before the provider is asked; the same one again is the same payment. `key_reused`,
   * `too_many_open_payments`, and what is wrong with its discount code.
   */
  preparePayment(token: string, order: payments.PaymentOrder): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.preparePayment(state, order));
  }

  /** May the member use this code, for this order? As the contract's `getDiscountCode`. */
  discount(
    token: string,
    given: GivenDiscount,
    order: { price?: Money; payment_method?: PaymentMethod | undefined },
  ): Result<DiscountCode> {
    return this.engine.reading(token, ({ sql }) => {
      const judged = judgeDiscount(sql, given, order);
      return judged.ok ? accept(discountShown(judged.value)) : judged;
    });
  }

  /** As the contract's `offerDeletionDiscount`; `percent`: the company's. */
  offerOnDeletion(token: string, percent: number): Result<DiscountCode | null> {
    return this.engine.signedIn(token, ({ sql }) => accept(offerOnDeletion(sql, percent)));
  }

  /** As the contract's `dismissBonus`. */
  dismissBonus(token: string, part: BonusPart): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      dismissBonus(sql, part);
      return accept();
    });
  }

  /** The provider took the payment: how it knows it, and where the member pays. `not_found` for another's. */
  attachPayment(token: string, order: payments.Attachment): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.attachPayment(state, order));
  }

  /** The provider refused the payment or does not know it, so it never began. `not_found` for another's. */
  failPayment(token: string, id: string): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.failPayment(state, id));
  }

  /** `verified` comes from the provider's own record, by webhook or reconciliation. */
  settlePayment(verified: VerifiedPayment): Result<Payment> {
    if (!this.engine.account()) return refuse("not_found");
    return this.engine.act((state) => settlePayment(state, verified));
  }

  /** With its receipts; `not_found` for another's. */
  payment(token: string, id: string): Result<Payment> {
    return this.engine.reading(token, ({ sql }) => paymentWithReceipts(sql, id));
  }

  /** One page of payments, from 1, pending ones first, then newest first; and one month of movements of credits. */
  transactions(token: string, page: number, which: WhichMonth = {}): Result<Transactions> {
    return this.engine.reading(token, ({ sql }) =>
      accept({ ...payments.listPayments(sql, page), ...movementsInMonth(sql, which), statement: wantsStatement(sql) }),
    );
  }

  /** Every movement, the latest first, page by page. */
  movements(token: string, before?: number): Result<MovementsPage> {
    return this.engine.reading(token, ({ sql }) => accept(allMovements(sql, before)));
  }

  /** Those that the provider may still have news of. Asks for no token: no page calls it. */
  openPayments(): ReturnType<typeof payments.openPayments> {
    return payments.openPayments(this.engine.sql);
  }

  /** The member's own limit, in the currency that they are sold in. */
  spendingLimit(token: string, currency: string): Result<OwnSpendingLimit> {
    return this.engine.reading(token, ({ sql }) => accept(spendingLimitOf(sql, currency)));
  }

  /** `limit` in minor units; null: none. */
  setSpendingLimit(token: string, limit: number | null | "keep", currency: string): Result<OwnSpendingLimit> {
    return this.engine.signedIn(token, ({ sql }) => {
      setSpendingLimit(sql, typeof limit === "number" ? { amount: limit, currency } : limit);
      return accept(spendingLimitOf(sql, currency));
    });
  }

  /** From what they can withdraw within so many `days`, and what each would give; and what they withdrew from. */
  withdrawals(token: string, days: number): Result<Withdrawals> {
    return this.engine.reading(token, ({ sql }) => accept(listWithdrawals(sql, days)));
  }

  /** As the contract's `withdraw`. */
  withdraw(token: string, order: Parameters<typeof withdrawFrom>[1]): ReturnType<typeof withdrawFrom> {
    return this.engine.signedIn(token, (state) => withdrawFrom(state, order));
  }

  /** Asks for no token: operators see them, who wrote down why (decision 0174). Undefined where nobody lives. */
  refundablePayments(operator: Actor): ReturnType<typeof refundablePayments> | undefined {
    return this.engine.account() && refundablePayments(this.engine.sql, operator);
  }

  /** One of them, for who looks at the payment, not at its member: no word that was typed about them. Undefined where there is none. */
  refundablePayment(payment_id: string, operator: Actor): ReturnType<typeof findRefundablePayment> {
    const found = this.engine.account() && findRefundablePayment(this.engine.sql, payment_id, operator);
    return found && { ...found, refunds: found.refunds.map((refund) => ({ ...refund, why: null })) };
  }

  /** As the contract's `operatorRefund`. When this answers the audit log knows, unless it cannot be reached now. */
  async refundByOperator(order: OperatorRefund): Promise<Result<{ proposed: boolean }>> {
    return this.#recorded((state) => refundByOperator(state, order));
  }

  /** As the contract's `decideRefund`. */
  async decideProposal(decision: Parameters<typeof decideProposal>[1]): Promise<Result> {
    return this.#recorded((state) => decideProposal(state, decision));
  }

  async #recorded<Value>(act: (state: MemberState) => Result<Value>): Promise<Result<Value>> {
    if (!this.engine.account()) return refuse("not_found");
    const answer = this.engine.act(act);
    if (answer.ok) await this.engine.settled();
    return answer;
  }

  /** How many credits are held for messages to fictional profiles, in all; how they paid last, and what they bought last. */
  buyer(token: string): Result<{
    held: number;
    last_method: PaymentMethod | null;
    last_order: ReturnType<typeof payments.lastOrder>;
  }> {
    return this.engine.reading(token, ({ sql }) =>
      accept({ held: heldInAll(sql), last_method: payments.lastMethod(sql), last_order: payments.lastOrder(sql) }),
    );
  }

  /** What is held for messages of this conversation, and until when at least. Asks for no token: operators see it. */
  heldIn(conversation: string): ReturnType<typeof heldIn> {
    return this.engine.account() ? heldIn(this.engine.sql, conversation) : null;
  }

  /** Credits that the member owes. Asks for no token: operators see it. */
  debt(): number {
    return this.engine.account() ? debtOf(this.engine.sql) : 0;
  }

  /** The balance and every movement of credits, oldest first. Asks for no token: no page calls it. */
  ledger(): { balance: number; entries: LedgerEntry[] } {
    if (!this.engine.exists()) return { balance: 0, entries: [] };
    return { balance: balanceOf(this.engine.sql), entries: ledgerOf(this.engine.sql) };
  }
}
