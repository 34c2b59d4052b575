import { RpcTarget } from "cloudflare:workers";
import type { Mandate, MandateRequest } from "../../../../../../app/contract/money/direct-debit.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { instantOf } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { confirmMandate, type Confirmation } from "./confirm-mandate.ts";
import { blockedUntil } from "./debit-block.ts";
import { type Collection, collectionOf } from "./debits.ts";
import { type MandateOrder, nextCode, requestMandate, shownRequest } from "./mandate-request.ts";
import { activeMandate, listMandates } from "./mandates.ts";
import { revokeMandate } from "./revoke-mandate.ts";

/** All that a member is shown of their mandates; times are ISO 8601. */
interface ShownMandates {
  country: string;
  /** They confirmed their address, so that they hear what is collected. */
  confirmed: boolean;
  mandates: Mandate[];
  request: MandateRequest | null;
  blocked_until: string | null;
}

/** Mandates of direct debits. */
export class DirectDebitCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** What there is, also one that waits for its code. */
  list(token: string): Result<ShownMandates> {
    return this.engine.reading(token, ({ sql }) => {
      const until = blockedUntil(sql);
      const { country, status } = accountOf(sql);
      return accept({
        country,
        confirmed: status === "confirmed",
        mandates: listMandates(sql),
        request: shownRequest(sql),
        blocked_until: until === undefined ? null : instantOf(until),
      });
    });
  }

  /** Can they pay by direct debit: now, after giving a mandate, or not. */
  standing(token: string): Result<"active" | "possible" | "barred"> {
    return this.engine.reading(token, ({ sql }) => {
      if (blockedUntil(sql) !== undefined || accountOf(sql).status !== "confirmed") return accept("barred" as const);
      return accept(activeMandate(sql) ? ("active" as const) : ("possible" as const));
    });
  }

  /** As of `nextCode`. */
  nextCode(token: string, order: MandateOrder): Result<string | null> {
    return this.engine.reading(token, ({ sql }) => nextCode(sql, order));
  }

  /** As the contract's `requestMandate`. */
  request(token: string, order: MandateOrder): Result<MandateRequest> {
    return this.engine.signedIn(token, (state) => requestMandate(state, order));
  }

  /** As the contract's `confirmMandate`. */
  confirm(token: string, confirmation: Confirmation): Result<Mandate> {
    return this.engine.signedIn(token, (state) => confirmMandate(state, confirmation));
  }

  /** Nothing more is collected by it. Again it is the same; `not_found` for another's. */
  revoke(token: string, id: string): Result<Mandate> {
    return this.engine.signedIn(token, (state) => revokeMandate(state, id));
  }

  /** What a payment is collected by, whole: for the provider. `not_found` for one that is paid in another way. */
  collection(token: string, payment_id: string): Result<Collection> {
    return this.engine.reading(token, ({ sql }) => {
      const collection = collectionOf(sql, payment_id);
      return collection ? accept(collection) : refuse("not_found");
    });
  }
}
