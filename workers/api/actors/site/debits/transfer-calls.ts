import { RpcTarget } from "cloudflare:workers";
import type { BodyOf } from "../../../../../app/contract/endpoint.ts";
import type {
  changeTransferAccount,
  failTransfer,
  markTransferred,
} from "../../../../../app/contract/operators/money/operator-transfers.ts";
import { BANK_ZONE } from "../../../../../app/domain/direct-debit.ts";
import { dayIn } from "../../../../../app/domain/locale/day.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { ibanOf } from "../../../../../app/domain/sepa/iban.server.ts";
import { clock } from "../../../clock.ts";
import type { ProviderRefund, RefundOrder } from "../../../providers/payment/payment-provider.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import type { Surroundings } from "../operators/queue/queue-calls.ts";
import { endToEndId } from "./debit-files.ts";
import {
  changeAccount,
  countTransfers,
  findTransfer,
  type ListedTransfers,
  listTransfers,
  type Mark,
  markTransfer,
  type PageOf,
  type ShownTransfer,
  shownTransfer,
  takeTransfer,
  type TransferRow,
} from "./transfer-rows.ts";

/** Refunds of filed debits: a provider's part for their members, and the list by which operators transfer them. Decision 0255. */
export class TransferCalls extends RpcTarget {
  constructor(private readonly around: Surroundings) {
    super();
  }

  /** As a provider takes a refund. Undefined: it takes none of this payment, or not so much. */
  take(order: RefundOrder): ProviderRefund | undefined {
    return this.#write((sql) => takeTransfer(sql, order));
  }

  /** How one stands; undefined: it was never taken. */
  find(refund: Pick<RefundOrder, "ref" | "key">): ProviderRefund | undefined {
    return findTransfer(this.around.storage.sql, refund);
  }

  /** What waits, and a page of what was marked; nothing of their own. Each look is written down: whole accounts stand there. */
  list(page: PageOf, operator: Actor): ListedTransfers {
    return this.#write((sql) => {
      writeAudit(sql, { operator, action: "transfers_listed" });
      return listTransfers(sql, { ...page, own: operator.member });
    });
  }

  /** One of them. `not_found`, `yourself`. */
  inspect(number: number, operator: Actor): Result<ShownTransfer> {
    return this.#write((sql) => {
      const row = shownTransfer(sql, number);
      if (!row) return refuse("not_found");
      if (isOwn(row, operator)) return refuse("yourself");
      this.#note(row, { operator, action: "transfers_listed" });
      return accept(row);
    });
  }

  /** How many wait, but for their own. */
  count({ member }: Actor): number {
    return countTransfers(this.around.storage.sql, member);
  }

  /** It was transferred on this day. `not_found`, `yourself`, `decision_changed`; a day on which it cannot have been is `invalid_input`. */
  markTransferred({ day, iban_end, ...marked }: BodyOf<typeof markTransferred>, operator: Actor): Result<object> {
    const mark = { status: "transferred", day, failure: null } as const;
    return this.#mark({ ...marked, seen: "waiting", operator, why: day }, ({ asked_at, ...row }) => {
      if (row.iban_end !== iban_end) return refuse("decision_changed");
      const isPossible = day >= dayIn(BANK_ZONE, asked_at) && day <= dayIn(BANK_ZONE, clock.now());
      return isPossible ? accept(mark) : refuse("invalid_input", { fields: { day: "invalid" } });
    });
  }

  /** It came back (`seen`: it had been transferred) or cannot be transferred. `not_found`, `yourself`, `decision_changed`; `charged_back` where no bank took it back is `invalid_input`. */
  fail({ reason, ...failed }: BodyOf<typeof failTransfer>, operator: Actor): Result<object> {
    const status = failed.seen === "waiting" ? "impossible" : "came_back";
    return this.#mark({ ...failed, operator, why: reason }, ({ day, debit_status }) =>
      reason === "charged_back" && debit_status !== "returned"
        ? refuse("invalid_input", { fields: { reason: "invalid" } })
        : accept({ status, day, failure: reason }),
    );
  }

  /** What waits goes to another account, which the member gave; refused as `markTransferred`. `iban_refused` with why, as for a mandate. */
  changeAccount(
    { number, iban_end, account_holder, iban: typed }: BodyOf<typeof changeTransferAccount>,
    operator: Actor,
  ): Result<object> {
    const iban = ibanOf(typed);
    if (!iban.ok) return iban;
    return this.#write((sql) => {
      const row = shownTransfer(sql, number);
      if (!row) return refuse("not_found");
      if (isOwn(row, operator)) return refuse("yourself");
      if (row.iban === iban.value && row.account_holder === account_holder) return accept({});
      if (row.status !== "waiting" || row.iban_end !== iban_end) return refuse("decision_changed");
      const end = changeAccount(sql, row, { account_holder, iban: iban.value });
      this.#note(row, { operator, action: "transfer_account_changed", why: `${row.iban_end} → ${end}` });
      return accept({});
    });
  }

  /** Once a key; whoever saw another state than it has is told so. */
  #mark(
    { number, mark_id, seen, operator, why }: Marking,
    markOf: (row: ShownTransfer) => Result<Pick<Mark, "status" | "day" | "failure">>,
  ): Result<object> {
    return this.#write((sql) => {
      const row = shownTransfer(sql, number);
      if (!row) return refuse("not_found");
      if (isOwn(row, operator)) return refuse("yourself");
      if (row.mark_id === mark_id) return accept({});
      if (row.status !== seen) return refuse("decision_changed");
      const mark = markOf(row);
      if (!mark.ok) return mark;
      markTransfer(sql, row, { ...mark.value, mark_id, operator: operator.name });
      const action = mark.value.failure === null ? "refund_transferred" : "transfer_failed";
      this.#note(row, { operator, action, why });
      return accept({});
    });
  }

  #note(
    { debit, member }: ShownTransfer,
    {
      why,
      ...entry
    }: {
      operator: Actor;
      action: "transfers_listed" | "transfer_account_changed" | "refund_transferred" | "transfer_failed";
      why?: string;
    },
  ): void {
    const about = member === null ? {} : { member };
    const words = [endToEndId(debit), why].filter(Boolean).join(" ");
    writeAudit(this.around.storage.sql, { ...entry, why: words, ...about });
  }

  #write<Value>(act: (sql: SqlStorage) => Value): Value {
    const { storage, schedule } = this.around;
    const done = storage.transactionSync(() => act(storage.sql));
    schedule();
    return done;
  }
}

type Marking = {
  number: number;
  mark_id: string;
  /** How it stood before the operator's eyes. */
  seen: TransferRow["status"];
  operator: Actor;
  why: string;
};

function isOwn({ member }: ShownTransfer, operator: Actor): boolean {
  return member !== null && member === operator.member;
}
