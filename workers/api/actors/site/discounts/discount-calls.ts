import { RpcTarget } from "cloudflare:workers";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import {
  addDiscount,
  type DiscountChange,
  discountHistory,
  markStopped,
  findDiscount,
  isSameDiscount,
  listDiscountCodes,
  type NewDiscount,
  noteDiscountChange,
  type StoredDiscount,
} from "./discount-codes.ts";

/** What an operator does with a code, and why. */
interface DiscountAct {
  operator: Actor;
  why: string;
}

/** Discount codes, and what operators do with them. Decision 0218. */
export class DiscountCalls extends RpcTarget {
  constructor(private readonly storage: DurableObjectStorage) {
    super();
  }

  /** By the code as `discountCodeOf` writes it. */
  find(code: string): StoredDiscount | undefined {
    return findDiscount(this.storage.sql, code);
  }

  /** One page, from 1, the latest first. */
  list(page: { page: number; size: number }): ReturnType<typeof listDiscountCodes> {
    return listDiscountCodes(this.storage.sql, page);
  }

  /** With what was done with it. `not_found`. */
  inspect(code: string): Result<{ discount: StoredDiscount; history: DiscountChange[] }> {
    const discount = findDiscount(this.storage.sql, code);
    return discount ? accept({ discount, history: discountHistory(this.storage.sql, code) }) : refuse("not_found");
  }

  /** The same one again is the same code; with other rules `discount_code_taken`. */
  make(discount: NewDiscount, act: DiscountAct): Result {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const earlier = findDiscount(sql, discount.code);
      if (earlier) return isSameDiscount(earlier, discount) ? accept() : refuse("discount_code_taken");
      addDiscount(sql, discount);
      this.#note(discount, "made", act);
      return accept();
    });
  }

  /** For good; again changes nothing. `not_found`. */
  stop(code: string, act: DiscountAct): Result {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const discount = findDiscount(sql, code);
      if (!discount) return refuse("not_found");
      if (discount.status === "stopped") return accept();
      markStopped(sql, code);
      this.#note(discount, "stopped", act);
      return accept();
    });
  }

  /** In the audit log the code of one member is among the words that go with them. */
  #note({ code, user_id }: NewDiscount, action: DiscountChange["action"], { operator, why }: DiscountAct): void {
    const { sql } = this.storage;
    noteDiscountChange(sql, code, { action, operator: operator.name, why });
    writeAudit(sql, {
      operator,
      action: `discount_${action}`,
      ...(user_id === null ? { why: code } : { member: user_id, words: `${code}: ${why}` }),
    });
  }
}
